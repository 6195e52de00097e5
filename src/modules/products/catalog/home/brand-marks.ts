/** The marks that come with the shop, by name; a brand without one stands as its name. */
export const BRAND_MARKS = ['apple', 'boat', 'nothing', 'oneplus', 'realme', 'samsung', 'xiaomi'] as const;
