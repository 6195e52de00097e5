import { expect, it } from 'vitest';
import { faultsIn } from './faults.ts';

it('a form in which nothing is wrong has no faults', () => {
  expect(faultsIn({ amount: false, reason: undefined })).toBeUndefined();
});

it('only fields that are wrong have a sentence', () => {
  expect(faultsIn({ amount: 'Enter an amount above ₹0', reason: false })).toEqual({
    amount: 'Enter an amount above ₹0',
  });
});
