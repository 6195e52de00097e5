import type { TxCtx } from '#platform/context.ts';

/** The brands a shop begins with, in the order of its tiles. */
const FIRST_BRANDS: Readonly<Record<string, string>> = {
  apple: 'Apple',
  samsung: 'Samsung',
  xiaomi: 'Xiaomi',
  oneplus: 'OnePlus',
  nothing: 'Nothing',
  realme: 'realme',
  boat: 'boAt',
};

/** Adds those that are missing. */
export async function insertFirstBrands(tx: TxCtx): Promise<void> {
  const rows = Object.entries(FIRST_BRANDS).map(([id, label], position) => ({ id, label, position, mark: id }));
  await tx.db
    .insertInto('brands')
    .values(rows)
    .onConflict(clash => clash.doNothing())
    .execute();
  tx.changed('catalog');
}
