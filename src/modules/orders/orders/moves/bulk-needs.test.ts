import { expect, it } from 'vitest';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import { unpaidAmong } from './bulk-needs.ts';

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
