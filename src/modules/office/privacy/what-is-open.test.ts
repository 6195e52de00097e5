import { expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { whatIsOpen } from './what-is-open.ts';

const NOTHING = {
  orders: 0,
  sales: 0,
  returns: 0,
  refunds: 0,
  returnsToSettle: 0,
  productsOnSale: 0,
  balance: paise(0),
  cashToCome: 0,
  isLastAdministrator: false,
};

it('nothing stands in the way of who has settled everything', () => {
  expect(whatIsOpen(NOTHING)).toBeUndefined();
});

it.each([
  [{ orders: 1 }, 'You have one order in progress. It has to be delivered or cancelled first.'],
  [{ orders: 3 }, 'You have 3 orders in progress. They have to be delivered or cancelled first.'],
  [{ balance: paise(13_790_000) }, 'The shop owes you ₹1,37,900. It has to be paid out first.'],
  [{ balance: paise(-50) }, 'You owe the shop ₹0.50. It has to be paid first.'],
  [{ returns: 1 }, 'You have one return in progress. It has to be completed or cancelled first.'],
  [{ refunds: 2 }, 'You have 2 refunds on the way. They have to reach you first.'],
  [{ returnsToSettle: 1 }, 'You have one return of your products. It has to be completed or rejected first.'],
  [{ cashToCome: 1 }, 'The shop is waiting for the cash of one of your orders. It must be received first.'],
  [{ cashToCome: 12 }, 'The shop is waiting for the cash of 12 of your orders. It must be received first.'],
  [{ isLastAdministrator: true }, 'You are the only administrator. Please make someone else an administrator first.'],
  [
    { sales: 2, productsOnSale: 1 },
    'You have 2 orders to deliver. They have to be delivered or rejected first. ' +
      'You have one product on sale. It has to be taken off sale first.',
  ],
])('%o is said in words', (open, sentence) => {
  expect(whatIsOpen({ ...NOTHING, ...open })).toBe(sentence);
});
