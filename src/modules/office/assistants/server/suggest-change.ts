import { nothingChanges, tooManyWait } from '#office/assistants/contract.ts';
import { KINDS } from '#office/assistants/server/kinds/kinds.ts';
import { type ChangeKind, isSame, MAX_WAITING_CHANGES } from '#office/assistants/suggested-change.ts';
import { lockPerson } from '#people/accounts/server/accounts.ts';
import type { ActorCtx } from '#platform/context.ts';
import { signInFirst } from '#shared/api/problems.ts';
import { type ApiKeyId, newId } from '#shared/id.ts';
import { presentChange, type WireChange } from './changes.present.ts';
import { countChanges, deleteChange, findSame, forgetOldChanges, insertChange } from './changes.queries.ts';

interface Suggestion {
  readonly kind: ChangeKind;
  readonly input: object;
  readonly reason: string | undefined;
  readonly key: { readonly id: ApiKeyId; readonly name: string };
}

/**
 * Stores a change that a program suggests, with what it would change now. The same one that waits already is answered
 * again, or replaced if it would change something else by now. Nothing else is written.
 * @throws nothingChanges, tooManyWait, and what the kind refuses
 */
export async function suggestChange(ctx: ActorCtx, { kind, input, reason, key }: Suggestion): Promise<WireChange> {
  const { actor } = ctx;
  const now = ctx.now();
  return ctx.tx(async tx => {
    // One after the other for each person, so that the limit holds.
    if (!(await lockPerson(tx.db, actor.id))) throw signInFirst();
    const same = await findSame(tx.db, { user_id: actor.id, kind, input, created_at: now });
    // After the suggestion, as a confirmation locks them.
    const { subject, about, changes } = await KINDS[kind].look({ ...tx, actor }, input as never);
    if (changes.length === 0) throw nothingChanges();
    if (same && isSame(changes, same.changes)) return presentChange(same, now);
    // Under a new id, so that nobody confirms values other than those on the screen.
    if (same) await deleteChange(tx.db, same.id);
    await forgetOldChanges(tx.db, actor.id, now);
    if ((await countChanges(tx.db, actor.id, now)).waiting >= MAX_WAITING_CHANGES) throw tooManyWait();
    const row = await insertChange(tx.db, newId<'suggested change'>(), {
      ...{ user_id: actor.id, key_id: key.id, key_name: key.name },
      ...{ kind, input, subject, about, changes: [...changes], reason: reason ?? null, created_at: now },
    });
    return presentChange(row, now);
  });
}
