import { expect, it } from 'vitest';
import { shownNote } from '#orders/orders/moves/stored-notes.ts';
import { newId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { paise } from '#shared/money/money.ts';
import type { CashOfPart } from './cash.queries.ts';
import { cashNote } from './stored-words.ts';

const DELIVERED: CashOfPart = {
  ...{ partId: newId<'order part'>(), orderId: newId<'order'>(), orderNumber: 100_042 },
  ...{ sellerId: newId<'seller'>(), seller: 'Deccan Digital', carrier: 'Delhivery', tracking: 'AWB1' },
  ...{ amount: paise(129_900), state: 'expected', holder: null, deliveredAt: null, unprovenReason: null },
  ...{ receivedOn: null, reference: null },
};
const OUT = [
  {},
  { state: 'collected', holder: 'courier' },
  { state: 'collected', holder: 'seller' },
] as const satisfies Partial<CashOfPart>[];
const IN = [
  { state: 'remitted', holder: 'courier', reference: 'UTR 1' },
  { state: 'direct', holder: 'seller', reference: 'by hand' },
] as const satisfies Partial<CashOfPart>[];

it.each([
  ...OUT.flatMap(cash => [false, true].map(isUndone => cashNote({ ...DELIVERED, ...cash }, { isUndone }))),
  ...IN.map(cash => cashNote({ ...DELIVERED, ...cash }, { isUndone: false })),
])('“%s” is shown in the language of the page', note => {
  expect(shownNote(note)).toBe(note);
  const hindi = speaking('hi', () => shownNote(note)) ?? '';
  expect(hindi).toMatch(/^नकद ₹1,299.00: \P{Script=Latin}+(?:, (?:UTR 1|by hand))?$/u);
});
