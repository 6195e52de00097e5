import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentId } from '#shared/id.ts';
import { paise, sum } from '#shared/money/money.ts';
import { shareRefund } from './share-refund.ts';

const [first, second] = ['first', 'second'] as PaymentId[];
const left = (...amounts: number[]) =>
  amounts.map((amount, at) => ({ id: [first, second][at] as PaymentId, left: paise(amount) }));

it('takes a refund from the first payment that can give all of it', () => {
  expect(shareRefund(left(1_000, 500), paise(700), paise(50))).toEqual([{ payment: first, amount: 700, delivery: 50 }]);
  expect(shareRefund(left(300, 500), paise(400), paise(0))).toEqual([{ payment: second, amount: 400, delivery: 0 }]);
});

it('divides what no payment can give alone, and refuses what none has brought in', () => {
  expect(shareRefund(left(1_000, 500), paise(1_500), paise(40))).toEqual([
    { payment: first, amount: 1_000, delivery: 40 },
    { payment: second, amount: 500, delivery: 0 },
  ]);
  expect(shareRefund(left(0, 500), paise(500), paise(0))).toHaveLength(1);
  expect(() => shareRefund(left(1_000, 500), paise(1_501), paise(0))).toThrow('more than was paid');
});

it('counts what a payment gave too much against the others', () => {
  expect(() => shareRefund(left(-600, 1_000), paise(401), paise(0))).toThrow('more than was paid');
  expect(shareRefund(left(-600, 1_000), paise(400), paise(0))).toEqual([{ payment: second, amount: 400, delivery: 0 }]);
});

it('gives back the refund and its delivery charge, and of no payment more than it has', () => {
  const amounts = fc.array(fc.nat(5_000), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(amounts, fc.nat(), fc.nat(), (each, wanted, charge) => {
      const payments = each.map((amount, at) => ({ id: `${at}` as PaymentId, left: paise(amount) }));
      const all = sum(payments.map(payment => payment.left));
      fc.pre(all > 0);
      const amount = paise(1 + (wanted % all));
      const delivery = paise(charge % (amount + 1));
      const shares = shareRefund(payments, amount, delivery);
      expect(sum(shares.map(share => share.amount))).toBe(amount);
      expect(sum(shares.map(share => share.delivery))).toBe(delivery);
      for (const share of shares) {
        expect(share.amount).toBeLessThanOrEqual(payments.find(({ id }) => id === share.payment)?.left ?? 0);
        expect(share.amount).toBeGreaterThanOrEqual(Math.max(1, share.delivery));
      }
    }),
  );
});
