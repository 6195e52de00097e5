import { describe, expect, it } from 'vitest';
import { coresIn, shareOut } from './cores.ts';
import { gain } from './gain.ts';

describe('processors', () => {
  it('are read as the kernel writes them', () => {
    expect(coresIn('0-3,8')).toEqual([0, 1, 2, 3, 8]);
    expect(coresIn('5')).toEqual([5]);
    expect(coresIn('')).toEqual([]);
  });

  it('are shared out when there are four, or none is kept for anybody', () => {
    expect(shareOut([0, 1, 2])).toBeUndefined();
    expect(shareOut([0, 1, 2, 3])).toEqual({ servers: [0, 1], load: [2], postgres: [3] });
    expect(shareOut([4, 5, 6, 7, 9])?.postgres).toEqual([7, 9]);
  });
});

it('the gain of a second process is what it answers, or where it has no processor what answers take of one', () => {
  const one = { perSecond: 100, cpuMicrosEach: 1_000 };
  const two = { perSecond: 150, cpuMicrosEach: 1_100 };
  expect(gain('kept apart', one, two)).toBe(1.5);
  expect(gain('processor', one, two)).toBeCloseTo(1.82);
});
