import { CONDITION_LABELS, type Condition } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';

interface Conditioned {
  readonly condition: Condition;
}

/** A title where shoppers choose and buy: what is not new says so first. */
export function shownTitle({ title, condition }: Conditioned & { readonly title: string }): string {
  const word = conditionWord({ condition });
  return word === undefined ? title : t('design.wordedTitle', { word, title });
}

/** What stands before the title of a product that is not new. */
export function conditionWord({ condition }: Conditioned): string | undefined {
  return condition === 'new' ? undefined : CONDITION_LABELS[condition];
}
