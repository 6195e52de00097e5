import { expect, it } from 'vitest';
import { EngineAway, FarPage } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import type { CountsAsked, ProductSearch } from './product-search.ts';
import { SteadySearch } from './steady-search.ts';

const ASKED = { choice: {} };
const totals = (total: () => Promise<number>, isFallback = false) =>
  ({ total, isFallback }) as unknown as ProductSearch;
const database = totals(async () => 7, true);

it('answers everybody who has asked an engine that is away, and tells it once', async () => {
  const told: unknown[] = [];
  const away = totals(async () => Promise.reject(new EngineAway('away')));
  const search = new SteadySearch(away, database, error => told.push(error));
  expect(await Promise.all([search.total(ASKED), search.total(ASKED), search.total(ASKED)])).toEqual([7, 7, 7]);
  expect(search.isFallback).toBe(true);
  expect(told).toHaveLength(1);
});

it('takes a page that is too far from the database, and all else from the engine', async () => {
  const page = { sort: 'newest', span: { offset: 500_000, limit: 1 } } as const;
  const count = async (_: unknown, { page: wanted }: CountsAsked) => {
    if (wanted) throw new FarPage();
    return { total: 990_000 };
  };
  const engine = { count, page: () => Promise.reject(new FarPage()), total: async () => 9, isFallback: false };
  const pages = { page: async () => ({ ids: ['far'], offers: [undefined] }), isFallback: true };
  const search = new SteadySearch(engine as unknown as ProductSearch, pages as unknown as ProductSearch, () =>
    expect.unreachable(),
  );
  const attributesOf = () => [];
  expect(await search.count(ASKED, { attributesOf, page })).toEqual({
    ...{ total: 990_000, page: { ids: ['far'], offers: [undefined] } },
  });
  expect((await search.page(ASKED, page)).ids).toEqual(['far']);
  expect([await search.total(ASKED), search.isFallback]).toEqual([9, false]);
});
