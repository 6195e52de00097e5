import { describe, expect, it } from 'vitest';
import { passwordAdvice } from './password-advice.ts';
import { passwordFault } from './password-rules.ts';

describe('the advice beside a password', () => {
  it.each([
    ['', 'At least 8 characters'],
    ['chai', '4 more characters'],
    ['chai at', '1 more character'],
    ['password', 'This password is too common'],
    ['chai at 4', 'Long enough. Longer'],
    ['chai at four o clock', 'Good length'],
    ['x1'.repeat(65), 'More than 128'],
  ])('%j: %s', (password, words) => {
    const { text, isTaken } = passwordAdvice(password);
    expect(text).toMatch(new RegExp(`^${words}`));
    expect(isTaken).toBe(passwordFault(password) === undefined);
  });
});
