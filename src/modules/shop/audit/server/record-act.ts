import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { type Act, type AuditFacts, SELLERS_ACTS, type SubjectKind } from '#shop/audit/acts.ts';

export interface RecordedAct {
  readonly act: Act;
  readonly on: { readonly kind: SubjectKind; readonly id: string; readonly name: string };
  /** What the act has changed, as it was and as it is; passwords and codes are no facts, of a bank account only the last four digits are. */
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
}

/**
 * Writes down what an administrator does, or a seller about its money, in the transaction that does it: both are there or neither. Who and from which
 * network is the context's business. The table takes rows and never lets go of one.
 * @returns the entry's number, which names this act for good
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
