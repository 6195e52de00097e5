import fc from 'fast-check';
import { CHOOSABLE, type ChoosableStatus } from '#orders/orders/order-status.ts';
import { DESK_MOVES, type DeskMove } from '#orders/returns/return/return-states.ts';

/** How many shoppers and products take part; products 0 and 1 are the first seller's, 2 the other's. */
export const SHOPPERS = 3;
export const PRODUCTS = 3;
export const STOCK = 4;
export const SELLER_OF: readonly Seller[] = ['deccan', 'deccan', 'ritchie'];

export const SELLERS = ['deccan', 'ritchie'] as const;
export type Seller = (typeof SELLERS)[number];
export type Method = 'COD' | 'sandbox';
type Person = Seller | 'administrator';

/** What somebody does, as data: a sequence of these is a few weeks of a shop, and can be shrunk and played again. */
export type Command = Shopping | Ordering | Returning | Owing | { readonly do: 'wait'; readonly days: number };

export type Shopping =
  | { readonly do: 'add' | 'set'; readonly who: number; readonly what: number; readonly quantity: number }
  | { readonly do: 'remove'; readonly who: number; readonly what: number }
  | { readonly do: 'order'; readonly who: number; readonly key: number; readonly method: Method };

/** About one of the orders so far: the money of `send back` is all that is owed of it. */
export type Ordering =
  | {
      readonly do: 'move';
      readonly which: number;
      readonly to: ChoosableStatus;
      readonly by: Person;
      /** An administrator says why it is moved although nobody has paid. */
      readonly isDecided?: boolean;
    }
  | { readonly do: 'pay' | 'give up' | 'cancel' | 'send back' | 'receive cash'; readonly which: number };

export type Returning =
  | {
      readonly do: 'ask back';
      readonly which: number;
      readonly what: number;
      readonly quantity: number;
      readonly isFaulty: boolean;
      readonly hasUpiId: boolean;
    }
  | {
      readonly do: 'decide';
      readonly which: number;
      readonly move: DeskMove | 'next';
      readonly by: Person;
      readonly isRestocked: boolean;
    }
  | { readonly do: 'withdraw'; readonly which: number };

/** About what a seller is owed: all that may be paid out and so much more, the last payout taken back, and the rest. */
export type Owing =
  | { readonly do: 'pay out'; readonly seller: Seller; readonly more: number }
  | { readonly do: 'adjust'; readonly seller: Seller; readonly amount: number }
  | { readonly do: 'reverse'; readonly seller: Seller }
  | { readonly do: 'change who takes cash'; readonly seller: Seller };

const who = fc.nat(SHOPPERS - 1);
const what = fc.nat(PRODUCTS - 1);
/** Which of the orders or returns so far, counted from the latest; counted round where there are fewer. */
const which = fc.nat(3);
const quantity = fc.integer({ min: 1, max: 3 });
const method = fc.constantFrom<Method>('COD', 'sandbox');
const seller = fc.constantFrom(...SELLERS);
const by = fc.constantFrom<Person>(...SELLERS, 'administrator');
const key = fc.nat(5);
const flag = fc.boolean();
const is = <Word extends string>(word: Word) => fc.constant(word);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('add', 'set'), who, what, quantity }) },
  { weight: 1, arbitrary: fc.record({ do: is('remove'), who, what }) },
  { weight: 2, arbitrary: fc.record({ do: is('order'), who, key, method }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: is('move'), which, to: fc.constantFrom(...CHOOSABLE), by, isDecided: flag }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('pay', 'give up', 'cancel', 'cancel', 'send back', 'receive cash'),
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('ask back'), which, what, quantity, isFaulty: flag, hasUpiId: flag }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: is('decide'), which, by, isRestocked: flag },
      move: fc.constantFrom<DeskMove | 'next'>(...DESK_MOVES, 'next'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: is('withdraw'), which }) },
  { weight: 3, arbitrary: fc.record({ do: is('wait'), days: fc.constantFrom(1, 6, 7, 8) }) },
  { weight: 2, arbitrary: fc.record({ do: is('pay out'), seller, more: fc.constantFrom(0, 1) }) },
  { weight: 1, arbitrary: fc.record({ do: is('adjust'), seller, amount: fc.integer({ min: -99_999, max: 99_999 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('reverse', 'change who takes cash'), seller }) },
);

const mostly = fc.integer({ min: 0, max: 3 }).map(number => number > 0);

const deliverer = fc.constantFrom<Person>('administrator', 'administrator', ...SELLERS);

/** Goods that are bought and paid, and delivered mostly, by whom it may be; their cash comes mostly. */
const sale = fc
  .record({ who, what, also: what, quantity, key, method, by: deliverer, isDelivered: mostly, isCashIn: mostly })
  .map(({ who, what, also, quantity, key, method, by, isDelivered, isCashIn }): Command[] => [
    { do: 'add', who, what, quantity },
    { do: 'add', who, what: also, quantity: 1 },
    { do: 'order', who, key, method },
    { do: 'pay', which: 0 },
    ...(isDelivered ? [{ do: 'move', which: 0, to: 'delivered', by } as const] : []),
    ...(isCashIn ? [{ do: 'receive cash', which: 0 } as const] : []),
  ]);

/** Goods that come back as far as they can. */
const comeBack = fc
  .record({ which, what, quantity, isFaulty: flag, hasUpiId: mostly, isRestocked: flag })
  .map(({ isRestocked, ...asked }): Command[] => [
    { do: 'ask back', ...asked },
    ...Array(3).fill({ do: 'decide', which: 0, move: 'next', by: 'administrator', isRestocked }),
  ]);

/** Whatever happens, with stretches of what must have happened for anything else to mean much. */
const anyStretch: fc.Arbitrary<Command[]> = fc.oneof(
  { weight: 5, arbitrary: anyCommand.map(command => [command]) },
  { weight: 2, arbitrary: sale },
  { weight: 2, arbitrary: comeBack },
);

/** So many stretches, which are a few weeks of a shop. */
export function anyWeeks(stretches: number): fc.Arbitrary<Command[]> {
  return fc.array(anyStretch, { minLength: stretches / 2, maxLength: stretches, size: 'max' }).map(all => all.flat());
}
