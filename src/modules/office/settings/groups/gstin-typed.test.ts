import { expect, it } from 'vitest';
import { gstinTyped } from './gstin-typed.ts';

const EMPTY = { gstin: '', state: '' };

it.each([
  ['the first two digits fill in the state', EMPTY, '29', '29'],
  ['a pasted number does, with spaces and in lower case', EMPTY, ' 07aahcb4471m1zd', '07'],
  ['one digit, or a number of no state, leaves it', { gstin: '', state: '27' }, '9', '27'],
  ['a number of the centre leaves it', { gstin: '', state: '27' }, '99', '27'],
  ['another number brings another state', { gstin: '29AAHCB4471M1Z6', state: '29' }, '07', '07'],
  ['a state chosen afterwards stays', { gstin: '29AA', state: '07' }, '29AAH', '07'],
  ['an emptied number leaves it', { gstin: '29', state: '29' }, '', '29'],
])('%s', (_, before, gstin, state) => expect(gstinTyped(before, gstin)).toEqual({ gstin, state }));
