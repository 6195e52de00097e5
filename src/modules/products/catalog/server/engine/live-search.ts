import { setTimeout as wait } from 'node:timers/promises';
import type { Ctx, Follower } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { brandWords } from '#products/catalog/search/search-words.ts';
import { FallbackSearch } from '#products/catalog/server/engine/fallback/fallback-search.ts';
import { isWaitingUpTo, lastChange } from '#products/catalog/server/engine/feeding/feed.queries.ts';
import type { EngineClient } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import { OpenSearch } from '#products/catalog/server/engine/opensearch/open-search.ts';
import { namesOfBrands } from '#products/catalog/server/index/index.queries.ts';
import { indexIsCurrent, liveProducts } from '#products/catalog/server/index/live-products.ts';
import { MemorySearch } from './memory-search.ts';
import type { ProductSearch } from './product-search.ts';
import { SteadySearch } from './steady-search.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** The search engine; without it, each process has an index in memory. */
    readonly searchEngine?: EngineClient | undefined;
  }
}

/** A writer of many products waits so long until they are found. */
const MAX_WRITER_WAIT_MS = 2_000;
const LOOK_AGAIN_MS = 50;
/** Answers of the fallback are dropped so long after the engine is back. */
const LOOK_AT_ENGINE_MS = 500;

/**
 * The search of this shop. The index in memory has every change that named some products and was published before the call.
 * A search engine has it less than a second later; while it is away, the database answers instead. Not for use inside a
 * transaction.
 */
export async function productSearch(ctx: Ctx): Promise<ProductSearch> {
  const engine = ctx.ports.searchEngine;
  if (!engine) return new MemorySearch(await liveProducts(ctx));
  const fallbackAnswers = ctx.follow(
    'fallback answers',
    outdate => new FallbackAnswers(engine, () => outdate(cacheTag.catalog)),
  );
  const brands = await ctx.remember('words of brands', [cacheTag.catalog], async () => {
    const names = await namesOfBrands(ctx.db);
    return new Map([...names].map(([brand, text]) => [brand, brandWords(text)]));
  });
  const openSearch = new OpenSearch(engine, brands, ask => ctx.remember('values of all', [cacheTag.catalog], ask));
  return new SteadySearch(openSearch, new FallbackSearch(ctx), error => {
    if (fallbackAnswers.note()) ctx.log.warn({ err: error }, 'the database answers instead of the search engine');
  });
}

/** Gets the search ready, before the first request: the index in memory is read. */
export async function prepareSearch(ctx: Ctx): Promise<void> {
  if (!ctx.ports.searchEngine) await liveProducts(ctx);
}

/**
 * Waits until every change published before is found, for whoever has changed many products and looks at them next. After
 * two seconds it waits no longer; the changes follow anyway.
 */
export async function productsAreCurrent(ctx: Ctx): Promise<void> {
  const until = wait(MAX_WRITER_WAIT_MS, undefined, { ref: false });
  await Promise.race([(ctx.ports.searchEngine ? engineIsCurrent(ctx) : indexIsCurrent(ctx)).catch(() => {}), until]);
}

async function engineIsCurrent(ctx: Ctx): Promise<void> {
  const begun = performance.now();
  const last = await lastChange(ctx.primary);
  while (performance.now() - begun < MAX_WRITER_WAIT_MS && (await isWaitingUpTo(ctx.primary, last)))
    await wait(LOOK_AGAIN_MS, undefined, { ref: false });
}

/** Drops the answers that the database has given, once the engine is back. */
class FallbackAnswers implements Follower {
  readonly #engine: EngineClient;
  readonly #outdate: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(engine: EngineClient, outdate: () => void) {
    this.#engine = engine;
    this.#outdate = outdate;
  }

  /** @returns whether it is the first of them */
  note(): boolean {
    if (this.#timer) return false;
    this.#timer = setInterval(() => {
      if (this.#engine.isAway) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.#outdate();
    }, LOOK_AT_ENGINE_MS).unref();
    return true;
  }

  subscribe(): void {}

  setDisconnected(): void {}
}
