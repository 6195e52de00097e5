import { expect, it } from 'vitest';
import { EngineAway, FarPage } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import type { ProductSearch } from './product-search.ts';
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

it('goes on asking an engine for which one page was too far', async () => {
  let answer: () => Promise<number> = async () => Promise.reject(new FarPage());
  const search = new SteadySearch(
    totals(() => answer()),
    database,
    () => {},
  );
  expect(await search.total(ASKED)).toBe(7);
  answer = async () => 9;
  expect(await search.total(ASKED)).toBe(9);
  expect(search.isFallback).toBe(false);
});
