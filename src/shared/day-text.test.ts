import { describe, expect, it } from 'vitest';
import { dayIn, dayOfText } from './day-text.ts';

describe('a day without an hour', () => {
  it('begins at midnight in India', () => {
    expect(dayIn(new Date('2026-11-23T18:29:59Z'))).toBe('2026-11-23');
    expect(dayIn(new Date('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
  });

  it('is read as it was written', () => expect(dayOfText('2026-03-01')).toBe('1 Mar 2026'));
});
