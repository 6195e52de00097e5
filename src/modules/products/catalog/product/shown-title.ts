import { CONDITION_LABELS, type Condition } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';

/** A title where shoppers choose and buy: what is not new says so first. */
export function shownTitle({ title, condition }: { readonly title: string; readonly condition: Condition }): string {
  return condition === 'new'
    ? title
    : t('products.catalog.condition.title', { condition: CONDITION_LABELS[condition], title });
}
