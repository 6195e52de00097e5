import fc from 'fast-check';
import { CHOOSABLE, type ChoosableStatus } from '#features/orders/order-status.ts';

/** How many shoppers and products take part; products 0 and 1 are the first seller's, 2 the other's. */
export const SHOPPERS = 3;
export const PRODUCTS = 3;
export const STOCK = 4;
export const SELLER_OF: readonly Seller[] = ['deccan', 'deccan', 'ritchie'];

export type Seller = 'deccan' | 'ritchie';
export type Method = 'COD' | 'sandbox';

/** What somebody does, as data: a sequence of these is a whole day of a shop, and can be shrunk and played again. */
export type Command =
  | { readonly do: 'add' | 'set'; readonly who: number; readonly what: number; readonly quantity: number }
  | { readonly do: 'remove'; readonly who: number; readonly what: number }
  | { readonly do: 'order'; readonly who: number; readonly key: number; readonly method: Method }
  | {
      readonly do: 'move';
      readonly which: number;
      readonly to: ChoosableStatus;
      readonly by: Seller | 'administrator';
    }
  | { readonly do: 'pay'; readonly which: number }
  | { readonly do: 'give up'; readonly which: number };

const who = fc.nat(SHOPPERS - 1);
const what = fc.nat(PRODUCTS - 1);
/** Which of the orders so far; counted round where there are fewer. */
const which = fc.nat(7);
const quantity = fc.integer({ min: 1, max: 3 });
const method = fc.constantFrom<Method>('COD', 'sandbox');

/** Buying is likelier than all else, so that there is something to move. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('add' as const), who, what, quantity }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('set' as const), who, what, quantity }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), who, what }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('order' as const), who, key: fc.nat(3), method }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which,
      to: fc.constantFrom(...CHOOSABLE),
      by: fc.constantFrom('deccan' as const, 'ritchie' as const, 'administrator' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('give up' as const), which }) },
);
