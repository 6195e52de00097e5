import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import { COUNTED_DAYS, type SearchView } from '#products/searches/contract.ts';
import type { SearchEvent } from '#products/searches/note.contract.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId } from '#shared/id.ts';

export interface Rule {
  readonly words: string;
  readonly also: string[];
  readonly pins: ProductId[];
  readonly endsOn: string | null;
}

export interface Note {
  readonly day: string;
  readonly words: string;
  readonly network: Buffer;
  readonly event: SearchEvent;
  readonly productId: ProductId | null;
}

/** Once for each network, day and product; a purchase is remembered beside the opening. */
export async function insertNote(db: Database, { day, words, network, event, productId }: Note): Promise<void> {
  await sql`
    insert into search_notes (day, words, network, product_id, found, bought)
    values (${day}, ${words}, ${network}, ${productId}, ${event !== 'missed'}, ${event === 'bought'})
    on conflict on constraint search_notes_once do update
      set found = excluded.found, bought = search_notes.bought or excluded.bought
      where (search_notes.found, search_notes.bought) is distinct from (excluded.found, search_notes.bought or excluded.bought)`.execute(
    db,
  );
}

export async function listRules(db: Database): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select words, also, pins, ends_on::text as "endsOn" from search_rules`.execute(db);
  return rows;
}

export interface Lift {
  readonly words: string;
  readonly productId: ProductId;
  readonly lift: number;
}

export async function listLifts(db: Database): Promise<Lift[]> {
  const { rows } = await sql<Lift>`
    select words, product_id as "productId", lift from search_lifts order by words, product_id`.execute(db);
  return rows;
}

/** A network counts once for a product, by the last day, on which a purchase counts as three openings. */
const HALF_LIFE_DAYS = 14;
const WORTH_OF_PURCHASE = 3;
/** By how much of it a product is lifted how far; less than three networks are nobody's opinion. */
const MIN_NETWORKS = 3;
const [MIN_LIFT, MIDDLE_LIFT, FULL_LIFT] = [3, 8, 20];
const MAX_LIFTED = 10;
const MAX_LIFTS = 20_000;

/** What the notes of the last weeks say, most important first. */
export async function learnedLifts(db: Database, today: string): Promise<Lift[]> {
  const { rows } = await sql<Lift>`
    with once as (
      select words, product_id, network, max((case when bought then ${WORTH_OF_PURCHASE}::float8 else 1 end)
        * power(0.5, (${today}::date - day) / ${HALF_LIFE_DAYS}::float8)) as worth
      from search_notes where product_id is not null group by words, product_id, network
    ), products as (
      select words, product_id, sum(worth) as worth,
        row_number() over (partition by words order by sum(worth) desc, product_id) as place
      from once group by words, product_id having count(*) >= ${MIN_NETWORKS} and sum(worth) >= ${MIN_LIFT}::float8
    ), best as (
      select words, product_id, worth from products where place <= ${MAX_LIFTED}
      order by worth desc, words, product_id limit ${MAX_LIFTS}
    )
    select words, product_id as "productId",
      (case when worth >= ${FULL_LIFT}::float8 then 3 when worth >= ${MIDDLE_LIFT}::float8 then 2 else 1 end)::int as lift
    from best order by words, product_id`.execute(db);
  return rows;
}

export async function replaceLifts(tx: Tx, lifts: readonly Lift[]): Promise<void> {
  await tx.deleteFrom('search_lifts').execute();
  await sql`
    insert into search_lifts (words, product_id, lift)
    select words, "productId", lift from json_to_recordset(${JSON.stringify(lifts)}::json)
      as learned(words text, "productId" uuid, lift int)`.execute(tx);
}

export async function forgetNotes(db: Database, before: string): Promise<void> {
  await sql`delete from search_notes where day < ${before}::date`.execute(db);
}

/** Ends pins whose last day has passed. @returns whether there were any */
export async function endPins(tx: Tx, today: string): Promise<boolean> {
  const over = sql`ends_on < ${today}::date`;
  const dropped = await sql`delete from search_rules where ${over} and jsonb_array_length(also) = 0`.execute(tx);
  const ended = await sql`update search_rules set pins = '[]', ends_on = null where ${over}`.execute(tx);
  return (dropped.numAffectedRows ?? 0n) + (ended.numAffectedRows ?? 0n) > 0n;
}

export interface CountedSearch extends Rule {
  readonly asked: number;
  readonly missed: number;
  readonly opened: number;
  readonly bought: number;
}

/** Searches with their counts, and rules of what nobody has searched for. */
const searches = (today: string): RawBuilder<unknown> => sql`(
  select coalesce(n.words, r.words) as words, coalesce(n.asked, 0) as asked, coalesce(n.missed, 0) as missed,
    coalesce(n.opened, 0) as opened, coalesce(n.bought, 0) as bought, coalesce(r.also, '[]') as also,
    coalesce(r.pins, '[]') as pins, r.ends_on::text as "endsOn", r.words is not null as ruled
  from (
    select words, count(*) filter (where product_id is null)::int as asked,
      count(*) filter (where not found)::int as missed,
      count(*) filter (where product_id is not null)::int as opened, count(*) filter (where bought)::int as bought
    from search_notes where day > ${today}::date - ${COUNTED_DAYS}::int group by words
  ) n full join search_rules r on r.words = n.words)`;

const VIEWS: Readonly<Record<SearchView, RawBuilder<unknown>>> = {
  missed: sql`(s.missed > 0 and s.missed * 2 > s.asked)`,
  asked: sql`(s.asked > 0)`,
  ruled: sql`s.ruled`,
};

export interface SearchesFilter {
  readonly today: string;
  readonly find: string | undefined;
}

function matching({ find }: SearchesFilter): RawBuilder<unknown> {
  return find === undefined ? sql`true` : sql`s.words ilike ${containing(find)}`;
}

export async function countSearches(db: Database, filter: SearchesFilter): Promise<Record<SearchView, number>> {
  const { rows } = await sql<Record<SearchView, number>>`
    select count(*) filter (where ${VIEWS.missed})::int as missed, count(*) filter (where ${VIEWS.asked})::int as asked,
      count(*) filter (where ${VIEWS.ruled})::int as ruled
    from ${searches(filter.today)} s where ${matching(filter)}`.execute(db);
  return rows[0] ?? { missed: 0, asked: 0, ruled: 0 };
}

const ORDER: Readonly<Record<SearchView, RawBuilder<unknown>>> = {
  missed: sql`s.missed desc, s.words`,
  asked: sql`s.asked desc, s.words`,
  ruled: sql`s.words`,
};

export async function listSearchRows(
  db: Database,
  view: SearchView,
  filter: SearchesFilter,
  { limit, offset }: PageSpan,
): Promise<CountedSearch[]> {
  const { rows } = await sql<CountedSearch>`
    select s.words, s.asked, s.missed, s.opened, s.bought, s.also, s.pins, s."endsOn"
    from ${searches(filter.today)} s where ${matching(filter)} and ${VIEWS[view]}
    order by ${ORDER[view]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function findSearch(db: Database, words: string, today: string): Promise<CountedSearch | undefined> {
  const { rows } = await sql<CountedSearch>`
    select s.words, s.asked, s.missed, s.opened, s.bought, s.also, s.pins, s."endsOn"
    from ${searches(today)} s where s.words = ${words}`.execute(db);
  return rows[0];
}

export async function saveRule(tx: Tx, { words, also, pins, endsOn }: Rule, at: Date): Promise<void> {
  if (also.length === 0 && pins.length === 0) {
    await tx.deleteFrom('search_rules').where('words', '=', words).execute();
    return;
  }
  await sql`
    insert into search_rules (words, also, pins, ends_on, changed_at)
    values (${words}, ${JSON.stringify(also)}::jsonb, ${JSON.stringify(pins)}::jsonb, ${endsOn}::date, ${at})
    on conflict (words) do update set also = excluded.also, pins = excluded.pins, ends_on = excluded.ends_on,
      changed_at = excluded.changed_at`.execute(tx);
}

export interface PinnedProduct {
  readonly id: ProductId;
  readonly title: string;
  readonly listed: boolean;
}

export async function titlesOf(db: Database, ids: readonly ProductId[]): Promise<Map<ProductId, PinnedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'title', 'listed']).where('id', 'in', ids).execute();
  return new Map(rows.map(row => [row.id, row]));
}
