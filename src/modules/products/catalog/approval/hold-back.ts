import type { ProductContent } from '#products/catalog/product/product-content.ts';
import type { Paise } from '#shared/money/money.ts';

/** What follows the category: it waits together with it, so that a product never has the attributes of another category. */
const WITH_CATEGORY = ['kind', 'hsn', 'gstRateBp', 'serialKind', 'attributes'] as const;

/** The fields of which a change may have to wait for an administrator. */
export const RISKY_FIELDS = ['brand', 'price', 'salePrice', 'fits', ...WITH_CATEGORY] as const;
export type RiskyFields = Pick<ProductContent, (typeof RISKY_FIELDS)[number]>;

/** The values that wait, by field. */
export type WaitingChanges = Partial<RiskyFields>;

export interface StoredFields extends RiskyFields {
  readonly waiting: WaitingChanges | null;
  /** The MRP from which rises are measured; null for the present one. */
  readonly checkedPrice: Paise | null;
}

interface Judged<Wanted> {
  /** What is written now. */
  readonly now: Wanted;
  readonly waiting: WaitingChanges | null;
  readonly checkedPrice: Paise | null;
}

/**
 * Divides a change into what is written now and what waits. A field with its present value says nothing new, so what
 * waits of it stays. Of what the product fits, new lines wait and the others are written. @param risePercent rises of the MRP above this wait; undefined if nothing has to wait
 */
export function holdBack<Wanted extends WaitingChanges>(
  wanted: Wanted,
  stored: StoredFields,
  risePercent: number | undefined,
): Judged<Wanted> {
  const now: Partial<RiskyFields> = { ...wanted };
  const waiting: { -readonly [Field in keyof RiskyFields]?: RiskyFields[Field] } = { ...stored.waiting };
  let { checkedPrice } = stored;
  const waits = (fields: readonly (keyof RiskyFields)[]) => {
    for (const field of fields) {
      if (risePercent === undefined) delete waiting[field];
      else {
        Object.assign(waiting, { [field]: wanted[field] });
        Object.assign(now, { [field]: stored[field] });
      }
    }
  };
  if (wanted.brand !== undefined && wanted.brand !== stored.brand) waits(['brand']);
  if (wanted.kind !== undefined && wanted.kind !== stored.kind) waits(WITH_CATEGORY);
  if (wanted.fits !== undefined && JSON.stringify(wanted.fits) !== JSON.stringify(stored.fits)) {
    delete waiting.fits;
    if (risePercent !== undefined && addsFits(wanted.fits, stored.fits)) {
      waits(['fits']);
      Object.assign(now, { fits: wanted.fits.filter(line => stored.fits.includes(line)) });
    }
  }
  if (wanted.salePrice !== undefined && wanted.salePrice !== stored.salePrice) delete waiting.salePrice;
  if (wanted.price !== undefined && wanted.price !== stored.price) {
    delete waiting.price;
    delete waiting.salePrice;
    if (risePercent !== undefined && risesTooMuch(wanted.price, stored, risePercent)) {
      // A sale price that only the new MRP allows waits with it.
      const fits = (wanted.salePrice ?? 0) < stored.price;
      waits(fits ? ['price'] : ['price', 'salePrice']);
    } else checkedPrice = risePercent === undefined ? null : (checkedPrice ?? stored.price);
  }
  return { now: now as Wanted, waiting: Object.keys(waiting).length > 0 ? waiting : null, checkedPrice };
}

/** Whether the product would be shown beside products beside which it is not shown yet. */
export function addsFits(wanted: readonly string[], stored: readonly string[]): boolean {
  return wanted.some(line => !stored.includes(line));
}

/** Whether a rise of the MRP has to wait. */
export function risesTooMuch(
  price: Paise,
  stored: Pick<StoredFields, 'price' | 'checkedPrice'>,
  risePercent: number,
): boolean {
  return price > stored.price && price * 100 > (stored.checkedPrice ?? stored.price) * (100 + risePercent);
}
