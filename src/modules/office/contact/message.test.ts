import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_LENGTHS, readContactMessage } from './message.ts';

const typed = {
  name: 'Asha Deshpande',
  email: 'asha@example.in',
  subject: 'A charger that hums',
  message: 'It hums.\n\nSince Monday.',
};
const faultsOf = (change: Partial<typeof typed>) => {
  const read = readContactMessage({ ...typed, ...change });
  return 'faults' in read ? read.faults : {};
};

/** R10.1 */
describe('a message to the shop', () => {
  it('is kept trimmed, its lines ended alike, its address in the one form', () => {
    const message = ' It hums.\r\n\r\nSince Monday.\t\n';
    expect(readContactMessage({ ...typed, name: '  Asha Deshpande ', email: ' Asha@Example.IN', message })).toEqual({
      message: typed,
    });
  });

  it('needs all four fields, and says so of each', () => {
    expect(readContactMessage({ name: ' ', email: '', subject: '\t', message: '\n' })).toEqual({
      faults: {
        name: 'Full name is required',
        email: 'Email is required',
        subject: 'Subject is required',
        message: 'Message is required',
      },
    });
  });

  it('is something that can be seen', () => {
    expect(faultsOf({ name: '\u200b', message: '\u2800\n\u3164' })).toEqual({
      name: 'Full name is required',
      message: 'Message is required',
    });
  });

  it('holds so many characters and not one more', () => {
    for (const field of ['name', 'subject', 'message'] as const) {
      expect(faultsOf({ [field]: 'x'.repeat(MAX_MESSAGE_LENGTHS[field]) })).toEqual({});
      expect(faultsOf({ [field]: 'x'.repeat(MAX_MESSAGE_LENGTHS[field] + 1) })[field]).toMatch(/^Use at most/);
    }
    expect(faultsOf({ message: 'x'.repeat(4001) }).message).toBe('Use at most 4,000 characters; there are 4,001');
  });

  it.each(['asha', 'a@b, c@d.in', 'asha@example.in\r\nBcc: all@example.in', 'Asha <a@example.in>', 'ａ@example.in'])(
    'is not from %j',
    email => expect(faultsOf({ email })).toHaveProperty('email'),
  );

  it('has its name and subject in one line, so that no header can grow another', () => {
    expect(faultsOf({ name: 'Asha\r\nBcc: all@example.in' })).toEqual({ name: 'Write this on one line' });
    expect(faultsOf({ subject: 'Hello\nBcc: all@example.in' })).toEqual({ subject: 'Write this on one line' });
    for (const odd of ['\u2028Bcc: all@example.in', '\u2029', '\u0085', '\u202egnp.exe', '\u2067x'])
      expect(faultsOf({ subject: `Hello${odd} now` }), odd).toHaveProperty('subject');
    expect(faultsOf({ message: 'one\n\ttwo' })).toEqual({});
    expect(faultsOf({ message: 'one\u0007two' })).toHaveProperty('message');
  });
});
