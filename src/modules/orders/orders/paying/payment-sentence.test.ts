import { expect, it } from 'vitest';
import { paymentSentence } from './payment-sentence.ts';

type Paying = Parameters<typeof paymentSentence>[0];
const UNTIL = new Date('2026-11-22T10:30:00Z');

it.each<[Paying['paymentMethod'], Paying['orderStatus'], Paying['paymentStatus'], Date | null, string]>([
  ['COD', 'inShipping', 'pending', null, 'To be paid on delivery'],
  ['COD', 'delivered', 'paid', null, 'Paid on delivery'],
  ['COD', 'cancelled', 'pending', null, 'Nothing was paid'],
  ['razorpay', 'pending', 'pending', UNTIL, 'Waiting for your payment'],
  ['razorpay', 'confirmed', 'paid', null, 'Paid with Razorpay'],
  ['razorpay', 'cancelled', 'failed', null, 'Not paid'],
  ['paypal', 'confirmed', 'partially_refunded', null, 'Paid, refunded in part'],
  ['COD', 'delivered', 'refunded', null, 'Refunded'],
])(
  'an order by %s that is %s and %s, to be paid until %s: %s',
  (paymentMethod, orderStatus, paymentStatus, payUntil, words) =>
    expect(paymentSentence({ paymentMethod, orderStatus, paymentStatus, payUntil })).toBe(words),
);
