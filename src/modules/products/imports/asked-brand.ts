import * as z from 'zod/mini';

/** A brand that files of sellers name and the shop does not have. */
export const AskedBrand = z.object({ label: z.string(), rows: z.int(), sellers: z.int() });
export type AskedBrand = z.output<typeof AskedBrand>;
