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
    isLastAdministrator && 'You are the only administrator. Please make someone else an administrator first.',
    orders > 0 && `${counted(orders, 'order', 'in progress')} to be delivered or cancelled first.`,
    sales > 0 && `${counted(sales, 'order', 'to deliver')} to be delivered or rejected first.`,
    returns > 0 && `${counted(returns, 'return', 'in progress')} to be completed or cancelled first.`,
    refunds > 0 && `${counted(refunds, 'refund', 'on the way')} to reach you first.`,
    returnsToSettle > 0 &&
      `${counted(returnsToSettle, 'return', 'of your products')} to be completed or rejected first.`,
    productsOnSale > 0 && `${counted(productsOnSale, 'product', 'on sale')} to be taken off sale first.`,
    cashToCome > 0 &&
      `The shop is waiting for the cash of ${cashToCome === 1 ? 'one' : cashToCome} of your orders. It must be received first.`,
    balance > 0 && `The shop owes you ${priceTag(balance)}. It has to be paid out first.`,
    balance < 0 && `You owe the shop ${priceTag(paise(-balance))}. It has to be paid first.`,
  ].filter(sentence => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function counted(count: number, noun: string, how: string): string {
  return count === 1 ? `You have one ${noun} ${how}. It has` : `You have ${count} ${noun}s ${how}. They have`;
}
