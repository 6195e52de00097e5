import { expect, it } from 'vitest';
import { emailTaken } from '#people/sellers/contract.ts';
import { Problem } from '#shared/api/problem.ts';
import { vendorRefusal } from './vendor-refusal.ts';

/** R67.9 */
it.each([
  [
    "the server's words",
    emailTaken(),
    'An account with this e-mail address already exists. Please use another address.',
  ],
  ['words of our own where the server has none', new Problem('x', 'invalid', ''), 'Failed to create vendor'],
  [
    'other words where nobody refused',
    new TypeError('x is not a function'),
    'Something went wrong while creating vendor',
  ],
])('a vendor that is not made is told in %s', (_what, error, words) => expect(vendorRefusal(error)).toBe(words));
