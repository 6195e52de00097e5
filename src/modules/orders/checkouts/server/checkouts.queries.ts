import { type RawBuilder, sql } from 'kysely';
import { CHECKOUT_DAYS } from '#orders/checkouts/contract.ts';
import type { ChosenExtras } from '#orders/sold-services/extras.schema.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import type { AddressColumns } from '#people/addresses/server/addresses.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import type { AddressId, CheckoutId, OrderId, ProductId, UserId } from '#shared/id.ts';

export type CheckoutRow = Row<'checkouts'>;

export interface CheckoutItem {
  readonly productId: ProductId;
  readonly quantity: number;
}

/** What a buyer chooses; null for what the shop proposes. */
export interface Choices {
  readonly addressId?: AddressId | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly extras?: ChosenExtras | undefined;
  readonly forCompany?: boolean | undefined;
}

type OrNull<Chosen> = { readonly [Key in keyof Chosen]: Chosen[Key] | null };

const jsonOf = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

/** Each list that is given replaces the one before. */
const merged = (given: RawBuilder<unknown>) =>
  sql`nullif(coalesce(checkouts.extras, '{}') || coalesce(${given}, '{}'), '{}')`;

const untilThen = sql<Date>`now() + make_interval(days => ${sql.lit(CHECKOUT_DAYS)})`;

const unexpired = (db: Database, id: CheckoutId) =>
  db.selectFrom('checkouts').selectAll().where('id', '=', id).where('expires_at', '>', sql<Date>`now()`);

/** Not another user's, none that the shop makes for them or an agent has prepared, and none that has expired. */
export async function findCheckout(db: Database, userId: UserId, id: CheckoutId): Promise<CheckoutRow | undefined> {
  return unexpired(db, id)
    .where('user_id', '=', userId)
    .where('made_by', 'is', null)
    .where('agent', 'is', null)
    .executeTakeFirst();
}

/**
 * The open checkout of a user's cart: a new one with this id, or the one there is, with what is chosen now.
 * @returns undefined if the id is that of another checkout
 */
export async function openOfCart(
  db: Database,
  userId: UserId,
  id: CheckoutId,
  { addressId = null, method = null, forCompany = null, extras }: OrNull<Choices>,
): Promise<CheckoutRow | undefined> {
  const { rows } = await sql<CheckoutRow>`
    insert into checkouts (id, user_id, address_id, method, for_company, extras, expires_at)
    values (${id}, ${userId}, ${addressId}, ${method}, coalesce(${forCompany}::boolean, false), ${jsonOf(extras)}::jsonb, ${untilThen})
    on conflict (user_id) where items is null and order_id is null do update set
      address_id = coalesce(excluded.address_id, checkouts.address_id),
      method = coalesce(excluded.method, checkouts.method), extras = ${merged(sql`excluded.extras`)},
      for_company = coalesce(${forCompany}::boolean, checkouts.for_company), expires_at = excluded.expires_at
    returning *`
    .execute(db)
    .catch(error => {
      if (violatedConstraint(error) === 'checkouts_pkey') return { rows: [] };
      throw error;
    });
  return rows[0];
}

/** Does nothing if there is a checkout with this id already. */
export async function insertOfItems(
  db: Database,
  userId: UserId,
  id: CheckoutId,
  {
    items,
    addressId = null,
    method = null,
    forCompany = false,
    extras,
  }: { items: readonly CheckoutItem[] } & OrNull<Choices>,
): Promise<void> {
  await sql`
    insert into checkouts (id, user_id, items, address_id, method, for_company, extras, expires_at)
    values (${id}, ${userId}, ${JSON.stringify(items)}::jsonb, ${addressId}, ${method}, coalesce(${forCompany}::boolean, false), ${jsonOf(extras)}::jsonb, ${untilThen})
    on conflict (id) do nothing`.execute(db);
}

