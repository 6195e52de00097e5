import { sql } from 'kysely';
import type { Offer } from '#orders/offers/offer.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { OfferId, OrderId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** The columns of Offer; `o` is the offer and `c` its counts. */
export const offerColumns = sql`o.id, o.seller_id as "sellerId", o.code, o.name, o.kind, o.percent_bp as "percentBp",
  o.cap_paise as cap, o.amount_paise as amount, o.buy, o.free, o.bearer, o.conditions, o.min_paise as min, o.combines,
  o.starts_at as "startsAt", o.ends_at as "endsAt", o.paused, o.per_person as "perPerson", c.used, c.spent_paise as spent,
  c.most, c.budget_paise as budget`;

/** Offers that have not ended, those that begin later included. */
export async function listOffersFrom(db: Database, now: Date): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select ${offerColumns} from offers o join offer_counts c on c.offer_id = o.id
    where o.ends_at > ${now}::timestamptz order by o.id`.execute(db);
  return rows;
}

export async function listOffersByCode(db: Database, codes: readonly string[]): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select ${offerColumns} from offers o join offer_counts c on c.offer_id = o.id
    where o.code = any(${codes}::text[]) order by o.id`.execute(db);
  return rows;
}

/** What an account has used before, and whether it has an order that was not called off. */
export async function readPerson(
  db: Database,
  person: string,
): Promise<{ isFirstOrder: boolean; usedBefore: ReadonlyMap<OfferId, number> }> {
  const { rows } = await sql<{ isFirst: boolean; used: Record<OfferId, number> | null }>`
    select not exists (select from orders o
        where o.user_id = (case when ${person} ~ '^[0-9a-f-]{36}$' then ${person} end)::uuid and o.status not in ('cancelled', 'rejected')) as "isFirst",
      (select json_object_agg(p.offer_id, p.used) from offer_persons p where p.person = ${person}) as used`.execute(db);
  const [row] = rows;
  return {
    isFirstOrder: row?.isFirst ?? false,
    usedBefore: new Map(Object.entries(row?.used ?? {}) as [OfferId, number][]),
  };
}

export interface Use {
  readonly orderId: OrderId;
  readonly offerId: OfferId;
  readonly name: string;
  readonly code: string | null;
  readonly person: string | null;
  readonly discount: Paise;
}

/**
 * Counts one use, if the limits allow it: one conditional statement for each limit, so that of concurrent orders no more get
 * through than there are uses. @returns undefined if a limit is reached or the offer is over; else whether it is used up now
 */
export async function countUse(tx: TxCtx, use: Use): Promise<{ readonly isUsedUp: boolean } | undefined> {
  const { offerId, discount, person } = use;
  const personal = await sql<{ refused: boolean }>`
    with own as (
      insert into offer_persons (offer_id, person, used)
      select o.id, ${person}, 1 from offers o where o.id = ${offerId} and o.per_person is not null and ${person}::text is not null
      on conflict (person, offer_id) do update set used = offer_persons.used + 1
        where offer_persons.used < (select per_person from offers where id = excluded.offer_id)
      returning 1
    )
    select o.per_person is not null and not exists (select from own) as refused from offers o where o.id = ${offerId}`.execute(
    tx.db,
  );
  if (personal.rows[0]?.refused !== false) return undefined;
  const { rows } = await sql<{ isUsedUp: boolean }>`
    update offer_counts c set used = c.used + 1, spent_paise = c.spent_paise + ${discount}
    from offers o where o.id = c.offer_id and c.offer_id = ${offerId} and not o.paused
      and o.starts_at <= ${tx.now()}::timestamptz and o.ends_at > ${tx.now()}::timestamptz
      and (c.most is null or c.used < c.most) and (c.budget_paise is null or c.spent_paise + ${discount} <= c.budget_paise)
    returning coalesce(c.used >= c.most, false) or coalesce(c.spent_paise + ${discount} > c.budget_paise, false)
      as "isUsedUp"`.execute(tx.db);
  return rows[0];
}

export async function insertUses(tx: TxCtx, uses: readonly Use[]): Promise<void> {
  await tx.db
    .insertInto('offer_redemptions')
    .values(
      uses.map(({ orderId, offerId, name, code, person, discount }) => ({
        ...{ order_id: orderId, offer_id: offerId, name, code, person },
        ...{ discount_paise: discount, at: tx.now() },
      })),
    )
    .execute();
}

/** Gives the uses of an order back. @returns whether there were any */
export async function giveBack(tx: TxCtx, orderId: OrderId): Promise<boolean> {
  const { rows } = await sql`
    with back as (
      update offer_redemptions set given_back = true where order_id = ${orderId} and not given_back
      returning offer_id, person, discount_paise
    ), counted as (
      update offer_counts c set used = c.used - 1, spent_paise = c.spent_paise - back.discount_paise
      from back where c.offer_id = back.offer_id
    ), personal as (
      update offer_persons p set used = p.used - 1 from back
      where p.offer_id = back.offer_id and p.person = back.person and p.used > 0
    )
    select 1 from back`.execute(tx.db);
  return rows.length > 0;
}

/** Counts the uses of an order again that were given back. @returns the name of an offer that has no use left, if any */
export async function countAgain(tx: TxCtx, orderId: OrderId): Promise<string | undefined> {
  const { rows } = await sql<{ name: string; isCounted: boolean }>`
    with again as (
      update offer_redemptions set given_back = false where order_id = ${orderId} and given_back
      returning offer_id, name, person, discount_paise
    ), counted as (
      update offer_counts c set used = c.used + 1, spent_paise = c.spent_paise + again.discount_paise
      from again where c.offer_id = again.offer_id and (c.most is null or c.used < c.most)
        and (c.budget_paise is null or c.spent_paise + again.discount_paise <= c.budget_paise)
      returning c.offer_id
    ), personal as (
      update offer_persons p set used = p.used + 1 from again where p.offer_id = again.offer_id and p.person = again.person
    )
    select name, offer_id in (select offer_id from counted) as "isCounted" from again`.execute(tx.db);
  return rows.find(({ isCounted }) => !isCounted)?.name;
}

/** Forgets who used offers; the uses still count against the limits in all. */
export async function eraseUsesOf(tx: Pick<TxCtx, 'db'>['db'], person: string): Promise<void> {
  await sql`delete from offer_persons where person = ${person}`.execute(tx);
  await sql`update offer_redemptions set person = null where person = ${person}`.execute(tx);
}

/** The offers a person has used, for the privacy export. */
export async function listUsesOf(db: Database, person: string) {
  const { rows } = await sql<{ name: string; code: string | null; discount: Paise; at: Date }>`
    select name, code, discount_paise as discount, at from offer_redemptions
    where person = ${person} and not given_back order by at, offer_id`.execute(db);
  return rows;
}
