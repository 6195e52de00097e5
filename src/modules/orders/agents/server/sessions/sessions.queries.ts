import { sql } from 'kysely';
import type { AgentBuyer, AgentDestination } from '#orders/agents/ucp/requests.schema.ts';
import { CHECKOUT_DAYS } from '#orders/checkouts/contract.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { AccountCodeId, CheckoutId, OrderId, ProductId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export type AgentSessionRow = Row<'agent_sessions'>;

/** How long a cart or a checkout is kept after its last change. */
const KEPT_HOURS = 24;
/** However often the agent changes it. */
const MOST_DAYS = 7;
const afterChange = sql<Date>`now() + make_interval(hours => ${sql.lit(KEPT_HOURS)})`;
const untilThen = sql<Date>`least(${afterChange}, created_at + make_interval(days => ${sql.lit(MOST_DAYS)}))`;
/** What a buyer has taken over is kept as long as other checkouts. */
const afterTaken = sql<Date>`now() + make_interval(days => ${sql.lit(CHECKOUT_DAYS)})`;
/** How long no other code is mailed. */
const CODE_MINUTES = 2;
export const SESSION_ID = /^(cart|chk)_[\w-]{22}$/;

export interface SessionItem {
  readonly productId: ProductId;
  readonly quantity: number;
}

/** What an agent says of a cart or checkout. */
export interface Said {
  readonly items: readonly SessionItem[];
  readonly buyer: AgentBuyer;
  readonly destination: AgentDestination | null;
  readonly webhookUrl: string | undefined;
}

export interface NewSession extends Said {
  readonly id: string;
  readonly kind: AgentSessionRow['kind'];
  readonly platform: string;
  readonly ofCart?: string | undefined;
  readonly request?: { readonly key: string; readonly hash: Buffer } | undefined;
}

const unexpired = (db: Database, id: string) =>
  db.selectFrom('agent_sessions').selectAll().where('id', '=', id).where('expires_at', '>', sql<Date>`now()`);

/** None that has expired or is of another platform. */
export async function findSession(
  db: Database,
  id: string,
  platform: string,
  kind?: AgentSessionRow['kind'],
): Promise<AgentSessionRow | undefined> {
  if (!SESSION_ID.test(id)) return undefined;
  const query = unexpired(db, id).where('platform', '=', platform);
  return (kind ? query.where('kind', '=', kind) : query).executeTakeFirst();
}

/** For the buyer, who has the link. */
export async function findForBuyer(db: Database, id: string): Promise<AgentSessionRow | undefined> {
  return unexpired(db, id).where('canceled_at', 'is', null).executeTakeFirst();
}

