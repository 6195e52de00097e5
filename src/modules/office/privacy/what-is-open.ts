import { type Paise, paise, priceTag } from '#shared/money/money.ts';

/** What may stand in the way of deleting an account. */
export interface OpenMatters {
  /** Orders of theirs that are neither delivered nor over. */
  readonly orders: number;
  /** Orders that they, as a seller, have not delivered yet. */
  readonly sales: number;
  /** Returns of theirs that are not settled. */
  readonly returns: number;
  /** Money that is on its way back to them. */
  readonly refunds: number;
  /** Returns of what they, as a seller, have sold. */
  readonly returnsToSettle: number;
  readonly productsOnSale: number;
  /** What the shop owes them as a seller; below zero what they owe the shop. */
  readonly balance: Paise;
  /** Delivered orders that they, as a seller, have sold and whose cash has not reached the shop. */
  readonly cashToCome: number;
  readonly isLastAdministrator: boolean;
}

/** What must be settled before an account can go, in a sentence each; undefined when nothing stands in the way. */
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
