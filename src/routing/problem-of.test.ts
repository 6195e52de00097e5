import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { busy } from '#shared/api/busy.ts';
import { notFound } from '#shared/api/problems.ts';
import { problemOf } from './problem-of.ts';

const reported = vi.fn();
beforeEach(() => void vi.stubGlobal('reportError', reported));
afterEach(() => {
  reported.mockReset();
  vi.unstubAllGlobals();
});

it('a refusal is what it is, and no bug', () => {
  const refusal = notFound();
  expect(problemOf(refusal)).toBe(refusal);
  expect(reported).not.toHaveBeenCalled();
});

it('an unexpected error is reported, and visitors read that the shop is busy', () => {
  const bug = new TypeError('undefined is not a function');
  expect(problemOf(bug).message).toBe(busy().message);
  expect(reported).toHaveBeenCalledExactlyOnceWith(bug);
});

it('a screen may have a sentence of its own for that', () => {
  expect(problemOf(new TypeError(), 'OTP verification failed').message).toBe('OTP verification failed');
});
