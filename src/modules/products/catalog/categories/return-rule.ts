import { RETURN_DAYS } from '#orders/returns/return/return-window.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';

/**
 * For what reasons a product can be returned: any; only because something is wrong with it, for which it is replaced or
 * refunded; or `none`, which says why. What arrives damaged, faulty, wrong or incomplete can always be returned: no seller
 * may refuse that by law.
 */
export const RETURN_WAYS = ['any', 'replacement', 'none'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** A category's rule for returns. An order line keeps the one under which it was sold. */
export interface ReturnRule {
  readonly way: ReturnWay;
  /** After delivery. */
  readonly days: number;
  /** Why it can't be returned, by language; there is always an English one. For `none` only. */
  readonly reasons?: Readonly<Record<string, string>> | undefined;
}

/** Never shorter than what the shop promises everywhere. */
export const FEWEST_DAYS_FOR_RETURN = RETURN_DAYS;
export const MOST_DAYS_FOR_RETURN = 60;

/** Where no category says anything. */
export const USUAL_RETURNS: ReturnRule = { way: 'any', days: RETURN_DAYS };

/** What products say of it, in the language that is spoken. */
export function returnsText({ way, days, reasons }: ReturnRule, language: string): string {
  if (way === 'any') return t('products.catalog.facts.returns', { days });
  if (way === 'replacement') return t('products.catalog.facts.replacement', { days });
  const reason = reasons?.[language] || reasons?.[SOURCE_LANGUAGE] || '';
  return t('products.catalog.facts.noReturns', { reason, days });
}
