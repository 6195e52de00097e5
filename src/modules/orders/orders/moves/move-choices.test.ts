import { describe, expect, it } from 'vitest';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import {
  closedWords,
  leftWords,
  moveChoices,
  movingOf,
  rejectManyWords,
  rejectWords,
  unpaidAmong,
} from './move-choices.ts';

const part = (orderStatus: Parameters<typeof moveChoices>[0][number]['orderStatus']) =>
  ({ orderStatus, paymentStatus: 'pending' }) as const;
const openFor = (choices: ReturnType<typeof moveChoices>) =>
  choices.filter(choice => choice.isAllowed).map(choice => choice.status);

describe('the statuses a person may choose', () => {
  it('are all but the present one for an administrator', () => {
    expect(
      openFor(moveChoices([part('delivered')], { isNamed: false, isAdministrator: true, paysOnDelivery: true })),
    ).toEqual(['pending', 'inProcess', 'inShipping', 'rejected']);
  });

  it('lead forward or to a rejection for a seller', () => {
    const choices = moveChoices([part('inProcess')], { isNamed: false, isAdministrator: false, paysOnDelivery: true });
    expect(openFor(choices)).toEqual(['inShipping', 'delivered', 'rejected']);
    expect(closedWords(choices, false)).toMatch(/reject it before/);
  });

  it('are a rejection alone for a seller whose buyer has not paid online yet', () => {
    const choices = moveChoices([part('pending')], { isNamed: false, isAdministrator: false, paysOnDelivery: false });
    expect(openFor(choices)).toEqual(['rejected']);
    expect(closedWords(choices, false)).toMatch(/not paid yet/);
  });

  it('can no longer be rejected once the items are on their way', () => {
    const choices = moveChoices([part('inShipping')], { isNamed: false, isAdministrator: false, paysOnDelivery: true });
    expect(openFor(choices)).toEqual(['delivered']);
    expect(closedWords(choices, false)).toMatch(/only mark it delivered/);
  });

  it('are none for a seller whose part is delivered', () => {
    const choices = moveChoices([part('delivered')], { isNamed: false, isAdministrator: false, paysOnDelivery: true });
    expect(openFor(choices)).toEqual([]);
    expect(closedWords(choices, false)).toMatch(/administrator/);
  });

  it('are open when one part would move, and say what stays', () => {
    const refunded = { orderStatus: 'rejected', paymentStatus: 'refunded' } as const;
    const parts = [part('pending'), refunded, part('cancelled')];
    const scope = { isNamed: false, isAdministrator: true, paysOnDelivery: true };
    expect(openFor(moveChoices(parts, scope))).toEqual(['inProcess', 'inShipping', 'delivered', 'rejected']);
    const { moving, left } = movingOf(parts, 'inShipping', scope);
    expect(moving).toEqual([parts[0]]);
    expect(leftWords(left, 3)).toBe('1 of 3 seller orders will change; 2 stay rejected or cancelled.');
    expect(leftWords([], 3)).toBeUndefined();
  });

  it('reopen what was rejected when it is named, or when nothing of the order is live', () => {
    const both = [part('pending'), part('rejected')];
    const named = { isNamed: true, isAdministrator: true, paysOnDelivery: true };
    expect(movingOf([part('rejected')], 'inProcess', named).moving).toHaveLength(1);
    expect(movingOf(both, 'inProcess', { ...named, isNamed: false }).moving).toEqual([both[0]]);
    expect(movingOf([part('rejected')], 'inProcess', { ...named, isNamed: false }).moving).toHaveLength(1);
  });
});

describe('the words before a rejection', () => {
  const paid = [{ orderStatus: 'delivered', paymentStatus: 'paid' }] as const;

  it('say of what was paid online that it goes back and is over', () => {
    const words = rejectWords([{ orderStatus: 'confirmed', paymentStatus: 'paid' }], false, false);
    expect(words).toMatch(/payment is refunded, and the order can’t be reopened/);
    expect(words).not.toMatch(/administrator/);
  });

  it('say of cash that was paid that it is owed back, also where another part was rejected before', () => {
    expect(rejectWords([part('rejected'), ...paid], true, true)).toMatch(
      /gets a refund of the cash.*can’t be reopened/,
    );
  });

  it('say of what nobody paid who can reopen it, and nothing of money', () => {
    expect(rejectWords([part('pending')], false, true)).toMatch(
      /mail the shopper\. Only an administrator can reopen it\.$/,
    );
    expect(rejectWords([part('pending')], true, true)).toMatch(/mail the shopper\.$/);
  });

  it('say of many that the money goes back, and who can revive the others', () => {
    expect(rejectManyWords(true)).toMatch(/mail the shoppers\. Paid orders are refunded and can’t be reopened\./);
    expect(rejectManyWords(true)).not.toMatch(/administrator/);
    expect(rejectManyWords(false)).toMatch(/reopened\. Only an administrator can reopen the others\.$/);
  });
});

const order = (number: string, paymentMethod: 'COD' | 'razorpay', paymentStatus: 'pending' | 'paid' | 'failed') =>
  ({ number, paymentMethod, paymentStatus, orderStatus: 'confirmed' }) as OrderSummary;
const CHOSEN = [
  order('BB-1', 'COD', 'pending'),
  order('BB-2', 'razorpay', 'pending'),
  order('BB-3', 'razorpay', 'paid'),
  order('BB-4', 'razorpay', 'failed'),
];

it('names what would leave unpaid, and to sellers whatever waits for its payment', () => {
  const among = (to: ChoosableStatus, isAdministrator: boolean) => unpaidAmong(CHOSEN, to, isAdministrator);
  for (const to of ['inShipping', 'delivered'] as const)
    for (const isAdministrator of [true, false]) expect(among(to, isAdministrator)).toEqual(['BB-2', 'BB-4']);
  expect(among('inProcess', true)).toEqual([]);
  expect(among('inProcess', false)).toEqual(['BB-2', 'BB-4']);
  for (const isAdministrator of [true, false]) expect(among('rejected', isAdministrator)).toEqual([]);
});
