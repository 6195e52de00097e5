import { blocksOneself, isLastAdministratorLeft, personIsMissing } from '#office/people/contract.ts';
import {
  blockAccount,
  findPerson,
  isLastAdministrator,
  lockPerson,
  type Person,
  unblockAccount,
} from '#people/accounts/server/accounts.ts';
import { relistProductsOfUser } from '#people/sellers/server/sellers.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { UserId } from '#shared/id.ts';
import type { Act } from '#shop/audit/acts.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

/**
 * Blocks an account. In one transaction it ends the sessions, takes a seller's products off sale, records it in the audit
 * log and sends a mail. Idempotent: blocking again with the same reason does nothing; another reason replaces the first.
 * @throws personIsMissing, blocksOneself, isLastAdministratorLeft
 */
export async function blockPerson(ctx: ActorCtx, id: UserId, reason: string): Promise<Person> {
  if (id === ctx.actor.id) throw blocksOneself();
  return ctx.tx(async tx => {
    const before = await personToBlock(tx, id);
    if (before.blockedAt && before.blockedReason === reason) return before;
    const after = { ...before, blockedAt: before.blockedAt ?? tx.now(), blockedReason: reason };
    const ended = await blockAccount(tx.db, id, { at: after.blockedAt, reason });
    const entry = await carryOut(tx, 'person.blocked', before, { reason, 'sessions ended': String(ended) });
    await tx.notify('people.blocked', { user: id, reason, entry });
    return after;
  });
}

/**
 * Unblocks an account; a seller's products go back on sale. Ended sessions are not restored.
 * @throws personIsMissing
 */
export async function unblockPerson(ctx: ActorCtx, id: UserId): Promise<Person> {
  return ctx.tx(async tx => {
    const before = await lockPerson(tx.db, id);
    if (!before) throw personIsMissing();
    if (!before.blockedAt) return before;
    await unblockAccount(tx.db, id);
    const entry = await carryOut(tx, 'person.unblocked', before, { reason: null });
    await tx.notify('people.unblocked', { user: id, entry });
    return { ...before, blockedAt: null, blockedReason: null };
  });
}

/** Locks all administrators first, so that two who block each other can't both succeed. */
async function personToBlock(tx: TxCtx, id: UserId): Promise<Person> {
  const found = await findPerson(tx.db, id);
  if (found?.kind === 'administrator' && !found.blockedAt && (await isLastAdministrator(tx.db, id)))
    throw isLastAdministratorLeft();
  const person = await lockPerson(tx.db, id);
  if (!person) throw personIsMissing();
  return person;
}

/** @returns the id of the audit log entry */
async function carryOut(tx: TxCtx, act: Act, before: Person, after: Record<string, string | null>): Promise<number> {
  const seller = await relistProductsOfUser(tx, before.id);
  return recordAct(tx, {
    act,
    on: { kind: seller ? 'seller' : 'person', id: seller ?? before.id, name: before.userName },
    before: { reason: before.blockedReason },
    after,
  });
}

export function presentBlock({ blockedAt, blockedReason }: Pick<Person, 'blockedAt' | 'blockedReason'>) {
  return { blockedAt: blockedAt?.toISOString() ?? null, blockedReason };
}
