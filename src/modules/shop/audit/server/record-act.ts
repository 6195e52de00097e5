import { sql } from 'kysely';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { UserId } from '#shared/id.ts';
import { type Act, type AuditFacts, SELLERS_ACTS, type SubjectKind } from '#shop/audit/acts.ts';

export interface RecordedAct {
  readonly act: Act;
  readonly on: { readonly kind: SubjectKind; readonly id: string; readonly name: string };
  /** The changed fields before and after. Never passwords or codes; only the last four digits of a bank account. */
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
}

/**
 * Logs an act of an administrator, or of a seller in what sellers do too (`SELLERS_ACTS`), in the transaction of the act. The user and the network
 * come from the context. The table is append-only.
 * @returns the entry's number, which never changes
 */
export async function recordAct(tx: TxCtx, { act, on, before, after }: RecordedAct): Promise<number> {
  const { actor } = tx;
  const isTheirs = actor?.kind === 'seller' && SELLERS_ACTS.includes(act);
  if (!actor || (actor.kind !== 'administrator' && !isTheirs))
    throw new Error(`${act} is an administrator's act, and none is here`);
  const { rows } = await sql<{ id: number }>`
    insert into audit_entries (at, actor_id, actor_name, act, subject_kind, subject_id, subject_name, before, after, network)
    values (${tx.now()}, ${actor.id}, ${actor.userName}, ${act}, ${on.kind}, ${on.id}, ${on.name},
      ${jsonOf(before)}::json, ${jsonOf(after)}::json, ${tx.network})
    returning id`.execute(tx.db);
  return rows[0]?.id ?? 0;
}

function jsonOf(facts: AuditFacts | undefined): string | null {
  return facts ? JSON.stringify(facts) : null;
}

/** Further views within this time are not logged. */
const ONE_LOOK_MS = 10 * 60 * 1000;

/** Logs that an administrator has viewed a person's data, once per ten minutes. */
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
