import { t } from '#shared/language/t.ts';
import { dayOfText } from '#shared/time/dates.ts';

/** Why a product can't be ordered while its shop is paused. */
export function unavailableWords({
  title,
  sellerName,
  returnsOn,
}: {
  readonly title: string;
  readonly sellerName: string;
  /** A day as `2026-11-24`; null when it is not known yet. */
  readonly returnsOn: string | null;
}): string {
  return returnsOn === null
    ? t('products.catalog.paused', { title, seller: sellerName })
    : t('products.catalog.pausedUntil', { title, seller: sellerName, day: dayOfText(returnsOn) });
}
