import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { FedRow } from '#products/catalog/server/engine/opensearch/product-document.ts';
import { indexedProduct, listedAmong } from '#products/catalog/server/index/index.queries.ts';
import { matchOf } from '#products/catalog/server/offers/match-of.ts';
import type { ProductId } from '#shared/id.ts';

/** Who holds the feed keeps it so long after the last sign of life. */
const HELD_S = 20;

/** The state of the feed, as its holder works on it. */
export interface Feed {
  readonly isOn: boolean;
  readonly feed: string;
  /** Of this turn: higher than that of any other before. */
  readonly version: number;
  readonly building: string | null;
  readonly builtUpTo: ProductId | null;
  readonly isChecking: boolean;
  readonly checkedUpTo: ProductId | null;
  readonly wantsReindex: boolean;
  readonly checkedAt: Date | null;
}

const feed = sql`
  is_on as "isOn", feed, version::float8 as version, building, built_up_to as "builtUpTo", is_checking as "isChecking",
  checked_up_to as "checkedUpTo", wants_reindex as "wantsReindex", checked_at as "checkedAt"`;

/** Begins a turn, unless another process holds the feed. */
export async function holdFeed(db: Database, holder: string): Promise<Feed | undefined> {
  const { rows } = await sql<Feed>`
    update search_feed set holder = ${holder}, held_until = now() + make_interval(secs => ${HELD_S}), version = version + 1
    where holder is null or holder = ${holder} or held_until < now()
    returning ${feed}`.execute(db);
  return rows[0];
}

export async function releaseFeed(db: Database, holder: string): Promise<void> {
  await sql`update search_feed set holder = null, held_until = null where holder = ${holder}`.execute(db);
}

/** From now on changes are noted; what was noted before is for nobody. */
export async function switchFeedOn(db: Database): Promise<void> {
  await sql`update search_feed set is_on = true, feed = gen_random_uuid()`.execute(db);
}

export async function noteBuilding(db: Database, building: string, upTo: ProductId | undefined): Promise<void> {
  await sql`
    update search_feed set building = ${building}, built_up_to = ${upTo ?? null}, wants_reindex = false`.execute(db);
}

export async function noteBuilt(db: Database, at: Date): Promise<void> {
  await sql`
    update search_feed set building = null, built_up_to = null, reindexed_at = ${at}, is_checking = false,
      checked_up_to = null, checked_at = ${at}, differing = 0`.execute(db);
}

export async function noteChecking(db: Database, upTo: ProductId | undefined, differing: number): Promise<void> {
  await sql`
    update search_feed set is_checking = true, checked_up_to = ${upTo ?? null},
      differing = ${differing} + case when is_checking then differing else 0 end`.execute(db);
}

export async function noteChecked(db: Database, at: Date): Promise<void> {
  await sql`update search_feed set is_checking = false, checked_up_to = null, checked_at = ${at}`.execute(db);
}

export async function askForReindex(db: Database): Promise<void> {
  await sql`update search_feed set wants_reindex = true`.execute(db);
}

export async function askForCheck(db: Database): Promise<void> {
  await sql`update search_feed set is_checking = true, checked_up_to = null, differing = 0`.execute(db);
}

/** A change that the engine was not told of. */
export interface FeedChange {
  readonly id: number;
  readonly productId: ProductId;
}

/** The oldest of them. A row is seen only once its change is, so nothing is skipped, in whatever order changes commit. */
export async function listSearchChanges(db: Database, limit: number): Promise<FeedChange[]> {
  const { rows } = await sql<FeedChange>`
    select id::float8 as id, product_id as "productId" from search_changes order by id limit ${limit}`.execute(db);
  return rows;
}

export async function deleteSearchChanges(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from search_changes where id = any(${ids}::bigint[])`.execute(db);
}

export async function addChanges(db: Database, products: readonly ProductId[]): Promise<void> {
  await sql`insert into search_changes (product_id) select unnest(${products}::uuid[])`.execute(db);
}

/** The number of the last change that waits, 0 if none does. */
export async function lastChange(db: Database): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0)::float8 as last from search_changes`.execute(db);
  return rows[0]?.last ?? 0;
}

export async function isWaitingUpTo(db: Database, last: number): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from search_changes where id <= ${last}) as waits`.execute(db);
  return rows[0]?.waits ?? false;
}

const fed = sql`${indexedProduct}, ${matchOf(sql`p`)} as match`;

/** Leaves out products that are not on sale. */
export async function findFed(db: Database, ids: readonly ProductId[]): Promise<FedRow[]> {
  const { rows } = await sql<FedRow>`select ${fed} from ${listedAmong(ids)}`.execute(db);
  return rows;
}

/** The next products on sale in order of id. */
export async function listFedAfter(db: Database, id: ProductId | undefined, limit: number): Promise<FedRow[]> {
  const { rows } = await sql<FedRow>`
    select ${fed} from products p where p.listed ${id ? sql`and p.id > ${id}` : sql``} order by p.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** All products on sale that have one of these in common with others; `most` of each. */
export async function listFedWith(db: Database, matches: readonly string[], most: number): Promise<FedRow[]> {
  const { rows } = await sql<FedRow>`
    select own.* from unnest(${matches}::text[]) as wanted(match) cross join lateral (
      select ${fed} from products p where p.listed and ${matchOf(sql`p`)} = wanted.match order by p.id desc limit ${most}
    ) own`.execute(db);
  return rows;
}

export interface FeedStatus {
  readonly isOn: boolean;
  readonly waiting: number;
  /** Since when the oldest change waits. */
  readonly waitsSince: Date | null;
  readonly building: string | null;
  readonly builtUpTo: string | null;
  readonly isChecking: boolean;
  readonly wantsReindex: boolean;
  readonly differing: number;
  readonly reindexedAt: Date | null;
  readonly checkedAt: Date | null;
}

export async function feedStatus(db: Database): Promise<FeedStatus> {
  const { rows } = await sql<FeedStatus>`
    select is_on as "isOn", (select count(*)::int from search_changes) as waiting,
      (select min(at) from search_changes) as "waitsSince", building, built_up_to::text as "builtUpTo",
      is_checking as "isChecking", wants_reindex as "wantsReindex", differing, reindexed_at as "reindexedAt",
      checked_at as "checkedAt"
    from search_feed`.execute(db);
  return rows[0] as FeedStatus;
}

/** After a restore: an index that there may be is of another state, so a new one will be made. */
export async function forgetSearchEngine(db: Database): Promise<void> {
  await sql`update search_feed set is_on = false, building = null, built_up_to = null, holder = null`.execute(db);
  await sql`truncate search_changes`.execute(db);
}

/** How long changes may wait before the feed is given up: nobody runs the engine any more. */
const GIVEN_UP_DAYS = 7;

/** Switches off a feed that nobody reads; the next process that has the engine makes its index anew. */
export async function giveUpFeed(db: Database): Promise<void> {
  const { rows } = await sql<{ on: boolean }>`
    update search_feed set is_on = false, building = null, built_up_to = null
    where is_on and (select min(at) from search_changes) < now() - make_interval(days => ${GIVEN_UP_DAYS})
    returning true as on`.execute(db);
  if (rows.length > 0) await sql`truncate search_changes`.execute(db);
}
