import { t } from '#shared/language/t.ts';
import { type Paise, paise, priceTag } from '#shared/money/money.ts';

/** What may prevent an account from being deleted. */
export interface OpenMatters {
  /** Their own orders in progress. */
  readonly orders: number;
  /** As a seller: orders not delivered yet. */
  readonly sales: number;
  /** Their own returns in progress. */
  readonly returns: number;
  /** Refunds they have not received yet. */
  readonly refunds: number;
  /** As a seller: returns in progress of products they sold. */
  readonly returnsToSettle: number;
  readonly productsOnSale: number;
  /** As a seller: what the shop owes them; negative if they owe the shop. */
  readonly balance: Paise;
  /** As a seller: delivered orders whose cash the shop has not received. */
  readonly cashToCome: number;
  readonly isLastAdministrator: boolean;
}

/** What has to be done before the account can be deleted, one sentence each; undefined if it can be deleted now. */
export function whatIsOpen(matters: OpenMatters): string | undefined {
  const { orders, sales, returns, refunds, returnsToSettle, productsOnSale, balance } = matters;
  const { cashToCome, isLastAdministrator } = matters;
  const sentences = [
    isLastAdministrator && t('office.privacy.open.administrator'),
    orders > 0 && t('office.privacy.open.orders', { count: orders }),
    sales > 0 && t('office.privacy.open.sales', { count: sales }),
    returns > 0 && t('office.privacy.open.returns', { count: returns }),
    refunds > 0 && t('office.privacy.open.refunds', { count: refunds }),
    returnsToSettle > 0 && t('office.privacy.open.returnsToSettle', { count: returnsToSettle }),
    productsOnSale > 0 && t('office.privacy.open.products', { count: productsOnSale }),
    cashToCome > 0 && t('office.privacy.open.cash', { count: cashToCome }),
    balance > 0 && t('office.privacy.open.owed', { amount: priceTag(balance) }),
    balance < 0 && t('office.privacy.open.owing', { amount: priceTag(paise(-balance)) }),
  ].filter(sentence => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
