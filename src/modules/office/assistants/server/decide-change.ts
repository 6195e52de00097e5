import { changeHasExpired, changeIsDecided, changeIsOutdated, noSuchChange } from '#office/assistants/contract.ts';
import { KINDS } from '#office/assistants/server/kinds/kinds.ts';
import { isSame } from '#office/assistants/suggested-change.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { SuggestedChangeId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { presentChange, type WireChange } from './changes.present.ts';
import { type ChangeRow, findKind, lockChange, setDecided } from './changes.queries.ts';

interface Confirmed {
  readonly data: WireChange;
  /** Where there is more to say than that it is done. */
  readonly message?: string;
}

/**
 * Does a suggested change with the person's rights of now, in one transaction with its record, so it is done once however
 * often and by how many tabs it is confirmed. A confirmed one is answered as it is.
 * @throws noSuchChange, changeIsDecided, changeHasExpired, changeIsOutdated if what it changes has changed since, and what
 * the change itself is refused with; it waits on then
 */
export async function confirmChange(ctx: ActorCtx, id: SuggestedChangeId): Promise<Confirmed> {
  const { actor } = ctx;
  const found = await findKind(ctx.db, actor.id, id);
  if (!found) throw noSuchChange();
  const kind = KINDS[found.kind];
  await kind.spend?.(ctx);
  return ctx.tx(async tx => {
    const row = await waiting(tx, actor, id, 'confirmed');
    if (row.state !== 'waiting') return { data: presentChange(row, tx.now()) };
    const acting = { ...tx, actor };
    const seen = await kind.look(acting, row.input as never);
    if (!isSame(seen.changes, row.changes)) throw changeIsOutdated();
    const { message, waits } = await kind.apply(acting, row.input as never, seen.changes);
    await recordConfirmed(
      acting,
      row,
      row.changes.filter(({ what }) => !waits?.has(what)),
    );
    const data = presentChange(await setDecided(tx.db, id, 'confirmed', tx.now()), tx.now());
    return { data, ...(message !== undefined && { message }) };
  });
}

/** @throws noSuchChange, changeIsDecided, changeHasExpired */
export async function refuseChange(ctx: ActorCtx, id: SuggestedChangeId): Promise<WireChange> {
  return ctx.tx(async tx => {
    const row = await waiting(tx, ctx.actor, id, 'refused');
    if (row.state !== 'waiting') return presentChange(row, tx.now());
    return presentChange(await setDecided(tx.db, id, 'refused', tx.now()), tx.now());
  });
}

/** The person's change, locked: one that waits, or that has been decided in the same way. */
async function waiting(
  tx: TxCtx,
  { id: userId }: ActorCtx['actor'],
  id: SuggestedChangeId,
  wanted: 'confirmed' | 'refused',
): Promise<ChangeRow> {
  const row = await lockChange(tx.db, userId, id);
  if (!row) throw noSuchChange();
  if (row.state === wanted) return row;
  if (row.state !== 'waiting') throw changeIsDecided();
  if (row.expires_at <= tx.now()) throw changeHasExpired();
  return row;
}

/** @param done those of its changes that have been made */
async function recordConfirmed(tx: ActorCtx<TxCtx>, row: ChangeRow, done: ChangeRow['changes']): Promise<void> {
  const facts = (side: 'from' | 'to') =>
    Object.fromEntries(done.map(({ what, of, [side]: value }) => [of ?? what, value === null ? null : `${value}`]));
  await recordAct(tx, {
    act: 'assistant.confirmed',
    on: { kind: 'assistant', id: row.id, name: `${row.key_name}: ${row.subject}`.slice(0, 200) },
    before: facts('from'),
    after: facts('to'),
  });
}
