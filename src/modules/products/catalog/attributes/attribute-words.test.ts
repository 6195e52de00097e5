import { describe, expect, it } from 'vitest';
import { attributeWord, isWithin, offeredIn, offeredNumbers, wordParts } from './attribute-words.ts';
import { SAMPLE_ATTRIBUTES } from './sample-attributes.ts';

const attribute = (id: string) => {
  const found = SAMPLE_ATTRIBUTES.find(each => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('the word of a filter by an attribute', () => {
  it.each([
    ['ram', { value: 8_192 }, 'ram.8'],
    ['screen-size', { value: 667 }, 'screen-size.6.67'],
    ['screen-size', { from: 600, to: 650 }, 'screen-size.6-6.5'],
    ['five-g', { value: false }, 'five-g.no'],
    ['resolution', { value: 'hd-plus' }, 'resolution.hd-plus'],
  ])('of %s stands for %o: %s', (id, offered, word) => {
    expect(attributeWord(attribute(id), offered)).toBe(word);
    expect(wordParts(word).id).toBe(id);
    expect(offeredIn(attribute(id), wordParts(word).said)).toEqual(offered);
  });

  it.each([
    ['ram', 'lots'],
    ['ram', '1-2-3'],
    ['five-g', 'maybe'],
    ['processor', '8'],
  ])('of %s is nothing as %s', (id, said) => {
    expect(offeredIn(attribute(id), said)).toBeUndefined();
  });

  it('finds a range from its beginning to below its end', () => {
    const range = { from: 600, to: 650 };
    expect([599, 600, 649, 650].map(value => isWithin(range, value))).toEqual([false, true, true, false]);
    expect(isWithin({ value: true }, true)).toBe(true);
  });
});

describe('the numbers that are offered', () => {
  it('are those that there are, while they are few', () => {
    expect(offeredNumbers([8_192, 4_096, 8_192], 'gb')).toEqual([{ value: 4_096 }, { value: 8_192 }]);
    expect(offeredNumbers([], null)).toEqual([]);
  });

  it('are ranges at round numbers when they are many, each number in one of them', () => {
    const sizes = [610, 620, 630, 650, 655, 660, 667, 670, 680, 690];
    const offered = offeredNumbers(sizes, 'inch');
    expect(offered[0]).toEqual({ from: 600, to: 620 });
    for (const size of sizes) expect(offered.filter(each => isWithin(each, size))).toHaveLength(1);
  });
});
