import { type RawBuilder, sql } from 'kysely';
import type { OfferState } from '#orders/offers/desk.contract.ts';
import type { Offer } from '#orders/offers/offer.ts';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import { type OfferId, type OrderId, type ProductId, type SellerId, type UserId, UUID } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { offerColumns } from './offers.queries.ts';

export interface ListedOffer extends Offer {
  readonly seller: string | null;
  readonly state: OfferState;
}

interface Filter {
  readonly find: string | undefined;
  readonly sellerId: SellerId | undefined;
  readonly now: Date;
}

const stateAt = (now: Date) => sql`case when o.ends_at <= ${now}::timestamptz then 'ended'
  when o.paused then 'paused' when o.starts_at > ${now}::timestamptz then 'upcoming' else 'live' end`;

export async function countOffersByState(db: Database, filter: Filter): Promise<Record<OfferState, number>> {
  const { rows } = await sql<{ state: OfferState; count: number }>`
    select ${stateAt(filter.now)} as state, count(*)::int as count from offers o where ${fits(filter)} group by 1`.execute(
    db,
  );
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  const of = (state: OfferState) => counted.get(state) ?? 0;
  return { live: of('live'), upcoming: of('upcoming'), paused: of('paused'), ended: of('ended') };
}

/** Offers that have not ended, of a seller and in all. Those who add offers follow one another, so that the count holds. */
export async function countUnended(tx: TxCtx, sellerId: SellerId | null): Promise<{ own: number; all: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('offers.unended', 0))`.execute(tx.db);
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where seller_id = ${sellerId}::uuid)::int as own, count(*)::int as all
    from offers where ends_at > ${tx.now()}::timestamptz`.execute(tx.db);
  return rows[0] ?? { own: 0, all: 0 };
}

/** Newest first. */
export async function listOfferRows(
  db: Database,
  filter: Filter & PageSpan & { readonly state?: OfferState | undefined; readonly only?: OfferId },
): Promise<ListedOffer[]> {
  const { state, only = null } = filter;
  const { rows } = await sql<ListedOffer>`
    select ${offerColumns}, s.name as seller, ${stateAt(filter.now)} as state
    from offers o join offer_counts c on c.offer_id = o.id left join ${publishedSellers} s on s.id = o.seller_id
    where ${fits(filter)} and (${only}::uuid is null or o.id = ${only})
      and (${state ?? null}::text is null or ${stateAt(filter.now)} = ${state ?? null})
    order by o.id desc limit ${filter.limit} offset ${filter.offset}`.execute(db);
  return rows;
}

function fits({ find, sellerId }: Filter): RawBuilder<unknown> {
  const own = sellerId ? sql`o.seller_id = ${sellerId}` : sql`true`;
  if (!find) return own;
  return sql`${own} and (o.name ilike ${containing(find)} or o.code ilike ${containing(find)})`;
}

export async function insertOffer(tx: TxCtx, offer: Offer): Promise<void> {
  await tx.db
    .insertInto('offers')
    .values({
      ...{ id: offer.id, seller_id: offer.sellerId, code: offer.code, name: offer.name, kind: offer.kind },
      ...{ percent_bp: offer.percentBp, cap_paise: offer.cap, amount_paise: offer.amount },
      ...{ buy: offer.buy, free: offer.free, bearer: offer.bearer, min_paise: offer.min, combines: offer.combines },
      ...{ starts_at: offer.startsAt, ends_at: offer.endsAt, per_person: offer.perPerson },
      conditions: JSON.stringify(offer.conditions),
    })
    .execute();
  await tx.db
    .insertInto('offer_counts')
    .values({ offer_id: offer.id, most: offer.most, budget_paise: offer.budget })
    .execute();
}

export async function updateOffer(
  tx: TxCtx,
  id: OfferId,
  { name, endsAt, paused, perPerson, most, budget }: Partial<Offer>,
): Promise<void> {
  const offer = {
    ...(name !== undefined && { name }),
    ...(endsAt && { ends_at: endsAt }),
    ...(paused !== undefined && { paused }),
    ...(perPerson !== undefined && { per_person: perPerson }),
  };
  await tx.db
    .updateTable('offers')
    .set({ ...offer, updated_at: tx.now() })
    .where('id', '=', id)
    .execute();
  const counts = { ...(most !== undefined && { most }), ...(budget !== undefined && { budget_paise: budget }) };
  if (Object.keys(counts).length > 0)
    await tx.db.updateTable('offer_counts').set(counts).where('offer_id', '=', id).execute();
}

/** Products by their id or the slug of their page, of one seller or of all. */
export async function productsNamed(
  db: Database,
  names: readonly string[],
  sellerId: SellerId | null,
): Promise<ReadonlyMap<string, ProductId>> {
  const ids = names.filter(name => UUID.test(name));
  const { rows } = await sql<{ slug: string; id: ProductId }>`
    select p.slug, p.id from ${publishedProducts} p
    where (p.slug = any(${names}::text[]) or p.id = any(${ids}::uuid[]))
      and (${sellerId}::uuid is null or p.seller_id = ${sellerId})`.execute(db);
  return new Map(rows.flatMap(({ slug, id }) => [[slug, id] as const, [id as string, id] as const]));
}

export interface PastLine {
  readonly orderId: OrderId;
  readonly person: string | null;
  readonly isFirst: boolean;
  readonly method: string;
  readonly pincode: string;
  readonly sellerId: SellerId;
  readonly productId: ProductId;
  readonly brand: string;
  readonly kind: Kind;
  readonly price: Paise;
  readonly quantity: number;
  readonly delivery: Paise;
}

/** The lines of the last orders since a moment that were not called off; of one seller, or all. */
export async function listPastLines(
  db: Database,
  { since, sellerId, most }: { readonly since: Date; readonly sellerId: SellerId | null; readonly most: number },
): Promise<PastLine[]> {
  const { rows } = await sql<PastLine>`
    select o.id as "orderId", o.user_id::text as person, o.payment_method as method, o.ship_pincode as pincode,
      not exists (select from orders e where e.user_id = o.user_id and e.placed_at < o.placed_at) as "isFirst",
      part.seller_id as "sellerId", line.product_id as "productId", p.brand, p.kind, line.price_paise as price, line.quantity,
      part.delivery_paise + part.delivery_discount_paise as delivery
    from (
      select past.* from orders past where past.placed_at >= ${since}::timestamptz and past.status not in ('cancelled', 'rejected')
        and (${sellerId}::uuid is null or exists (
          select from order_parts own where own.order_id = past.id and own.seller_id = ${sellerId}))
      order by past.placed_at desc, past.id limit ${most}
    ) o
    join order_parts part on part.order_id = o.id and (${sellerId}::uuid is null or part.seller_id = ${sellerId})
    join order_lines line on line.part_id = part.id and line.service is null join ${publishedProducts} p on p.id = line.product_id
    order by o.id, part.id, line.position`.execute(db);
  return rows;
}

/** Accounts of shoppers by their e-mail address in lower case. */
export async function accountsByEmail(db: Database, emails: readonly string[]): Promise<ReadonlyMap<string, UserId>> {
  const { rows } = await sql<{ email: string; id: UserId }>`
    select u.email, u.id from ${publishedUsers} u
    where u.email = any(${emails.map(email => email.toLowerCase())}::text[]) and u.type = 'user' and u.deleted_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ email, id }) => [email, id]));
}
