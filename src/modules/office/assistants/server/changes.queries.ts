import { type RawBuilder, sql } from 'kysely';
import type { ChangeView } from '#office/assistants/contract.ts';
import { CHANGES_KEPT_DAYS, type StoredState, VALID_HOURS } from '#office/assistants/suggested-change.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { SuggestedChangeId, UserId } from '#shared/id.ts';

export type ChangeRow = Row<'suggested_changes'>;
export type NewChange = Omit<ChangeRow, 'id' | 'state' | 'expires_at' | 'decided_at'>;

const VIEWS: Readonly<Record<ChangeView, (now: Date) => RawBuilder<boolean>>> = {
  waiting: now => sql`(state = 'waiting' and expires_at > ${now})`,
  decided: now => sql`(state <> 'waiting' or expires_at <= ${now})`,
};

export async function countChanges(db: Database, userId: UserId, now: Date): Promise<Record<ChangeView, number>> {
  return db
    .selectFrom('suggested_changes')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(VIEWS.waiting(now)).as('waiting'),
      fn.countAll<number>().filterWhere(VIEWS.decided(now)).as('decided'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function listChangeRows(
  db: Database,
  { userId, view, now }: { readonly userId: UserId; readonly view: ChangeView; readonly now: Date },
  { limit, offset }: PageSpan,
): Promise<ChangeRow[]> {
  return db
    .selectFrom('suggested_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where(VIEWS[view](now))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The same change that waits already, locked. */
export async function findSame(
  tx: Tx,
  { user_id, kind, input, created_at }: Pick<NewChange, 'user_id' | 'kind' | 'input' | 'created_at'>,
): Promise<ChangeRow | undefined> {
  return tx
    .selectFrom('suggested_changes')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('input', '=', sql<object>`${JSON.stringify(input)}::jsonb`)
    .where(VIEWS.waiting(created_at))
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteChange(tx: Tx, id: SuggestedChangeId): Promise<void> {
  await tx.deleteFrom('suggested_changes').where('id', '=', id).execute();
}

export async function insertChange(tx: Tx, id: SuggestedChangeId, change: NewChange): Promise<ChangeRow> {
  return tx
    .insertInto('suggested_changes')
    .values({
      ...change,
      id,
      input: JSON.stringify(change.input),
      changes: JSON.stringify(change.changes),
      expires_at: new Date(change.created_at.getTime() + VALID_HOURS * 3_600_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a person's old ones. */
export async function forgetOldChanges(tx: Tx, userId: UserId, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CHANGES_KEPT_DAYS * 86_400_000);
  await tx.deleteFrom('suggested_changes').where('user_id', '=', userId).where('created_at', '<', before).execute();
}

export async function findKind(db: Database, userId: UserId, id: SuggestedChangeId) {
  return db
    .selectFrom('suggested_changes')
    .select('kind')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Locks it, so that it is decided once. */
export async function lockChange(tx: Tx, userId: UserId, id: SuggestedChangeId): Promise<ChangeRow | undefined> {
  return tx
    .selectFrom('suggested_changes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setDecided(
  tx: Tx,
  id: SuggestedChangeId,
  state: Exclude<StoredState, 'waiting'>,
  at: Date,
): Promise<ChangeRow> {
  return tx
    .updateTable('suggested_changes')
    .set({ state, decided_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** For the export of personal data. */
export async function listChangesOf(db: Database, userId: UserId) {
  const rows = await db
    .selectFrom('suggested_changes')
    .select(['subject', 'about', 'changes', 'reason', 'key_name', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ subject, about, changes, reason, key_name, state, created_at }) => ({
    ...{ subject, about, reason, state },
    changes: changes.map(({ what, from, to }) => `${what}: ${from ?? '–'} → ${to ?? '–'}`),
    key: key_name,
    suggestedAt: created_at,
  }));
}

export async function eraseChangesOf(db: Tx, userId: UserId): Promise<void> {
  await db.deleteFrom('suggested_changes').where('user_id', '=', userId).execute();
}
