import './audit.tables.ts';
import { sql } from 'kysely';
import type { Act, Facts } from '#features/audit/acts.ts';
import type { TxCtx } from '#platform/context.ts';
import type { SubjectKind } from './audit.tables.ts';

export interface RecordedAct {
  readonly act: Act;
  readonly on: { readonly kind: SubjectKind; readonly id: string; readonly name: string };
  /** What the act has changed, as it was and as it is; passwords, codes and bank accounts are no facts. */
  readonly before?: Facts;
  readonly after?: Facts;
}

/**
 * Writes down what an administrator does, in the transaction that does it: both are there or neither. Who and from which
 * network is the context's business. The table takes rows and never lets go of one.
 * @returns the entry's number, which names this act for good
 */
export async function recordAct(tx: TxCtx, { act, on, before, after }: RecordedAct): Promise<number> {
  const { actor } = tx;
  if (actor?.kind !== 'administrator') throw new Error(`${act} is an administrator's act, and none is here`);
  const { rows } = await sql<{ id: number }>`
    insert into audit_entries (at, actor_id, actor_name, act, subject_kind, subject_id, subject_name, before, after, network)
    values (${tx.now()}, ${actor.id}, ${actor.userName}, ${act}, ${on.kind}, ${on.id}, ${on.name},
      ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb, ${tx.network})
    returning id`.execute(tx.db);
  return rows[0]?.id ?? 0;
}

function jsonOf(facts: Facts | undefined): string | null {
  return facts ? JSON.stringify(facts) : null;
}
