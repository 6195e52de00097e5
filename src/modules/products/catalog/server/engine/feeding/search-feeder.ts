import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ctx, Follower } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { EngineClient } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import { IndexAdmin, type IndexPair } from '#products/catalog/server/engine/opensearch/index-admin.ts';
import {
  documentsOf,
  type FedRow,
  type ProductDocument,
  wordDocuments,
} from '#products/catalog/server/engine/opensearch/product-document.ts';
import { countOnSale, momentNow } from '#products/catalog/server/index/index.queries.ts';
import { sellerRecords } from '#products/catalog/server/offers/seller-records.ts';
import type { ProductId } from '#shared/id.ts';
import {
  addChanges,
  deleteSearchChanges,
  type Feed,
  findFed,
  holdFeed,
  listFedAfter,
  listFedWith,
  listSearchChanges,
  noteBuilding,
  noteBuilt,
  noteChecked,
  noteChecking,
  releaseFeed,
  switchFeedOn,
} from './feed.queries.ts';

/** So many changes are written in one turn. */
const CHANGES_AT_ONCE = 500;
/** So many products of a new index, or of a comparison, are made into documents in one go: some ten milliseconds for other requests. */
const PRODUCTS_AT_ONCE = 250;
/** So many times that many are written into a new index in one turn; changes wait meanwhile. */
const STEPS_AT_ONCE = 4;
/** A comparison takes its time. */
const CHECK_PAUSE_MS = 50;
/** So many products with the same number are looked at, as in the index in memory. */
const MAX_COMPARED = 1_000;
/** Changes that nobody notified are looked for this often. */
const LOOK_EVERY_MS = 1_000;
/** Both sides are compared this often; ranks of offers follow their sellers' records by it. */
const CHECK_EVERY_MS = 3_600_000;
const MAX_PAUSE_MS = 30_000;
/** Another database after a failover, or an index that somebody has removed, is noticed within this. */
const LOOK_AROUND_MS = 10_000;
/** Longer than any reader of an index takes. */
const READERS_DONE_MS = 3_000;
/** Words that are known to be in the index are not sent again, as long as they fit. */
const MAX_KNOWN_WORDS = 50_000;

interface Surroundings {
  readonly history: string;
  readonly current: Awaited<ReturnType<IndexAdmin['current']>>;
  readonly at: number;
}

/**
 * Feeds the search engine: writes what has changed, makes a new index when there is none or one is asked for, and compares
 * both sides every hour. One process does so at a time; where it ends, another goes on. A change is removed from the list
 * only after the engine has it, and then all answers that were made meanwhile are dropped.
 */
