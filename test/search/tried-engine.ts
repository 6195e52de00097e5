import { randomUUID } from 'node:crypto';
import { EngineClient } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import { IndexAdmin } from '#products/catalog/server/engine/opensearch/index-admin.ts';
import { OpenSearch, type Walk } from '#products/catalog/server/engine/opensearch/open-search.ts';
import { documentsOf, wordDocuments } from '#products/catalog/server/engine/opensearch/product-document.ts';
import { readSearchUrl } from '#products/catalog/server/engine/opensearch/search-settings.ts';
import type { WordsOfBrands } from '#products/catalog/server/engine/opensearch/word-queries.ts';
import type { IndexedRow } from '#products/catalog/server/index/index.queries.ts';
import type { SellerRecord } from '#products/catalog/server/offers/seller-records.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { TriedSearch } from '#test/api/products/search/product-search.suite.ts';

/**
 * An index of its own in the engine that the tests have started, fed with rows of a test.
 * @param walk how many products it walks through
 */
export async function triedEngine(
  brands: WordsOfBrands,
  records: ReadonlyMap<SellerId, SellerRecord>,
  walk?: Walk,
): Promise<TriedSearch> {
  const settings = readSearchUrl(`${engineUrl()}/t${randomUUID()}`);
  if (typeof settings === 'string') throw new Error(settings);
  // What is tried is what it answers, not how soon on a busy machine.
  const client = new EngineClient(settings, { readingMs: 60_000 });
  const admin = new IndexAdmin(client);
  const pair = admin.pairOf('1');
  // Three shards, so that what is put together of several is tried too.
  await admin.make(pair, 'test', async () => 150_000);
  await admin.swapTo(pair);
  const now = new Map<ProductId, IndexedRow>();
  let version = 0;
  return {
    search: new OpenSearch(client, brands, undefined, walk),
    replace: async (ids, found) => {
      const keysOf = () => ids.flatMap(id => now.get(id)?.offerKey ?? []);
      const before = keysOf();
      for (const id of ids) now.delete(id);
      for (const row of found) now.set(row.id, row);
      const keys = new Set([...before, ...keysOf()].filter(key => key !== 0));
      const rows = [...now.values()].filter(row => keys.has(row.offerKey) || ids.length === 0 || ids.includes(row.id));
      version += 1;
      await admin.addWords(pair, [...wordDocuments(rows).values()]);
      const gone = ids.filter(id => !now.has(id));
      const written = await admin.write(pair, { documents: documentsOf(rows, records), gone }, version, true);
      if (written.later.length + written.refused.length > 0) throw new Error(JSON.stringify(written));
      await admin.refresh(pair);
    },
  };
}

/** Where `npm run test:search` has started it. */
export function engineUrl(): string {
  const url = process.env.TEST_SEARCH_URL;
  if (!url) throw new Error('Run `npm run test:search`, which starts the search engine.');
  return url;
}
