import { type RawBuilder, sql } from 'kysely';
import type { Fallen, ReservedUnits } from '#orders/orders/editing/proposed-edit.ts';
import { PAY_LINK_HOURS } from '#orders/orders/paying/pay-link.ts';
import { holdFromNow } from '#orders/orders/server/placing/unpaid.queries.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Row } from '#platform/db/database.ts';
import type { OrderId, PartId, ProposedEditId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export type ProposedEditRow = Row<'proposed_edits'>;

type NewEdit = Pick<
  ProposedEditRow,
  'id' | 'order_id' | 'part_id' | 'changes' | 'reserved' | 'note' | 'difference_paise'
>;

/** Stores an edit that waits for its payment as long as a link to pay works. */
export async function insertProposed(tx: TxCtx, { changes, reserved, ...edit }: NewEdit): Promise<void> {
  await tx.db
    .insertInto('proposed_edits')
    .values({
      ...edit,
      ...{ changes: JSON.stringify(changes), reserved: JSON.stringify(reserved) },
      ...{ held_until: holdFromNow(PAY_LINK_HOURS * 60), created_at: tx.now() },
      ...{ made_by: tx.actor?.id ?? null, made_by_name: tx.actor?.userName ?? '' },
    })
    .execute();
  await markPart(tx, edit, edit.id);
}

/** What a part waits for. The order has changed for whoever looks at it. */
async function markPart(
  tx: TxCtx,
  { order_id, part_id }: Pick<NewEdit, 'order_id' | 'part_id'>,
  editId: ProposedEditId | null,
): Promise<void> {
  await tx.db
    .updateTable('order_parts')
    .set({ edit_id: editId, updated_at: tx.now() })
    .where('id', '=', part_id)
    .execute();
  await tx.db.updateTable('orders').set({ updated_at: tx.now() }).where('id', '=', order_id).execute();
}

/** @returns what was reserved for it; undefined if it did not wait any more, and nothing has changed then */
export async function endProposed(
  tx: TxCtx,
  id: ProposedEditId,
  state: Fallen | 'paid',
): Promise<readonly ReservedUnits[] | undefined> {
  const ended = await tx.db
    .updateTable('proposed_edits')
    .set({ state, ended_at: tx.now() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['order_id', 'part_id', 'reserved'])
    .executeTakeFirst();
  if (!ended) return undefined;
  await markPart(tx, ended, null);
  return ended.reserved;
}

export function findProposed(db: Database, id: ProposedEditId): Promise<ProposedEditRow | undefined> {
  return db.selectFrom('proposed_edits').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The edits of these parts that wait for their payment. */
export async function listProposed(db: Database, parts: readonly PartId[]): Promise<ProposedEditRow[]> {
  return db
    .selectFrom('proposed_edits')
    .selectAll()
    .where('part_id', 'in', parts)
    .where('state', '=', 'open')
    .execute();
}

/** By how much the edits of an order that wait would make it dearer. */
export async function waitingDifferences(tx: TxCtx, orderId: OrderId): Promise<Paise[]> {
  const rows = await tx.db
    .selectFrom('proposed_edits')
    .select('difference_paise')
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute();
  return rows.map(row => row.difference_paise);
}

/** Edits whose time to pay has passed, oldest first. */
export async function listOverdueEdits(
  db: Database,
  most: number,
): Promise<{ readonly id: ProposedEditId; readonly orderId: OrderId }[]> {
  return db
    .selectFrom('proposed_edits')
    .select(['id', 'order_id as orderId'])
    .where('state', '=', 'open')
    .where('held_until', '<=', sql<Date>`now()`)
    .orderBy('held_until')
    .limit(most)
    .execute();
}

/** Whether its time to pay has passed, by the database's clock. */
export async function isOverdue(tx: TxCtx, id: ProposedEditId): Promise<boolean> {
  const row = await tx.db
    .selectFrom('proposed_edits')
    .select(sql<boolean>`held_until <= now()`.as('isOver'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.isOver ?? false;
}

/** In SQL: until when an edit waits, with the database's full timestamp precision. */
export function editHeldUntil(id: ProposedEditId): RawBuilder<Date> {
  return sql<Date>`(select held_until from proposed_edits where id = ${id})`;
}
