import { describe, expect, it } from 'vitest';
import { bucketOf, measuredPage, threeOfFour } from './page-speed.ts';

it.each([
  ['/', '/'],
  ['/shop/listing/', '/shop/listing'],
  ['/Product/nandi-5', '/product/:slug'],
  ['/product/nandi-5/more', 'other'],
  ['/shop/account/01890a5d', '/shop/account'],
  ['/ticket', 'other'],
  ['/other', 'other'],
  ['other', 'other'],
])('the page at %s is counted as %s', (path, page) => {
  expect(measuredPage(path)).toBe(page);
});

describe('what three of four visits do not exceed', () => {
  it('lies between the bounds of its bucket', () => {
    expect(threeOfFour('ttfb', [])).toBeUndefined();
    expect(threeOfFour('ttfb', [4])).toBeCloseTo(37.5);
    expect(threeOfFour('ttfb', [2, 0, 2])).toBeCloseTo(150);
    expect(threeOfFour('cls', [4])).toBe(0);
  });

  it('is the last bound where visits are beyond it', () => {
    expect(threeOfFour('lcp', [0, 0, 0, 0, 0, 0, 0, 0, 0, 3])).toBe(10_000);
  });

  it('a value on a bound is within it', () => {
    expect([0, 50, 51, 5_000].map(value => bucketOf('ttfb', value))).toEqual([0, 0, 1, 9]);
  });
});
