import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import { COUNTED_DAYS, type SearchView } from '#products/searches/contract.ts';
import type { SearchEvent } from '#products/searches/search-event.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId } from '#shared/id.ts';

export interface SearchRuleRow {
  readonly words: string;
  readonly also: string[];
  readonly pins: ProductId[];
  readonly endsOn: string | null;
}

export interface Note {
  readonly day: string;
  readonly words: string;
  /** See `search_notes.network`. */
  readonly network: number;
  readonly event: SearchEvent;
  readonly productId: ProductId | null;
}

/**
 * Once for each network, day and product; a purchase is remembered beside the opening. The counts of the day follow in the
 * same statement.
 */
export async function insertNote(db: Database, { day, words, network, event, productId }: Note): Promise<void> {
  await sql`
    with noted as (
      insert into search_notes (day, words, network, product_id, found, bought)
      values (${day}, ${words}, ${network}, ${productId}, ${event !== 'missed'}, ${event === 'bought'})
      on conflict on constraint search_notes_once do update set bought = true
        where excluded.bought and not search_notes.bought
      returning product_id, found, bought, (xmax = 0)::int as is_new
    )
    insert into search_days (day, words, asked, missed, opened, bought)
    select ${day}::date, ${words}::text, case when product_id is null then is_new else 0 end,
      case when found then 0 else is_new end, case when product_id is null then 0 else is_new end, bought::int
    from noted
    on conflict (day, words) do update set asked = search_days.asked + excluded.asked,
      missed = search_days.missed + excluded.missed, opened = search_days.opened + excluded.opened,
      bought = search_days.bought + excluded.bought`.execute(db);
}

export async function listRules(db: Database): Promise<SearchRuleRow[]> {
  const { rows } = await sql<SearchRuleRow>`
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
/** By how much of it a product is lifted how far; less than three networks, or a tenth of those that asked, are nobody's opinion. */
const MIN_NETWORKS = 3;
const MIN_SHARE = 0.1;
/** Only searches after which most was opened are looked at. */
const MAX_LEARNED_WORDS = 5_000;
const [MIN_LIFT, MIDDLE_LIFT, FULL_LIFT] = [3, 8, 20];
const MAX_LIFTED = 10;
const MAX_LIFTS = 20_000;

/** What the notes of the last weeks say, most important first. */
export async function learnedLifts(db: Database, today: string): Promise<Lift[]> {
  const { rows } = await sql<Lift>`
    with often as (
      select words, sum(asked) as asked from search_days
      group by words having sum(opened) >= ${MIN_NETWORKS} order by sum(opened) desc, words limit ${MAX_LEARNED_WORDS}
    ), once as (
      select words, product_id, network, max((case when bought then ${WORTH_OF_PURCHASE}::float8 else 1 end)
        * power(0.5, (${today}::date - day) / ${HALF_LIFE_DAYS}::float8)) as worth
      from search_notes join often using (words) where product_id is not null group by words, product_id, network
    ), products as (
      select words, product_id, sum(worth) as worth,
        row_number() over (partition by words order by sum(worth) desc, product_id) as place
      from once join often using (words) group by words, product_id, asked
      having count(*) >= greatest(${MIN_NETWORKS}, ${MIN_SHARE}::float8 * asked) and sum(worth) >= ${MIN_LIFT}::float8
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

/** Forgets one day of notes after another, so that no statement takes long. */
export async function forgetNotes(db: Database, before: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ day: string | null }>`
      select min(day)::text as day from search_notes where day < ${before}::date`.execute(db);
    const day = rows[0]?.day;
    if (!day) break;
    await sql`delete from search_notes where day = ${day}::date`.execute(db);
  }
  await sql`delete from search_days where day < ${before}::date`.execute(db);
}

/** Ends pins whose last day has passed. @returns whether there were any */
export async function endPins(tx: Tx, today: string): Promise<boolean> {
  const over = sql`ends_on < ${today}::date`;
  const dropped = await sql`delete from search_rules where ${over} and jsonb_array_length(also) = 0`.execute(tx);
  const ended = await sql`update search_rules set pins = '[]', ends_on = null where ${over}`.execute(tx);
  return (dropped.numAffectedRows ?? 0n) + (ended.numAffectedRows ?? 0n) > 0n;
}

export interface CountedSearch extends SearchRuleRow {
  readonly asked: number;
  readonly missed: number;
  readonly opened: number;
  readonly bought: number;
}

/** Searches with their counts, and rules of what nobody has searched for. @param only this one */
const searches = (today: string, only?: string): RawBuilder<unknown> => {
  const asked = only === undefined ? sql`true` : sql`words = ${only}`;
  return sql`(
  select coalesce(n.words, r.words, '') as words, coalesce(n.asked, 0) as asked, coalesce(n.missed, 0) as missed,
    coalesce(n.opened, 0) as opened, coalesce(n.bought, 0) as bought, coalesce(r.also, '[]') as also,
    coalesce(r.pins, '[]') as pins, r.ends_on::text as "endsOn", r.words is not null as ruled
  from (
    select words, sum(asked)::int as asked, sum(missed)::int as missed, sum(opened)::int as opened,
      sum(bought)::int as bought
    from search_days where day > ${today}::date - ${COUNTED_DAYS}::int and ${asked} group by words
  ) n full join (select * from search_rules where ${asked}) r on r.words = n.words)`;
};

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
    from ${searches(today, words)} s`.execute(db);
  return rows[0];
}

export async function saveRule(tx: Tx, { words, also, pins, endsOn }: SearchRuleRow, at: Date): Promise<void> {
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
