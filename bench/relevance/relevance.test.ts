import { expect, it } from 'vitest';
import { judge } from './judge.ts';
import { type JudgedShop, openJudgedShop } from './judged-shop.ts';
import { gradeOf, judgedQueries } from './judgements.ts';
import { figuresOf, qualityOf } from './measures.ts';

/** A little below what is measured (`docs/reports`), so that a change for the worse is noticed. */
const KEPT = { ndcg: 0.95, precision: 0.97, misses: 1 } as const;

const queries = judgedQueries();
let opened: Promise<JudgedShop> | undefined;
const shop = () => {
  opened ??= openJudgedShop();
  return opened;
};

it.each([
  ['looked at', false],
  ['held back', true],
])('the queries that are %s are answered as well as before', async (_name, isHeldBack) => {
  const there = await shop();
  const asked = queries.filter(query => query.isHeldBack === isHeldBack);
  const judged = await Promise.all(asked.map(query => judge(there, query)));
  const { ndcg, precision, misses } = figuresOf(judged.map(({ quality }) => quality));
  const poor = judged.filter(({ quality }) => quality.isMiss).map(({ query }) => query.query);
  expect(ndcg).toBeGreaterThan(KEPT.ndcg);
  expect(precision).toBeGreaterThan(KEPT.precision);
  expect(misses, poor.join(', ')).toBeLessThanOrEqual(KEPT.misses);
});

it('has three hundred queries over five thousand products, each with an answer, and none twice', async () => {
  const { products } = await shop();
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(products.length).toBeGreaterThanOrEqual(5_000);
  expect(new Set(products.map(({ facts }) => facts.kind)).size).toBeGreaterThanOrEqual(20);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  for (const query of queries)
    expect([query.query, products.some(product => gradeOf(query, product) === 3)]).toEqual([query.query, true]);
});

it('measures what is found against everything that is sold', () => {
  expect(qualityOf([3, 3, 1], [3, 3, 1, 0])).toEqual({ ndcg: 1, precision: 1, isMiss: false });
  expect(qualityOf([], [3, 0])).toEqual({ ndcg: 0, precision: 0, isMiss: true });
  expect(qualityOf([0, 3], [3, 0])).toMatchObject({ precision: 0, isMiss: false });
  expect(qualityOf([1, 3], [3, 1]).ndcg).toBeCloseTo(0.7098, 3);
  expect(() => qualityOf([], [0, 0])).toThrow('nothing that is sold');
});
