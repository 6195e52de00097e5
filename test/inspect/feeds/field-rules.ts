/** Parts of the published rules of feeds, as JSON Schema. */
export const PRICE = { type: 'string', pattern: '^\\d+\\.\\d{2} INR$' };
export const ADDRESS = { type: 'string', format: 'uri', pattern: '^https?://', maxLength: 2000 };
export const GTIN = { type: 'string', pattern: '^(?:\\d{8}|\\d{12,14})$' };
export const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