/** @returns undefined if it is not theirs, has become an order, or has another version */
export async function updateChoices(
  db: Database,
  userId: UserId,
  id: CheckoutId,
  change: Choices & { readonly items?: readonly CheckoutItem[] | undefined; readonly version?: number | undefined },
): Promise<CheckoutRow | undefined> {
  const { addressId = null, method = null, forCompany = null, items, extras, version = null } = change;
  const { rows } = await sql<CheckoutRow>`
    update checkouts set version = version + 1, updated_at = now(), expires_at = ${untilThen},
      address_id = coalesce(${addressId}::uuid, address_id), method = coalesce(${method}::text, method),
      extras = ${merged(sql`${jsonOf(extras)}::jsonb`)}, for_company = coalesce(${forCompany}::boolean, for_company),
      items = coalesce(${items ? JSON.stringify(items) : null}::jsonb, items)
    where id = ${id} and user_id = ${userId} and made_by is null and agent is null and order_id is null and expires_at > now()
      and (${version}::int is null or version = ${version}::int)
    returning *`.execute(db);
  return rows[0];
}

/** A checkout that an agent has prepared and this user has taken over. */
export async function findOfAgent(db: Database, userId: UserId, id: CheckoutId): Promise<CheckoutRow | undefined> {
  return unexpired(db, id).where('user_id', '=', userId).where('agent', 'is not', null).executeTakeFirst();
}

/** What an agent has prepared. */
export interface Prepared {
  /** Address of the profile of its platform. */
  readonly agent: string;
  readonly items: readonly CheckoutItem[];
  /** Undefined if the buyer chooses one of the account. */
  readonly shipTo: AddressColumns | undefined;
  readonly method?: PaymentMethod | undefined;
}

/** Makes the checkout of whoever takes over what an agent has prepared. */
export async function insertOfAgent(
  tx: Tx,
  id: CheckoutId,
  userId: UserId,
  { agent, items, shipTo, method = undefined }: Prepared,
): Promise<void> {
  await sql`
    insert into checkouts (id, user_id, agent, items, ship_to, method, expires_at)
    values (${id}, ${userId}, ${agent}, ${JSON.stringify(items)}::jsonb, ${jsonOf(shipTo)}::jsonb, ${method ?? null}, ${untilThen})`.execute(
    tx,
  );
}

/** @returns undefined if it is not theirs or has become an order */
export async function updateOfAgent(
  db: Database,
  userId: UserId,
  id: CheckoutId,
  { addressId = null, method = null }: Pick<OrNull<Choices>, 'addressId' | 'method'>,
): Promise<CheckoutRow | undefined> {
  const { rows } = await sql<CheckoutRow>`
    update checkouts set version = version + 1, updated_at = now(), expires_at = ${untilThen},
      address_id = coalesce(${addressId}::uuid, address_id), method = coalesce(${method}::text, method)
    where id = ${id} and user_id = ${userId} and agent is not null and order_id is null and expires_at > now()
    returning *`.execute(db);
  return rows[0];
}

/** Gives back what was taken over, unless it has become an order. @returns whether it did */
export async function deleteOfAgent(tx: Tx, id: CheckoutId): Promise<boolean> {
  const { rows } =
    await sql`delete from checkouts where id = ${id} and agent is not null and order_id is null returning id`.execute(
      tx,
    );
  return rows.length > 0;
}

/** A checkout that the shop makes for a caller. */
export async function findByHand(db: Database, id: CheckoutId): Promise<CheckoutRow | undefined> {
  return unexpired(db, id).where('made_by', 'is not', null).executeTakeFirst();
}

/** What is chosen for a caller. */
interface ChoicesByHand {
  readonly items?: readonly CheckoutItem[] | undefined;
  readonly shipTo?: AddressColumns | undefined;
  readonly codes?: readonly string[] | undefined;
  readonly method?: PaymentMethod | undefined;
}

