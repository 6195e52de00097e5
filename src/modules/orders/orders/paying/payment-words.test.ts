import { expect, it } from 'vitest';
import { exportedPaymentWords, isUnpaidOnline, paymentWords } from './payment-words.ts';

it('an order that was to be paid online says that it is not paid, until money has come', () => {
  const said = (['pending', 'failed', 'paid', 'partially_refunded', 'refunded'] as const).map(paymentStatus =>
    paymentWords({ paymentMethod: 'razorpay', paymentStatus }),
  );
  expect(said).toEqual([
    'Razorpay, not paid',
    'Razorpay, not paid',
    'Razorpay, paid',
    'Razorpay, partly refunded',
    'Razorpay, refunded',
  ]);
});

it('cash on delivery is pending until it is paid', () => {
  expect(paymentWords({ paymentMethod: 'COD', paymentStatus: 'pending' })).toBe('COD, pending');
  expect(isUnpaidOnline({ paymentMethod: 'COD', paymentStatus: 'pending' })).toBe(false);
});

it('a file tells what can still be paid online from what can’t, and from cash at the door', () => {
  const said = (paymentMethod: 'razorpay' | 'COD', paymentStatus: 'pending' | 'failed' | 'paid') =>
    exportedPaymentWords({ paymentMethod, paymentStatus });
  expect([said('razorpay', 'pending'), said('razorpay', 'failed'), said('razorpay', 'paid')]).toEqual([
    'awaiting payment',
    'not paid',
    'paid',
  ]);
  expect(said('COD', 'pending')).toBe('pending');
});
