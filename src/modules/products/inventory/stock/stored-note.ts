import { t } from '#shared/language/t.ts';

/**
 * A note of a stock movement as the reader sees it. Those of the shop itself are stored in English; what people wrote
 * stays as it is.
 */
export function shownStockNote(note: string): string {
  if (note === 'edited') return t('products.inventory.movement.edited');
  const [, file] = /^Import of (.+)$/.exec(note) ?? [];
  return file === undefined ? note : t('products.imports.stockNote', { file });
}
