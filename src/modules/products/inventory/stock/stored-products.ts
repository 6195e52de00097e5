import { t } from '#shared/language/t.ts';
import { ungrouped } from '#shared/money/ungrouped.ts';
import { countText } from '#shared/text/count-text.ts';

/** What the audit log has of changed products: the title of the only one, or “12 products”. */
export function storedProducts(titles: readonly string[]): string {
  return titles.length === 1 ? (titles[0] ?? '') : countText(titles.length, 'product');
}

/** The same in the language that is spoken. */
export function shownProductCount(stored: string): string {
  const count = ungrouped(/^(\S+) products$/.exec(stored)?.[1] ?? '');
  return count === undefined ? stored : t('products.inventory.storedCount', { count: Number(count) });
}
