import { describe, expect, it } from 'vitest';
import { judge, judgeTwice, middle, type Pair } from './judge.ts';

/** Pairs of which this commit takes so many times the processor time of the other. */
function pairs(...ratios: number[]): Pair[] {
  return ratios.map((ratio, at) => ({
    other: { cpuMicrosEach: 100 + at, perSecond: 1_000 },
    own: { cpuMicrosEach: (100 + at) * ratio, perSecond: 1_000 / ratio },
  }));
}

describe('a row of two commits', () => {
  it('is worse when it takes a tenth more, and every pair says that it is more', () => {
    expect(judge(pairs(1.11, 1.12, 1.02, 1.2, 1.1))).toMatchObject({ finding: 'worse', cpuRatio: 1.11 });
    expect(judge(pairs(1.09, 1.09, 1.08, 1.5, 1.07)).finding).toBe('same');
  });

  it('is unclear when the pairs do not agree', () => {
    expect(judge(pairs(1.4, 0.97, 1.2, 1.15, 1.3)).finding).toBe('unclear');
  });

  it('is worse when it is measured again and is worse again', () => {
    const first = pairs(1.41, 1.3, 1.22, 1.2, 1.1, 1.01);
    expect(judge(first).finding).toBe('worse');
    expect(judgeTwice(first, pairs(1.2, 1.3, 1.1, 1.1, 1.2, 1.1)).finding).toBe('worse');
    expect(judgeTwice(first, pairs(1.02, 1.1, 1.2, 1.05, 1.06, 1.03)).finding).toBe('unclear');
    expect(judgeTwice(first, pairs(1, 0.9, 1.1, 0.95, 1.05, 1)).finding).not.toBe('worse');
  });

  it('leaves out one stray at each end when there are many pairs, and no more', () => {
    expect(judge(pairs(1.2, 1.2, 1.2, 1.2, 1.2, 0.5, 3))).toMatchObject({ finding: 'worse', spread: [1.2, 1.2] });
    expect(judge(pairs(1.2, 1.2, 1.2, 1.2, 1.2, 0.5, 0.6)).finding).toBe('unclear');
  });

  it('is better by the same measure', () => {
    expect(judge(pairs(0.8, 0.9, 0.85)).finding).toBe('better');
    expect(judge(pairs(0.8, 1.01, 0.85)).finding).toBe('same');
    expect(judge(pairs(1, 1, 1)).finding).toBe('same');
  });

  it('compares within pairs, so that a slow minute of the machine is no difference', () => {
    const slow = pairs(1, 1, 1).map(({ other, own }, at) => ({
      other: { ...other, cpuMicrosEach: other.cpuMicrosEach * (at + 1) },
      own: { ...own, cpuMicrosEach: own.cpuMicrosEach * (at + 1) },
    }));
    expect(judge(slow)).toMatchObject({ finding: 'same', cpuRatio: 1, spread: [1, 1] });
  });

  it('reports medians of processor time and answers per second', () => {
    const { own, other, perSecondRatio } = judge(pairs(2, 2, 2));
    expect([own.cpuMicrosEach, other.cpuMicrosEach, own.perSecond, perSecondRatio]).toEqual([202, 101, 500, 0.5]);
  });
});

it('the middle of an even number lies between two, and of nothing is a fault', () => {
  expect(middle([4, 1, 2, 3])).toBe(2.5);
  expect(() => middle([])).toThrow('nothing was measured');
  expect(() => middle([1, Number.NaN])).toThrow('nothing was measured');
});
