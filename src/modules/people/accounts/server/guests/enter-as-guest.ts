import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { accountBlocked } from '#people/accounts/contract.ts';
import type { AgentOrderAbout } from '#people/accounts/guests/agent-order-about.ts';
import { tooManyAccountCodes } from '#people/accounts/password/password-reset.contract.ts';
import {
  type CodeFilter,
  insertAccountCode,
  useAccountCode,
} from '#people/accounts/server/own-account/account-codes.queries.ts';
import { badCode, requireRightCode } from '#people/accounts/server/own-account/try-account-code.ts';
import { requireEmail } from '#people/accounts/server/password-reset/forgot-password.ts';
import { knownBrowser, spendCode, spendMail } from '#people/accounts/server/registration/mail-budget.ts';
import { lockEmail } from '#people/accounts/server/registration/registrations.queries.ts';
import { hashPassword, placeIn } from '#people/accounts/server/sign-in/passwords.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import type { Visitor } from '#people/accounts/server/sign-in/sign-in.ts';
import { insertUser } from '#people/accounts/server/users/users.queries.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { AccountCodeId, UserId } from '#shared/id.ts';
import { setting } from '#shop/shop/server/shop.ts';

/**
 * Requests a code with which a guest comes in. Every address is handled the same way, with a row, a job and a code that may
 * never be sent (docs/security-cases.md A10). The limits are those of registration: each code is a mail to an unproven
 * address.
 * @returns the id of the entry; the code is valid only together with it
 * @throws inputInvalid, tooManyRegistrations, registeringPaused, tooManyAccountCodes
 */
export function askGuestCode(ctx: Ctx, typed: string, visitor: Visitor): Promise<AccountCodeId> {
  return askCode(ctx, typed, visitor, email => ({ purpose: 'guest', email, language: ctx.language }));
}

/** The same for a code that orders one thing through an agent. Its mail says what, and it opens nothing else. @throws the same */
export function askAgentCode(
  ctx: Ctx,
  typed: string,
  visitor: Visitor,
  about: AgentOrderAbout,
): Promise<AccountCodeId> {
  return askCode(ctx, typed, visitor, email => ({ purpose: 'agent', email, language: ctx.language, about }));
}

async function askCode(
  ctx: Ctx,
  typed: string,
  { network, browser }: Visitor,
  codeTo: (email: string) => CodeFilter,
): Promise<AccountCodeId> {
  const email = requireEmail(typed);
  const known = await knownBrowser(ctx, browser);
  await spendCode(ctx, network, known);
  await ctx.throttle.spend('reset.email', email, tooManyAccountCodes);
  await spendMail(ctx, network, known !== null);
  return ctx.tx(async tx => {
    const code = await insertAccountCode(tx.db, codeTo(email));
    await tx.notify('accounts.own-code', { code });
    return code;
  });
}

/** Whether a code for guests is mailed to an address, or a note that it has an account; null while the shop has no guests. */
export async function guestMail(ctx: Ctx, email: string): Promise<'code' | 'has account' | null> {
  const owner = await findOwner(ctx, email);
  if (owner && !owner.isGuest) return 'has account';
  // Who has ordered as a guest follows the orders, also when the shop has turned guests off.
  return owner || (await setting(ctx, 'guestCheckout')) ? 'code' : null;
}

export interface EnteredCode {
  readonly entry: AccountCodeId;
  readonly code: string;
  readonly browser: string | null;
  readonly userAgent: string | undefined;
}

/**
 * A guest comes in with the mailed code. One address is one account: the first time it is made, without a password.
 * @returns the session's token
 * @throws wrongAccountCode, also if the address has a complete account meanwhile; accountBlocked; tooManyFromNetwork,
 *   tooManySignIns, tooManyWrongCodes
 */
export function enterAsGuest(ctx: Ctx, { userAgent, ...entry }: EnteredCode): Promise<string> {
  return asGuest(ctx, { ...entry, purpose: 'guest' }, (tx, userId) => startSession(tx.db, userId, userAgent));
}

/**
 * The account of a guest who has confirmed an order of an agent with the code mailed for it, without a session.
 * @throws what `enterAsGuest` throws
 */
export function proveGuest(ctx: Ctx, entry: Pick<EnteredCode, 'entry' | 'code'>): Promise<UserId> {
  return asGuest(ctx, { ...entry, browser: null, purpose: 'agent' }, async (_tx, userId) => userId);
}

async function asGuest<Result>(
  ctx: Ctx,
  { entry, code, browser, purpose }: Omit<EnteredCode, 'userAgent'> & { readonly purpose: 'guest' | 'agent' },
  then: (tx: TxCtx, userId: UserId) => Promise<Result>,
): Promise<Result> {
  await requireRightCode(ctx, { id: entry, code, owner: null, browser });
  // A password that nobody knows.
  const passwordHash = await hashPassword(randomUUID(), placeIn(ctx.network));
  const isOn = await setting(ctx, 'guestCheckout');
  return ctx.tx(async tx => {
    const email = await useAccountCode(tx.db, entry, purpose);
    if (email === undefined) throw badCode();
    await lockEmail(tx.db, email);
    const owner = await findOwner(tx, email);
    if (owner && !owner.isGuest) throw badCode();
    if (owner?.isBlocked) throw accountBlocked(owner.blockedReason);
    if (!owner && !isOn) throw badCode();
    const userId = owner?.id ?? (await makeGuest(tx, email, passwordHash));
    return then(tx, userId);
  });
}

/** An account without a password. The caller holds the lock on the address. */
export async function makeGuest(tx: TxCtx, email: string, passwordHash: string): Promise<UserId> {
  const userName = `Guest ${randomUUID().slice(0, 13).replace('-', '')}`;
  const guest = { kind: 'shopper', email, userName, mobile: null, passwordHash, language: tx.language } as const;
  const id = await insertUser(tx.db, guest);
  await tx.db.updateTable('users').set({ is_guest: true }).where('id', '=', id).execute();
  return id;
}

interface Owner {
  readonly id: UserId;
  readonly isGuest: boolean;
  readonly isBlocked: boolean;
  readonly blockedReason: string | null;
}

async function findOwner({ db }: Pick<Ctx, 'db'>, email: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select id, is_guest as "isGuest", blocked_at is not null as "isBlocked", blocked_reason as "blockedReason"
    from users where email = ${email} and deleted_at is null`.execute(db);
  return rows[0];
}
