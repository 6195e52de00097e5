import { expect, test } from 'vitest';
import { fitsMethod } from './offer.ts';

test.each([
  [undefined, null, true],
  [[], 'COD', true],
  [['online'], 'COD', false],
  [['online'], 'razorpay-upi', true],
  [['online'], null, false],
  [['razorpay'], 'razorpay-hdfc', true],
  [['razorpay-hdfc'], 'razorpay', false],
  [['razorpay-hdfc'], 'razorpay-icici', false],
  [['pay'], 'paypal', false],
  [['COD', 'paypal'], 'paypal', true],
] as const)('an offer that asks for %j is for who pays by %s: %s', (asked, method, fits) => {
  expect(fitsMethod(asked, method)).toBe(fits);
});
