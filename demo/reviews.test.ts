import { describe, expect, it } from 'vitest';
import { readFamilies } from '#demo/goods/families.ts';
import { reviewers } from '#demo/people/people.ts';
import { reviewsAt } from './reviews.ts';

const REVIEW_COUNT = 600;
/** About fourteen months. */
const OLDEST_DAYS = 425;

const now = new Date('2026-11-20T12:00:00Z');
const reviews = reviewsAt(now);
const skus = readFamilies().map(({ sku }) => sku);

describe('the demo reviews', () => {
  it('are six hundred', () => {
    expect(reviews).toHaveLength(REVIEW_COUNT);
  });

  it('say the same on every day; only the dates move', () => {
    const words = (list: typeof reviews) => list.map(({ at: _, ...rest }) => rest);
    expect(words(reviewsAt(new Date('2027-02-01T00:00:00Z')))).toEqual(words(reviews));
  });

  it('are written by known shoppers about products of the shop, each shopper once per product', () => {
    const known = new Set(skus);
    const names = new Set(reviewers.map(r => r.userName));
    expect(reviews.filter(r => !known.has(r.sku) || !names.has(r.userName))).toEqual([]);
    expect(new Set(reviews.map(r => `${r.sku} ${r.userName}`)).size).toBe(REVIEW_COUNT);
    expect(new Set(reviews.map(r => r.userName)).size).toBe(40);
  });

  it('give whole stars from one to five, all of them, with a mean between 3.9 and 4.4', () => {
    expect([...new Set(reviews.map(r => r.rating))].sort()).toEqual([1, 2, 3, 4, 5]);
    const mean = reviews.reduce((sum, r) => sum + r.rating, 0) / reviews.length;
    expect(mean).toBeGreaterThan(3.9);
    expect(mean).toBeLessThan(4.4);
  });

  it('are spread unevenly: favourites have 15 to 25, some products none', () => {
    const counts = skus.map(sku => reviews.filter(r => r.sku === sku).length);
    expect(Math.max(...counts)).toBe(25);
    expect(counts.filter(n => n >= 15).length).toBeGreaterThanOrEqual(8);
    expect(counts.filter(n => n === 0).length).toBeGreaterThanOrEqual(10);
  });

  it('never say the same twice in the same words', () => {
    expect(new Set(reviews.map(r => r.text)).size).toBe(REVIEW_COUNT);
  });

  it('say nothing twice within one review, and no word twice in a row', () => {
    const sentences = (text: string) => text.split(/(?<=[.!]) /);
    const repeated = reviews.filter(({ text }) => new Set(sentences(text)).size < sentences(text).length);
    expect(repeated.map(({ text }) => text)).toEqual([]);
    expect(reviews.filter(({ text }) => /\b(\w+) \1\b/i.test(text)).map(({ text }) => text)).toEqual([]);
  });

  it('read as finished sentences that fit a message field', () => {
    const odd = reviews.filter(
      r => !/^\S.{8,400}[.!]$/.test(r.text) || /[{}|]|undefined/.test(r.title + r.text) || !r.text.isWellFormed(),
    );
    expect(odd).toEqual([]);
    expect(reviews.filter(r => r.title.length < 3 || r.title.length > 60)).toEqual([]);
  });

  it('are newest first, from the last fourteen months and never from the future', () => {
    const times = reviews.map(r => r.at.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThan(now.getTime());
    expect(Math.min(...times)).toBeGreaterThan(now.getTime() - OLDEST_DAYS * 86_400_000);
  });
});
