import type { RateName } from '#shop/shop/rates/rate-entry.ts';

export interface RateLimits {
  readonly label: string;
  /** What it is a part of, and whose. */
  readonly base: string;
  /** In basis points; more is a slip of the hand. */
  readonly most: number;
  /** Whether it may differ from product to product. */
  readonly of: 'all products' | 'kinds' | 'kinds and HSN codes';
}

/** What is said of each rate and what it may be. */
export const RATES: Readonly<Record<RateName, RateLimits>> = {
  commission: { label: 'Commission', base: 'of the selling price of a seller’s products', most: 5_000, of: 'kinds' },
  gstOnCommission: { label: 'GST on commission', base: 'of the commission', most: 4_000, of: 'all products' },
  tcs: { label: 'TCS', base: 'of a seller’s net taxable sales, section 52 CGST Act', most: 500, of: 'all products' },
  tds: { label: 'TDS', base: 'of a seller’s gross sales, section 393 Income-tax Act', most: 2_000, of: 'all products' },
  tdsWithoutPan: {
    label: 'TDS without PAN',
    base: 'of the gross sales of a seller without a GST number, which contains the PAN',
    most: 2_000,
    of: 'all products',
  },
  gst: { label: 'GST on products', base: 'included in the prices', most: 4_000, of: 'kinds and HSN codes' },
};
