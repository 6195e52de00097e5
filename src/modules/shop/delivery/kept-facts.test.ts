import { expect, it } from 'vitest';
import { readFacts, writeFacts } from './kept-facts.ts';

it.each([{ state: '29' }, { state: null }])(
  'what was said of a PIN code is read as it was written: $state',
  ({ state }) => {
    const facts = { pincode: '560001', state, at: 1_764_140_000_000 };
    expect(readFacts(writeFacts(facts), '560001')).toEqual(facts);
    expect(readFacts(writeFacts(facts), '560002')).toBeUndefined();
  },
);

it.each(['', '560001', '560001 29', '560001 Karnataka 1', '{"pincode":"560001"}'])('nothing is read from “%s”', text =>
  expect(readFacts(text, '560001')).toBeUndefined(),
);