/** Does nothing if there is a checkout with this id already. */
export async function insertByHand(
  db: Database,
  id: CheckoutId,
  {
    userId,
    madeBy,
    items,
    shipTo,
    codes = [],
    method = null,
  }: OrNull<ChoicesByHand> & {
    readonly userId: UserId;
    readonly madeBy: UserId;
  },
): Promise<void> {
  await sql`
    insert into checkouts (id, user_id, made_by, items, ship_to, codes, method, expires_at)
    values (${id}, ${userId}, ${madeBy}, ${jsonOf(items)}::jsonb, ${jsonOf(shipTo)}::jsonb, ${codes}::text[], ${method},
      ${untilThen})
    on conflict (id) do nothing`.execute(db);
}

/** @returns undefined if there is none, if it has become an order, or has another version */
export async function updateByHand(
  db: Database,
  id: CheckoutId,
  {
    items,
    shipTo,
    codes = null,
    method = null,
    version = null,
  }: OrNull<ChoicesByHand> & {
    readonly version?: number | null | undefined;
  },
): Promise<CheckoutRow | undefined> {
  const { rows } = await sql<CheckoutRow>`
    update checkouts set version = version + 1, updated_at = now(), expires_at = ${untilThen},
      items = coalesce(${jsonOf(items)}::jsonb, items), ship_to = coalesce(${jsonOf(shipTo)}::jsonb, ship_to),
      codes = coalesce(${codes}::text[], codes), method = coalesce(${method}::text, method)
    where id = ${id} and made_by is not null and order_id is null and expires_at > now()
      and (${version}::int is null or version = ${version}::int)
    returning *`.execute(db);
  return rows[0];
}

/** @returns false if it is not theirs or has become an order already */
export async function setOrder(tx: TxCtx, id: CheckoutId, orderId: OrderId): Promise<boolean> {
  const { rows } = await sql`
    update checkouts set order_id = ${orderId}, version = version + 1, updated_at = now()
    where id = ${id} and order_id is null returning id`.execute(tx.db);
  return rows.length > 0;
}

export async function deleteExpiredCheckouts(db: Database): Promise<void> {
  await sql`delete from checkouts where expires_at <= now()`.execute(db);
}

/** For the export of personal data. */
export async function listCheckoutsOf(db: Database, userId: UserId) {
  const { rows } = await sql<{
    since: Date;
    changedAt: Date;
    items: string[];
    method: string | null;
    /** As it was dictated to the shop. */
    shipTo: string | null;
    agent: string | null;
    forCompany: boolean;
    giftNotes: string[];
    windows: string[];
    ordered: boolean;
  }>`
    select c.created_at as since, c.updated_at as "changedAt", c.method, c.agent, c.for_company as "forCompany", c.order_id is not null as ordered,
      nullif(concat_ws(', ', c.ship_to->>'name', c.ship_to->>'address', c.ship_to->>'city', c.ship_to->>'pincode', c.ship_to->>'phone',
        c.ship_to->>'notes'), '') as "shipTo",
      array(select wrap.note from jsonb_to_recordset(c.extras->'wraps') as wrap(note text) where wrap.note <> '') as "giftNotes",
      array(select slot.day || ' ' || slot.period from jsonb_to_recordset(c.extras->'slots') as slot(day text, period text)) as windows,
      coalesce((select json_agg(p.title order by p.title) from jsonb_to_recordset(c.items) as item("productId" uuid)
        join ${publishedProducts} p on p.id = item."productId"), '[]') as items
    from checkouts c where c.user_id = ${userId} order by c.created_at, c.id`.execute(db);
  return rows;
}

/** Which of these users have a checkout that has not expired, also one that the shop prepares for them. */
export async function listCheckingOut(db: Database, ids: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  const { rows } = await sql<{ id: UserId }>`
    select distinct user_id as id from checkouts where user_id = any(${ids}::uuid[]) and expires_at > now()`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function eraseCheckoutsOf(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('checkouts').where('user_id', '=', userId).execute();
}