/** What was made with this key, and what was asked for with it. */
export async function findRequested(db: Database, platform: string, key: string): Promise<AgentSessionRow | undefined> {
  return db
    .selectFrom('agent_sessions')
    .selectAll()
    .where('platform', '=', platform)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** The checkout of a cart that can still become an order. */
export async function findOfCart(db: Database, cart: string, platform: string): Promise<AgentSessionRow | undefined> {
  return db
    .selectFrom('agent_sessions')
    .selectAll()
    .where('of_cart', '=', cart)
    .where('platform', '=', platform)
    .where('order_id', 'is', null)
    .where('canceled_at', 'is', null)
    .executeTakeFirst();
}

/** @returns undefined if there is one with its request or its cart already */
export async function insertSession(db: Database, session: NewSession): Promise<AgentSessionRow | undefined> {
  const { id, kind, platform, items, buyer, destination, ofCart, request, webhookUrl } = session;
  const { rows } = await sql<AgentSessionRow>`
    insert into agent_sessions (id, kind, platform, items, buyer, destination, of_cart, request_key, request_hash, webhook_url,
      expires_at)
    values (${id}, ${kind}, ${platform}, ${JSON.stringify(items)}::jsonb, ${JSON.stringify(buyer)}::jsonb,
      ${destination ? JSON.stringify(destination) : null}::jsonb, ${ofCart ?? null}, ${request?.key ?? null},
      ${request?.hash ?? null}, ${webhookUrl ?? null}, ${afterChange})
    on conflict do nothing returning *`.execute(db);
  return rows[0];
}

/** @returns undefined once it is taken over, ordered, cancelled or expired */
export async function updateSession(
  db: Database,
  id: string,
  platform: string,
  said: Said,
): Promise<AgentSessionRow | undefined> {
  const { items, buyer, destination, webhookUrl } = said;
  const { rows } = await sql<AgentSessionRow>`
    update agent_sessions set items = ${JSON.stringify(items)}::jsonb, buyer = ${JSON.stringify(buyer)}::jsonb,
      destination = ${destination ? JSON.stringify(destination) : null}::jsonb, webhook_url = ${webhookUrl ?? null},
      handed_over = false, shown_paise = null,
      -- A code confirms what was mailed with it.
      code_entry = null, code_at = null, code_paise = null,
      updated_at = now(), expires_at = ${untilThen}
    where id = ${id} and platform = ${platform} and checkout_id is null and canceled_at is null and expires_at > now()
    returning *`.execute(db);
  return rows[0];
}

/** The total that the agent is told now. */
export async function noteShown(db: Database, id: string, total: Paise | null): Promise<void> {
  await sql`
    update agent_sessions set shown_paise = ${total} where id = ${id} and shown_paise is distinct from ${total}::bigint`.execute(
    db,
  );
}

export async function noteHandedOver(db: Database, id: string): Promise<void> {
  await db.updateTable('agent_sessions').set({ handed_over: true }).where('id', '=', id).execute();
}

/** Whether a code is to be mailed now: not if one was a moment ago, unless for less. */
export async function claimCode(db: Database, id: string, total: Paise): Promise<boolean> {
  const { rows } = await sql`
    update agent_sessions set code_at = now(), code_paise = ${total}
    where id = ${id} and (code_at is null or code_paise < ${total}
      or code_at < now() - make_interval(mins => ${sql.lit(CODE_MINUTES)})) returning id`.execute(db);
  return rows.length > 0;
}

/** The mailed code, unless the session has changed since it was read; null if none could be mailed. */
export async function noteCode(
  db: Database,
  { id, updated_at }: Pick<AgentSessionRow, 'id' | 'updated_at'>,
  entry: AccountCodeId | null,
): Promise<void> {
  await sql`
    update agent_sessions set code_entry = ${entry}, code_at = case when ${entry}::uuid is not null then code_at end
    where id = ${id} and date_trunc('milliseconds', updated_at) = ${updated_at}`.execute(db);
}

/** Locks one that can still become an order. @returns undefined if it can't */
export async function lockOpen(tx: Tx, id: string): Promise<AgentSessionRow | undefined> {
  const { rows } = await sql<AgentSessionRow>`
    select * from agent_sessions where id = ${id} and order_id is null and canceled_at is null and expires_at > now()
    for update`.execute(tx);
  return rows[0];
}

/** Whose checkout it is now; null gives it back to the agent. */
export async function setCheckout(tx: Tx, id: string, checkoutId: CheckoutId | null): Promise<void> {
  await sql`
    update agent_sessions set checkout_id = ${checkoutId}, code_entry = null, code_at = null, updated_at = now(),
      expires_at = case when ${checkoutId}::uuid is null then ${untilThen} else ${afterTaken} end
    where id = ${id} and order_id is null`.execute(tx);
}

/**
 * What else was made of the same cart ends with it, so that one cart is one order.
 * @returns undefined if it was cancelled meanwhile, or has become an order
 */
export async function setOrdered(
  tx: TxCtx,
  checkoutId: CheckoutId,
  orderId: OrderId,
): Promise<AgentSessionRow | undefined> {
  // Always locked in the same order, whichever of them becomes the order.
  await sql`
    select one.id from agent_sessions one join agent_sessions own on own.checkout_id = ${checkoutId}
      and (one.id = own.id or one.of_cart = own.id or one.id = own.of_cart)
    order by one.id for update of one`.execute(tx.db);
  const { rows } = await sql<AgentSessionRow>`
    update agent_sessions set order_id = ${orderId}, code_entry = null, updated_at = now()
    where checkout_id = ${checkoutId} and order_id is null and canceled_at is null returning *`.execute(tx.db);
  const [ordered] = rows;
  if (!ordered) return undefined;
  await sql`
    update agent_sessions set canceled_at = now(), updated_at = now(), code_entry = null
    where (of_cart = ${ordered.id} or id = ${ordered.of_cart}) and order_id is null and canceled_at is null`.execute(
    tx.db,
  );
  return ordered;
}

/** @returns undefined if it can't be cancelled any more, or a buyer has taken it over */
export async function cancelSession(db: Database, id: string): Promise<AgentSessionRow | undefined> {
  const { rows } = await sql<AgentSessionRow>`
    update agent_sessions set canceled_at = now(), updated_at = now(), code_entry = null
    where id = ${id} and checkout_id is null and order_id is null and canceled_at is null returning *`.execute(db);
  return rows[0];
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await sql`delete from agent_sessions where expires_at <= now()`.execute(db);
}

const ofPerson = (userId: UserId, email: string) => sql`(buyer->>'email' = ${email}
  or checkout_id in (select id from checkouts where user_id = ${userId}))`;

/** What agents prepared for somebody: with their e-mail address, or taken over by them. For the export of personal data. */
export async function listAgentSessionsOf(db: Database, userId: UserId, email: string) {
  const { rows } = await sql<{
    since: Date;
    platform: string;
    buyer: AgentBuyer;
    destination: AgentDestination | null;
    ordered: boolean;
  }>`
    select created_at as since, platform, buyer, destination, order_id is not null as ordered from agent_sessions
    where ${ofPerson(userId, email)} order by created_at, id`.execute(db);
  return rows;
}

/** Before the checkouts of the account are deleted. */
export async function eraseSessionsOf(tx: Tx, userId: UserId, email: string): Promise<void> {
  await sql`delete from agent_sessions where ${ofPerson(userId, email)}`.execute(tx);
}
