import { expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { readResetFragment } from './one-time-code.ts';

const id = newId<'account code'>();

it('a mailed link carries the reset and its code, a page that was loaded again the reset alone', () => {
  expect(readResetFragment(`#${id}.048213`)).toEqual({ reset: id, code: '048213' });
  expect(readResetFragment(`#${id}`)).toEqual({ reset: id, code: undefined });
  for (const noCode of ['<b>', 'K7QM3XVD', '48213'])
    expect(readResetFragment(`#${id}.${noCode}`)).toEqual({ reset: id, code: undefined });
});

it.each(['', '#', '#main', '#.048213', `#${id}x`, "#' or 1=1"])('%s carries none', hash => {
  expect(readResetFragment(hash)).toBeUndefined();
});
