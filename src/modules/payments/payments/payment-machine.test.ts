import { expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { PAYMENT_EVENTS, stepOf } from './payment-machine.ts';
import { PAYMENT_STATES } from './payment-states.ts';
import { readProvider } from './read-provider.ts';

const every = PAYMENT_STATES.flatMap(state => PAYMENT_EVENTS.map(event => ({ state, event, ...stepOf(state, event) })));

it.each([
  ['open', 'paid', 'paid', ['confirm the order']],
  ['failed', 'paid', 'paid', ['confirm the order']],
  ['expired', 'paid', 'paid', ['confirm the order']],
  ['open', 'unwanted', 'returned', ['owe back']],
  ['expired', 'unwanted', 'returned', ['owe back']],
  ['open', 'wrong', 'failed', ['owe back apart']],
  ['paid', 'again', 'paid', ['owe back apart']],
  ['open', 'dropped', 'expired', ['close']],
  ['open', 'failed', 'failed', []],
  ['open', 'expired', 'expired', []],
] as const)('a payment that is %s and hears "%s" is %s', (state, event, to, effects) => {
  expect(stepOf(state, event)).toEqual({ to, effects });
});

it('a payment or refund is never lost, whatever is reported later', () => {
  for (const { state, to } of every) if (state === 'paid' || state === 'returned') expect(to).toBe(state);
});

it('a failure or timeout reported after the payment changes nothing', () => {
  for (const state of ['paid', 'returned'] as const)
    for (const event of ['failed', 'expired', 'dropped', 'paid', 'unwanted'] as const)
      expect(stepOf(state, event)).toEqual({ to: state, effects: [] });
});

it('an order is confirmed by the one step into paid, and what nobody wants always goes back', () => {
  for (const { state, event, to, effects } of every) {
    expect(effects.includes('confirm the order')).toBe(to === 'paid' && state !== 'paid');
    expect(effects.includes('owe back')).toBe(to === 'returned' && state !== 'returned');
    if (event === 'again' || event === 'wrong') expect(effects).toEqual(['owe back apart']);
  }
});

const asked = { amount: paise(5_000_000), captureRef: null };
const money = (ref: string, amount = 5_000_000, currency = 'INR') => ({
  ref,
  payerRef: null,
  amount: paise(amount),
  currency,
});

it.each([
  ['a rupee for fifty thousand', money('c1', 100)],
  ['another currency', money('c1', 5_000_000, 'USD')],
  ['a paisa too much', money('c1', 5_000_001)],
])('%s is wrong, wanted or not', (_, came) => {
  for (const isWanted of [true, false])
    expect(readProvider(asked, { state: 'paid', captures: [came] }, isWanted)).toEqual([
      { event: 'wrong', money: came },
    ]);
});

it('of several payments for one try the first right one counts', () => {
  const captures = [money('c1', 100), money('c2'), money('c3')];
  const events = readProvider(asked, { state: 'paid', captures }, true);
  expect(events.map(({ event, money }) => [event, money?.ref])).toEqual([
    ['wrong', 'c1'],
    ['paid', 'c2'],
    ['again', 'c3'],
  ]);
});

it('money that is known already is nothing new, and makes a failure untrue', () => {
  const known = { ...asked, captureRef: 'c1' };
  expect(readProvider(known, { state: 'failed', captures: [money('c1')] }, true)).toEqual([]);
  expect(readProvider(known, { state: 'expired', captures: [] }, true)).toEqual([]);
});

it('a word of being paid without any money is no payment', () => {
  expect(readProvider(asked, { state: 'paid', captures: [] }, true)).toEqual([]);
  expect(readProvider(asked, { state: 'open', captures: [] }, true)).toEqual([]);
  expect(readProvider(asked, { state: 'failed', captures: [] }, true)).toEqual([{ event: 'failed' }]);
});
