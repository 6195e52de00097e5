import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test.each([
  [404, false, 'missing'],
  [400, false, 'missing'],
  [410, false, 'gone'],
  [500, false, 'broken'],
  [503, false, 'broken'],
  [undefined, true, 'offline'],
  [undefined, false, 'broken'],
])('status %s, offline %s: the page is %s', (status, offline, kind) => {
  expect(failureOf(status, undefined, offline).kind).toBe(kind);
});

test('an address that no page has says so in the words of the requirement', () => {
  expect(failureOf(404, undefined, false).title).toBe("page doesn't exists");
});

test('a refusal speaks its own sentence', () => {
  expect(failureOf(410, 'This product is no longer sold.', false).title).toBe('This product is no longer sold.');
});
