import { beforeAll, describe, expect, it } from 'vitest';
import { currentOrder, forgetCurrentOrder, keepCurrentOrder } from '#orders/orders/checkout/current-order.ts';
import { approvalTarget } from '#orders/orders/paying/payment-urls.ts';
import { knowPaymentServices, type PaymentService } from '#payments/payments/known-services.ts';
import { newId } from '#shared/id.ts';
import { readPaymentReturn } from './payment-urls.ts';
import { timeLeft } from './time-left.ts';

const OWN = 'https://shop.example';

beforeAll(() =>
  knowPaymentServices([
    service('razorpay', ['https://rzp.io'], ['razorpay_payment_link_id', 'razorpay_signature']),
    service('paypal', ['https://www.paypal.com'], ['token', 'PayerID']),
  ]),
);

function service(name: string, pages: PaymentService['pages'], returns: readonly string[]): PaymentService {
  const nothing = { en: '' };
  return { name, title: name, pages, returns, icon: 'card', label: nothing, note: nothing, way: nothing };
}

describe('where a shopper is led to pay (D19)', () => {
  it.each([
    ['/sandbox/pay/sbx_1', `${OWN}/sandbox/pay/sbx_1`],
    [`${OWN}/sandbox/pay/sbx_1`, `${OWN}/sandbox/pay/sbx_1`],
    ['https://rzp.io/i/nxrHnLJ', 'https://rzp.io/i/nxrHnLJ'],
    ['https://www.paypal.com/checkoutnow?token=5O1', 'https://www.paypal.com/checkoutnow?token=5O1'],
  ])('may be %s', (address, target) => expect(approvalTarget(address, OWN)).toBe(target));

  it.each([
    ['//evil.example/pay'],
    ['https://evil.example/rzp.io'],
    ['https://rzp.io.evil.example/i/1'],
    ['https://rzp.io@evil.example/i/1'],
    ['http://rzp.io/i/1'],
    ['https:evil.example'],
    ['/\\evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,hello'],
    ['https://'],
  ])('is never %s', address => {
    const target = approvalTarget(address, OWN);
    expect(target === undefined || target.startsWith(`${OWN}/`)).toBe(true);
    expect(target ?? '').not.toMatch(/^https?:\/\/[^/]*evil/);
  });
});

describe('what a shopper brings back from a provider', () => {
  const orderId = newId<'order'>();
  const read = (query: string) => readPaymentReturn(new URLSearchParams(query));

  it('is read by the names that each provider uses', () => {
    expect(read(`orderId=${orderId}&paymentId=sbx_1&PayerID=p1&signature=abc`)).toEqual({
      orderId,
      words: { paymentId: 'sbx_1', payerId: 'p1', signature: 'abc' },
      isUnfinished: false,
    });
    expect(read(`orderId=${orderId}&razorpay_payment_link_id=plink_1&razorpay_signature=s&other=1`).words).toEqual({
      razorpay_payment_link_id: 'plink_1',
      razorpay_signature: 's',
    });
  });

  it('says when the payment page was left before approving', () => {
    expect(read('token=5O1').isUnfinished).toBe(true);
    expect(read('token=5O1&PayerID=7').isUnfinished).toBe(false);
    expect(read('').isUnfinished).toBe(false);
  });

  it('is taken for nothing where it can’t be what it claims', () => {
    expect(read(`orderId=1%27--&token=${'x'.repeat(301)}&paymentId=`)).toMatchObject({ orderId: undefined, words: {} });
  });
});

describe('the order that is being paid', () => {
  it('is kept until it is settled, and only if it is one', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const id = newId<'order'>();
    keepCurrentOrder(storage, id);
    expect([currentOrder(storage), kept.get('currentOrderId')]).toEqual([id, id]);
    forgetCurrentOrder(storage);
    expect(currentOrder(storage)).toBeUndefined();
    storage.setItem('currentOrderId', 'undefined');
    expect(currentOrder(storage)).toBeUndefined();
  });
});

describe('the time that is left to pay', () => {
  const until = new Date('2026-11-22T10:30:00Z');
  it.each([
    ['2026-11-22T10:00:00Z', '30:00'],
    ['2026-11-22T10:20:54.200Z', '9:06'],
    ['2026-11-22T10:29:59.100Z', '0:01'],
    ['2026-11-22T10:31:00Z', '0:00'],
  ])('at %s is %s', (now, left) => expect(timeLeft(until, new Date(now))).toBe(left));
});
