import { expect, it } from 'vitest';
import { judge } from '#bench/relevance/judge.ts';
import { openJudgedShop } from '#bench/relevance/judged-shop.ts';
import { judgedQueries } from '#bench/relevance/judgements.ts';
import { brandWords } from '#products/catalog/search/search-words.ts';
import { triedEngine } from './tried-engine.ts';

it('shows the same first products for each judged query as the index in memory', async () => {
  const inMemory = await openJudgedShop();
  const inEngine = await openJudgedShop(async (rows, brands) => {
    const { search, replace } = await triedEngine(
      new Map([...brands].map(([brand, names]) => [brand, brandWords(names)])),
      new Map(),
    );
    await replace([], rows);
    return search;
  });
  const differing: string[] = [];
  for (const query of judgedQueries()) {
    const [memory, engine] = [await judge(inMemory, query), await judge(inEngine, query)];
    if (JSON.stringify(memory.titles) !== JSON.stringify(engine.titles)) differing.push(query.query);
  }
  expect(differing).toEqual([]);
});
