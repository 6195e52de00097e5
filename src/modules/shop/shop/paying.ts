import { t } from '#shared/language/t.ts';
import type { ShopFront } from './contract.ts';

/** What decides how orders can be paid. Cash on delivery is always available, up to the limit if there is one. */
export type PayingFacts = Pick<ShopFront, 'payments' | 'codCap'>;

/** How orders can be paid, in a few words; `waysToPay` says it in a sentence. */
export function payShortly({ payments }: Pick<PayingFacts, 'payments'>): string {
  return payments.length > 0 ? t('shop.shop.pay.both') : t('shop.shop.pay.onDelivery');
}
