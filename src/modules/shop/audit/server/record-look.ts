import { sql } from 'kysely';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { UserId } from '#shared/id.ts';
import { recordAct } from './record-act.ts';

/** Who looks again within this time goes on looking. */
const ONE_LOOK_MS = 10 * 60 * 1000;

/** Writes down that an administrator has opened what is kept of somebody; a page that is read twice is one look. */
export async function recordLook(
  tx: ActorCtx<TxCtx>,
  person: { readonly id: UserId; readonly userName: string },
): Promise<void> {
  const since = new Date(tx.now().getTime() - ONE_LOOK_MS);
  const { rows } = await sql`
    select from audit_entries
    where subject_id = ${person.id} and act = 'person.seen' and actor_id = ${tx.actor.id} and at > ${since}
    limit 1`.execute(tx.db);
  if (rows.length > 0) return;
  await recordAct(tx, { act: 'person.seen', on: { kind: 'person', id: person.id, name: person.userName } });
}
