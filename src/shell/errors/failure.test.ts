import { describe, expect, it, test } from 'vitest';
import { failureOf, referenceIn, silenceIn } from './failure.ts';

test.each([
  [404, undefined, 'missing'],
  [400, undefined, 'missing'],
  [404, 'offline', 'missing'],
  [410, undefined, 'gone'],
  [500, undefined, 'broken'],
  [503, undefined, 'busy'],
  [503, 'offline', 'busy'],
  [undefined, 'offline', 'offline'],
  [undefined, 'unreached', 'unreached'],
  [undefined, undefined, 'broken'],
] as const)('status %s, silence %s: the page is %s', (status, silence, kind) => {
  expect(failureOf(status, undefined, silence).kind).toBe(kind);
});

test('an address that no page has says so in the words of the requirement', () => {
  expect(failureOf(404, undefined, undefined).title).toBe("page doesn't exists");
});

test('a refusal speaks its own sentence', () => {
  expect(failureOf(410, 'This product is no longer available.', undefined).title).toBe(
    'This product is no longer available.',
  );
});

describe('an error without a status', () => {
  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'is silence when the browser says %j',
    words => expect(silenceIn(new TypeError(words), true)).toBe('unreached'),
  );

  it('is no silence when a screen of ours broke', () => {
    expect(silenceIn(new TypeError("Cannot read properties of undefined (reading 'x')"), true)).toBeUndefined();
    expect(silenceIn(new Error('Failed to fetch'), true)).toBeUndefined();
  });

  it('is never put down to a missing network where nobody has said that it is missing: on the server', () => {
    expect(silenceIn(new Error('anything'), undefined)).toBeUndefined();
  });

  it('is put down to the missing network, whatever it says', () => {
    expect(silenceIn(new Error('anything'), false)).toBe('offline');
  });
});

test('what is quoted to us is the number of the request, where the answer has one', () => {
  const body = { success: false, code: 'server.error', message: 'Oh.', data: { reference: '4T2R-9XK7-QM3D' } };
  expect(referenceIn(body)).toBe('4T2R-9XK7-QM3D');
  for (const other of [undefined, null, 'oh', {}, { data: null }, { data: { reference: 1 } }])
    expect(referenceIn(other)).toBeUndefined();
});