export class SearchFeeder implements Follower {
  readonly #ctx: Ctx;
  readonly #admin: IndexAdmin;
  readonly #holder = randomUUID();
  readonly #knownWords = new Set<string>();
  #isStopped = false;
  /** The index that is known to have all fields. */
  #fitted: string | undefined;
  #failures = 0;
  #around: Surroundings | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turning: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(ctx: Ctx, client: EngineClient) {
    this.#ctx = ctx;
    this.#admin = new IndexAdmin(client);
  }

  /** Begins, and goes on until it is closed. */
  start(): void {
    this.#schedule(0);
  }

  subscribe(tags: ReadonlySet<string>): void {
    if (tags.has(cacheTag.catalog) || tags.has(cacheTag.everything)) this.#wake();
  }

  setDisconnected(isDisconnected: boolean): void {
    if (!isDisconnected) this.#wake();
  }

  async close(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#turning;
    await releaseFeed(this.#ctx.db, this.#holder).catch(() => {});
  }

  /** Does all that is to do now, if no other process does, and says whether more is left. @throws EngineAway */
  async turn(): Promise<boolean> {
    const feed = await holdFeed(this.#ctx.db, this.#holder);
    if (!feed) return false;
    const { history, current } = await this.#surroundings();
    const fedBy = `${feed.feed} ${history}`;
    if (!feed.isOn) {
      await switchFeedOn(this.#ctx.db);
      return true;
    }
    const isOurs = current !== undefined && current.fedBy === fedBy;
    const building = feed.building === null ? undefined : this.#admin.pairOf(feed.building);
    if (!building && (!isOurs || feed.wantsReindex)) {
      await this.#begin(feed, fedBy, current);
      return true;
    }
    if (isOurs) await this.#fit(current);
    const pairs = [...(isOurs ? [current] : []), ...(building ? [building] : [])];
    const isMore = await this.#writeChanges(feed, pairs, isOurs);
    if (building) return this.#build(feed, building, fedBy);
    return (await this.#check(feed, current as IndexPair)) || isMore;
  }

  /** The state of the database and the index that is searched, which change seldom. */
  async #surroundings(): Promise<Surroundings> {
    if (this.#around && performance.now() - this.#around.at < LOOK_AROUND_MS) return this.#around;
    const [{ history }, current] = [await momentNow(this.#ctx.db), await this.#admin.current()];
    this.#around = { history, current, at: performance.now() };
    return this.#around;
  }

  async #fit(current: IndexPair): Promise<void> {
    if (this.#fitted === current.products) return;
    await this.#admin.addFields(current);
    this.#fitted = current.products;
  }

  #wake(): void {
    this.#isAskedAgain = true;
    // While the engine is away, its pause is kept.
    if (this.#failures === 0 && !this.#turning) this.#schedule(0);
  }

  #schedule(ms: number): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#turning ??= this.#round().finally(() => {
        this.#turning = undefined;
      });
    }, ms);
    this.#timer.unref();
  }

  async #round(): Promise<void> {
    let pause = LOOK_EVERY_MS;
    this.#isAskedAgain = false;
    try {
      const isMore = await this.turn();
      this.#failures = 0;
      if (isMore) pause = 0;
    } catch (err) {
      this.#failures += 1;
      this.#around = undefined;
      pause = Math.min(MAX_PAUSE_MS, LOOK_EVERY_MS * 2 ** (this.#failures - 1));
      if (this.#failures <= 3) this.#ctx.log.warn({ err }, 'the search engine could not be fed');
    }
    this.#schedule(this.#isAskedAgain && this.#failures === 0 ? 0 : pause);
  }

  /** Begins a new index beside the one that is searched. */
  async #begin(feed: Feed, fedBy: string, current: IndexPair | undefined): Promise<void> {
    const building = `${feed.version}-${randomUUID().slice(0, 8)}`;
    const pair = this.#admin.pairOf(building);
    await this.#admin.removeOthers(current ? [current] : []);
    await this.#admin.make(pair, fedBy, () => countOnSale(this.#ctx.db));
    this.#knownWords.clear();
    await noteBuilding(this.#ctx.db, building, undefined);
    this.#ctx.log.info({ index: pair.products }, 'a new index for search is made');
  }

  /**
   * Writes the next products into the new index, each part while the next is read; when it has all, searches are led to it.
   */
  async #build(feed: Feed, pair: IndexPair, fedBy: string): Promise<true> {
    const { db } = this.#ctx;
    await this.#admin.make(pair, fedBy, () => countOnSale(this.#ctx.db));
    let last = feed.builtUpTo ?? undefined;
    let isWhole = false;
    let writing: Promise<unknown> = Promise.resolve();
    for (let step = 0; step < STEPS_AT_ONCE && !isWhole; step += 1) {
      const rows = await listFedAfter(db, last, PRODUCTS_AT_ONCE);
      const ids = new Set(rows.map(({ id }) => id));
      const documents = (await this.#documents(rows)).filter(({ id }) => ids.has(id));
      await writing;
      writing = this.#addWords(pair, rows).then(() => this.#write(pair, { documents, gone: [] }, feed.version, false));
      // What fails is thrown where it is waited for.
      writing.catch(() => {});
      last = rows.at(-1)?.id ?? last;
      isWhole = rows.length < PRODUCTS_AT_ONCE;
    }
    await writing;
    await noteBuilding(db, feed.building as string, last);
    if (!isWhole) return true;
    this.#around = undefined;
    await this.#admin.swapTo(pair);
    await noteBuilt(db, this.#ctx.now());
    await this.#ctx.tx(async tx => tx.changed(cacheTag.catalog));
    this.#ctx.log.info({ index: pair.products }, 'search uses the new index');
    this.#removeLater(pair);
    return true;
  }

  /** Removes all other indexes once nobody reads them any more; where it does not come to that, the next new index does. */
  #removeLater(pair: IndexPair): void {
    const remove = () => this.#admin.removeOthers([pair]);
    const failed = (err: unknown) => this.#ctx.log.warn({ err }, 'a former index of search could not be removed');
    wait(READERS_DONE_MS, undefined, { ref: false }).then(remove).catch(failed);
  }

  /** @returns whether more changes wait */
  async #writeChanges({ version }: Feed, pairs: readonly IndexPair[], isShown: boolean): Promise<boolean> {
    const { db } = this.#ctx;
    const changes = await listSearchChanges(db, CHANGES_AT_ONCE);
    if (changes.length === 0) return false;
    const ids = [...new Set(changes.map(({ productId }) => productId))];
    const rows = await findFed(db, ids);
    const before = await Promise.all(pairs.map(pair => this.#admin.matchesOf(pair, ids)));
    const documents = await this.#documents(rows, before.flat());
    const listed = new Set(rows.map(({ id }) => id));
    const gone = ids.filter(id => !listed.has(id));
    const later = new Set<string>();
    for (const pair of pairs) {
      await this.#addWords(pair, rows);
      for (const id of await this.#write(pair, { documents, gone }, version, true)) later.add(id);
    }
    // What another process has written meanwhile may lack what this one has read: it is read again.
    const done = changes.filter(({ productId }) => !later.has(productId)).map(({ id }) => id);
    const touched = new Set([...ids, ...documents.map(({ id }) => id)]);
    await this.#ctx.tx(async tx => {
      await deleteSearchChanges(tx.db, done);
      if (isShown) tx.changed(cacheTag.catalog, ...[...touched].map(cacheTag.product));
    });
    return changes.length === CHANGES_AT_ONCE || later.size > 0;
  }

  /** Compares the next products, and notes those that differ as changed. @returns whether more are to be compared */
  async #check(feed: Feed, pair: IndexPair): Promise<boolean> {
    const { db } = this.#ctx;
    const now = this.#ctx.now();
    const isDue = now.getTime() - (feed.checkedAt?.getTime() ?? 0) > CHECK_EVERY_MS;
    if (!feed.isChecking && !isDue) return false;
    const after = feed.isChecking ? (feed.checkedUpTo ?? undefined) : undefined;
    await wait(CHECK_PAUSE_MS);
    const rows = await listFedAfter(db, after, PRODUCTS_AT_ONCE);
    const upTo = rows.length < PRODUCTS_AT_ONCE ? undefined : rows.at(-1)?.id;
    const documents = await this.#documents(rows);
    const found = await this.#admin.digestsBetween(pair, { after, upTo, limit: PRODUCTS_AT_ONCE * 2 });
    const own = new Set(rows.map(({ id }) => id));
    const differing = documents.filter(({ id, digest }) => own.has(id) && found.get(id) !== digest).map(({ id }) => id);
    const surplus = ([...found.keys()] as ProductId[]).filter(id => !own.has(id));
    await addChanges(db, [...differing, ...surplus]);
    await noteChecking(db, upTo, differing.length + surplus.length);
    // If there were more than were asked for, the next comparison finds the rest.
    if (upTo === undefined) await noteChecked(db, now);
    return upTo !== undefined || differing.length + surplus.length > 0;
  }

  /** The documents of products and of all offers of the same ones. */
  async #documents(rows: readonly FedRow[], before: readonly string[] = []): Promise<ProductDocument[]> {
    const { db, ports } = this.#ctx;
    const matches = [...new Set([...before, ...rows.flatMap(({ match }) => match ?? [])])];
    const others = matches.length === 0 ? [] : await listFedWith(db, matches, MAX_COMPARED);
    const all = [...new Map([...rows, ...others].map(row => [row.id, row])).values()];
    const keys = Map.groupBy(all, ({ offerKey }) => offerKey);
    const compared = all.filter(({ offerKey }) => offerKey !== 0 && (keys.get(offerKey)?.length ?? 0) > 1);
    const sellers = [...new Set(compared.map(({ sellerId }) => sellerId))];
    return documentsOf(all, sellers.length === 0 ? new Map() : await sellerRecords(db, ports, sellers));
  }

  /** @returns the products that have a later version */
  async #write(
    pair: IndexPair,
    changes: { readonly documents: readonly ProductDocument[]; readonly gone: readonly string[] },
    version: number,
    isShown: boolean,
  ): Promise<readonly string[]> {
    const { later, refused } = await this.#admin.write(pair, changes, version, isShown);
    for (const each of refused) this.#ctx.log.error(each, 'the search engine refused a product');
    return later;
  }

  async #addWords(pair: IndexPair, rows: readonly FedRow[]): Promise<void> {
    const words = wordDocuments(rows);
    const fresh = [...words.values()].filter(({ word }) => !this.#knownWords.has(`${pair.words} ${word}`));
    await this.#admin.addWords(pair, fresh);
    if (this.#knownWords.size > MAX_KNOWN_WORDS) this.#knownWords.clear();
    for (const { word } of fresh) this.#knownWords.add(`${pair.words} ${word}`);
  }
}
