import { expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { readResetFragment } from './reset-fragment.ts';

const id = newId<'account code'>();

it('a mailed link carries the reset and its code, a page that was loaded again the reset alone', () => {
  expect(readResetFragment(`#${id}.K7QM3XVD`)).toEqual({ reset: id, code: 'K7QM3XVD' });
  expect(readResetFragment(`#${id}`)).toEqual({ reset: id, code: undefined });
  expect(readResetFragment(`#${id}.<b>`)).toEqual({ reset: id, code: undefined });
});

it.each(['', '#', '#main', '#.K7QM3XVD', `#${id}x`, "#' or 1=1"])('%s carries none', hash => {
  expect(readResetFragment(hash)).toBeUndefined();
});
