import { beforeAll, expect, it } from 'vitest';
import { knowPaymentServices } from '#payments/payments/known-services.ts';
import { exportedPaymentWords, isUnpaidOnline, paymentSentence, paymentWords } from './payment-words.ts';

beforeAll(() => {
  const nothing = { en: '' };
  const texts = { label: nothing, note: nothing, way: nothing };
  const razorpay = { name: 'razorpay', title: 'Razorpay', pages: [], returns: [], icon: 'card', ...texts } as const;
  knowPaymentServices([razorpay, { ...razorpay, name: 'razorpay-upi', title: 'Razorpay UPI', of: 'razorpay' }]);
});

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

it('a way of paying at a service is named, and one that is not known by its service', () => {
  const said = (paymentMethod: string) => paymentWords({ paymentMethod, paymentStatus: 'paid' });
  expect(said('razorpay-upi')).toBe('Razorpay UPI, paid');
  expect(said('razorpay-hdfc')).toBe('Razorpay, paid');
  expect(said('gone')).toBe('Gone, paid');
});

it('cash on delivery is pending until it is paid', () => {
  expect(paymentWords({ paymentMethod: 'COD', paymentStatus: 'pending' })).toBe('COD, pending');
  expect(isUnpaidOnline({ paymentMethod: 'COD', paymentStatus: 'pending' })).toBe(false);
});

it('an order file distinguishes what can still be paid online, what no longer can, and cash on delivery', () => {
  const said = (paymentMethod: 'razorpay' | 'COD', paymentStatus: 'pending' | 'failed' | 'paid') =>
    exportedPaymentWords({ paymentMethod, paymentStatus });
  expect([said('razorpay', 'pending'), said('razorpay', 'failed'), said('razorpay', 'paid')]).toEqual([
    'awaiting payment',
    'not paid',
    'paid',
  ]);
  expect(said('COD', 'pending')).toBe('pending');
});

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
