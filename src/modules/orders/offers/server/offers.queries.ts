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
  const { offerId, discount } = use;
  if (!(await countPerson(tx, use))) return undefined;
  const { rows } = await sql<{ isUsedUp: boolean }>`
    update offer_counts c set used = c.used + 1, spent_paise = c.spent_paise + ${discount}
    from offers o where o.id = c.offer_id and c.offer_id = ${offerId} and not o.paused
      and o.starts_at <= ${tx.now()}::timestamptz and o.ends_at > ${tx.now()}::timestamptz
      and (c.most is null or c.used < c.most) and (c.budget_paise is null or c.spent_paise + ${discount} <= c.budget_paise)
    returning coalesce(c.used >= c.most, false) or coalesce(c.spent_paise + ${discount} > c.budget_paise, false)
      as "isUsedUp"`.execute(tx.db);
  return rows[0];
}

/**
 * Counts one use of a person, also while the offer has no limit for each, because one may be set later.
 * @returns false if their limit is reached
 */
async function countPerson(tx: TxCtx, { offerId, person }: Pick<Use, 'offerId' | 'person'>): Promise<boolean> {
  if (person === null) return true;
  const { rows } = await sql`
    insert into offer_persons (offer_id, person, used) values (${offerId}, ${person}, 1)
    on conflict (person, offer_id) do update set used = offer_persons.used + 1
      where (select o.per_person is null or offer_persons.used < o.per_person from offers o where o.id = excluded.offer_id)
    returning 1`.execute(tx.db);
  return rows.length > 0;
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
  const uses = await markUses(tx, orderId, true);
  for (const { offerId, person, discount } of uses) {
    await sql`
      update offer_persons set used = used - 1
      where offer_id = ${offerId} and person = ${person} and used > 0`.execute(tx.db);
    await sql`
      update offer_counts set used = used - 1, spent_paise = spent_paise - ${discount}
      where offer_id = ${offerId}`.execute(tx.db);
  }
  return uses.length > 0;
}

/**
 * Counts the uses of an order again that were given back.
 * @returns the name of an offer that has no use left, in all or for this person, if any
 */
export async function countAgain(tx: TxCtx, orderId: OrderId): Promise<string | undefined> {
  for (const use of await markUses(tx, orderId, false)) {
    if (!(await countPerson(tx, use))) return use.name;
    const { rows } = await sql`
      update offer_counts c set used = c.used + 1, spent_paise = c.spent_paise + ${use.discount}
      where c.offer_id = ${use.offerId} and (c.most is null or c.used < c.most)
        and (c.budget_paise is null or c.spent_paise + ${use.discount} <= c.budget_paise)
      returning 1`.execute(tx.db);
    if (rows.length === 0) return use.name;
  }
  return undefined;
}

/** Takes an amount off what an order used of an offer; a use of nothing is deleted and counts no longer. */
export async function lessenUse(
  tx: TxCtx,
  { orderId, offerId, amount }: { readonly orderId: OrderId; readonly offerId: OfferId; readonly amount: Paise },
): Promise<void> {
  await sql`
    with fewer as (
      update offer_redemptions set discount_paise = discount_paise - ${amount}
      where order_id = ${orderId} and offer_id = ${offerId} and discount_paise > ${amount} and not given_back returning 1
    ), ended as (
      delete from offer_redemptions where order_id = ${orderId} and offer_id = ${offerId} and discount_paise <= ${amount}
        and not given_back returning person
    ), persons as (
      update offer_persons p set used = used - 1 from ended
      where p.offer_id = ${offerId} and p.person = ended.person and p.used > 0
    )
    update offer_counts set spent_paise = spent_paise - ${amount}, used = used - (select count(*)::int from ended)
    where offer_id = ${offerId} and (exists (select from fewer) or exists (select from ended))`.execute(tx.db);
}

/** @returns the uses that were not marked like this yet, in the order in which placing locks their counters */
async function markUses(tx: TxCtx, orderId: OrderId, isGivenBack: boolean): Promise<Omit<Use, 'orderId' | 'code'>[]> {
  const { rows } = await sql<Omit<Use, 'orderId' | 'code'>>`
    update offer_redemptions set given_back = ${isGivenBack} where order_id = ${orderId} and given_back <> ${isGivenBack}
    returning offer_id as "offerId", name, person, discount_paise as discount`.execute(tx.db);
  return rows.sort((one, other) => (one.offerId < other.offerId ? -1 : 1));
}

/** Forgets who used offers; the uses still count against the limits in all. */
export async function eraseUsesOf(tx: Pick<TxCtx, 'db'>['db'], person: string): Promise<void> {
  await sql`
    with counted as (delete from offer_persons where person = ${person})
    update offer_redemptions set person = null where person = ${person}`.execute(tx);
}

/** The offers a person has used, for the privacy export. */
export async function listUsesOf(db: Database, person: string) {
  const { rows } = await sql<{ name: string; code: string | null; discount: Paise; at: Date }>`
    select name, code, discount_paise as discount, at from offer_redemptions
    where person = ${person} and not given_back order by at, offer_id`.execute(db);
  return rows;
}

/** The offers that are for a person by name, for the privacy export. */
export async function listOffersFor(db: Database, person: string) {
  const { rows } = await sql<{ name: string; code: string | null; from: Date; until: Date }>`
    select name, code, starts_at as from, ends_at as until from offers
    where conditions->'persons' @> ${JSON.stringify([person])}::jsonb order by starts_at, id`.execute(db);
  return rows;
}
