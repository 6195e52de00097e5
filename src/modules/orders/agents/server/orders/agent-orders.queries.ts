import { sql } from 'kysely';
import { secretId } from '#orders/agents/server/agent-call.ts';
import type { SessionRow } from '#orders/agents/server/sessions/sessions.queries.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Row } from '#platform/db/database.ts';
import type { OrderId } from '#shared/id.ts';

export type AgentOrderRow = Row<'agent_orders'>;

/** The order of a session, which its platform is told of at once. */
export async function writeAgentOrder(tx: TxCtx, orderId: OrderId, session: SessionRow): Promise<void> {
  await tx.db
    .insertInto('agent_orders')
    .values({
      ...{ order_id: orderId, id: secretId('ord'), session_id: session.id },
      ...{ platform: session.platform, webhook_url: session.webhook_url },
    })
    .execute();
}

export async function findAgentOrder(
  db: Database,
  by: { readonly orderId: OrderId } | { readonly id: string; readonly platform: string },
): Promise<AgentOrderRow | undefined> {
  const query = db.selectFrom('agent_orders').selectAll();
  return 'orderId' in by
    ? query.where('order_id', '=', by.orderId).executeTakeFirst()
    : query.where('id', '=', by.id).where('platform', '=', by.platform).executeTakeFirst();
}

/** How long one that is told to a platform is left to the process that tells it. */
const HELD_S = 120;

/** An order of which a platform has to be told, with the whole precision of its last change. */
export interface DueOrder extends AgentOrderRow {
  readonly changedExactly: string;
}

/** Takes orders of which a platform has to be told now, the longest due first. */
export async function takeDue(db: Database, most: number): Promise<DueOrder[]> {
  const { rows } = await sql<DueOrder>`
    update agent_orders set next_at = now() + make_interval(secs => ${sql.lit(HELD_S)}) where order_id in (
      select order_id from agent_orders where next_at <= now() and webhook_url is not null
      order by next_at limit ${most} for update skip locked)
    returning *, changed_at::text as "changedExactly"`.execute(db);
  return rows;
}

/** The platform knows the order as it was; if it has changed since, it is told again. */
export async function noteTold(db: Database, { order_id, changedExactly }: DueOrder): Promise<void> {
  await sql`
    update agent_orders set told_at = now(), tries = 0,
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
    update agent_orders set tries = tries + 1,
      next_at = case when ${afterSeconds ?? null}::int is not null then now() + make_interval(secs => ${afterSeconds ?? 0}::int) end
    where order_id = ${order_id} and changed_at <= ${changedExactly}::timestamptz`.execute(db);
}
