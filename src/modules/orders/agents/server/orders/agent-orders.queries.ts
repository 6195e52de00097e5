import { sql } from 'kysely';
import { secretId } from '#orders/agents/server/agent-call.ts';
import type { AgentSessionRow } from '#orders/agents/server/sessions/sessions.queries.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { OrderId, UserId } from '#shared/id.ts';

export type AgentOrderRow = Row<'agent_orders'>;

/** The order of a session, which its platform is told of at once. */
export async function writeAgentOrder(tx: TxCtx, orderId: OrderId, session: AgentSessionRow): Promise<void> {
  // What was not chosen from the addresses of the account is what the agent filled in.
  await sql`
    insert into agent_orders (order_id, id, session_id, platform, webhook_url, knows_address)
    select id, ${secretId('ord')}, ${session.id}, ${session.platform}, ${session.webhook_url}, ship_address_id is null
    from orders where id = ${orderId}`.execute(tx.db);
}

export async function findAgentOrder(
  db: Database,
  by: { readonly orderId: OrderId } | { readonly id: string; readonly platform: string },
): Promise<AgentOrderRow | undefined> {
  if ('id' in by && !ORDER_ID.test(by.id)) return undefined;
  const query = db.selectFrom('agent_orders').selectAll();
  return 'orderId' in by
    ? query.where('order_id', '=', by.orderId).executeTakeFirst()
    : query.where('id', '=', by.id).where('platform', '=', by.platform).executeTakeFirst();
}

const ORDER_ID = /^ord_[\w-]{22}$/;

/** How long one that is told to a platform is left to the process that tells it. */
const HELD_S = 120;
/** So that a platform that does not answer holds up few others. */
const MOST_OF_ONE = 2;

/** An order of which a platform has to be told, with the whole precision of its last change. */
export interface DueOrder extends AgentOrderRow {
  readonly changedExactly: string;
}

/** Takes orders of which a platform has to be told now, the longest due first, and few of one platform. Nobody else tells them meanwhile. */
export async function takeDue(db: Database, most: number): Promise<DueOrder[]> {
  const { rows } = await sql<DueOrder>`
    with due as (
      select order_id, next_at, row_number() over (partition by platform order by next_at, order_id) as turn
      from agent_orders where next_at <= now() and webhook_url is not null
        and (held_until is null or held_until <= now()))
    update agent_orders set held_until = now() + make_interval(secs => ${sql.lit(HELD_S)}) where order_id in (
      select order_id from agent_orders
      where order_id in (select order_id from due where turn <= ${sql.lit(MOST_OF_ONE)} order by next_at limit ${most})
        and (held_until is null or held_until <= now())
      for update skip locked)
    returning *, changed_at::text as "changedExactly"`.execute(db);
  return rows;
}

/** The platform knows the order as it was; if it has changed since, it is told again. */
export async function noteTold(db: Database, { order_id, changedExactly }: DueOrder): Promise<void> {
  await sql`
    update agent_orders set told_at = now(), tries = 0, held_until = null,
      next_at = case when changed_at > ${changedExactly}::timestamptz then now() end
    where order_id = ${order_id}`.execute(db);
}

/** @param afterSeconds undefined to give up until the order changes again */
export async function noteUntold(
  db: Database,
  { order_id, changedExactly }: DueOrder,
  afterSeconds: number | undefined,
): Promise<void> {
  await sql`
    update agent_orders set held_until = null,
      tries = case when changed_at > ${changedExactly}::timestamptz then tries else tries + 1 end,
      next_at = case when changed_at > ${changedExactly}::timestamptz then next_at
        when ${afterSeconds ?? null}::int is not null then now() + make_interval(secs => ${afterSeconds ?? 0}::int) end
    where order_id = ${order_id}`.execute(db);
}

/** Platforms hear no more of the orders of a deleted account. Only where the agent came from stays. */
export async function eraseOrdersOf(tx: Tx, userId: UserId): Promise<void> {
  await sql`
    update agent_orders set webhook_url = null, next_at = null, knows_address = false,
      platform = substring(platform from '^https?://[^/?#]+')
    where order_id in (select id from orders where user_id = ${userId})`.execute(tx);
}
