import type { Brand } from '#demo/goods/family.ts';
import type { TxCtx } from '#platform/context.ts';

/** The brands the shop begins with, in the order of its tiles. */
export const BRAND_LABELS: Readonly<Record<Brand, string>> = {
  apple: 'Apple',
  samsung: 'Samsung',
  xiaomi: 'Xiaomi',
  oneplus: 'OnePlus',
  nothing: 'Nothing',
  realme: 'realme',
  boat: 'boAt',
};

export async function loadBrands(tx: TxCtx): Promise<void> {
  const rows = Object.entries(BRAND_LABELS).map(([id, label], position) => ({ id, label, position, mark: id }));
  await tx.db
    .insertInto('brands')
    .values(rows)
    .onConflict(clash => clash.doNothing())
    .execute();
  tx.changed('catalog');
}
