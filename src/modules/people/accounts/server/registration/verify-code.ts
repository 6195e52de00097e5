import { registrationInvalid, tooManyFromNetwork, tooManySignIns, wrongCode } from '#people/accounts/contract.ts';
import { isOneTimeCode } from '#people/accounts/password/one-time-code.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import type { Registration, RegistrationFields } from '#people/accounts/registration/registration.ts';
import { placeIn, verifyPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { endSessionsOf, startSession } from '#people/accounts/server/sign-in/sessions.ts';
import { completeGuest, insertUser, mapUniqueErrors } from '#people/accounts/server/users/users.queries.ts';
import { insertSeller } from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { countWrong } from '#platform/throttle/count-wrong.ts';
import type { UserId } from '#shared/id.ts';
import { requireRegistration } from './register.ts';
import { listPending, lockEmail, spendTry, takeRegistration } from './registrations.queries.ts';

export interface CodeFields extends RegistrationFields {
  readonly otp: string;
}

/**
 * Step 2 of registration: with the same fields and the code it creates the account, for sellers a seller pending
 * approval, and a session. Of concurrent attempts exactly one succeeds (docs/security-cases.md A2).
 * @returns the session's token
 * @throws registrationInvalid, wrongCode, tooManyFromNetwork, tooManySignIns, userNameTaken, gstinTaken
 */
export async function verifyCode(
  ctx: Ctx,
  fields: CodeFields,
  { network, userAgent }: { readonly network: string; readonly userAgent: string | undefined },
): Promise<string> {
  const otp = requireCode(fields.otp);
  const registration = await requireRegistration(ctx, fields);
  const guess = { limit: 'code.network', who: network, refusal: tooManyFromNetwork, inARow: false } as const;
  await ctx.throttle.spend('hash.network', network, tooManySignIns);
  const pending = await countWrong(ctx.throttle, [guess], wrongCode, () => proveCode(ctx, registration, otp));

  return ctx.tx(async tx => {
    // So that a guest who comes in at the same time has a session before, which ends, or finds a complete account.
    await lockEmail(tx.db, registration.email);
    const passwordHash = await takeRegistration(tx.db, pending);
    if (!passwordHash) throw badCode();
    const userId = await makeAccount(tx, registration, passwordHash);
    return startSession(tx.db, userId, userAgent);
  });
}

/** @returns the registration whose code this is */
async function proveCode(ctx: Ctx, registration: Registration, otp: string): Promise<string> {
  const pending = await findOwn(ctx, registration);
  const codeHash = pending && (await spendTry(ctx.db, pending));
  if (!pending || !codeHash || !(await verifyPassword(codeHash, otp, placeIn(ctx.network)))) throw badCode();
  return pending;
}

function requireCode(otp: string): string {
  const missing = () => required('otp');
  if (otp.trim() === '') throw registrationInvalid(missing).with({ fields: { otp: missing } });
  if (!isOneTimeCode(otp)) throw badCode();
  return otp;
}

/**
 * The newest registration with these fields and this password. Without the password nobody can try or use up another
 * person's code (A8), and an older code of the same person is void (A4).
 */
async function findOwn({ db, network }: Ctx, registration: Registration): Promise<string | undefined> {
  const all = await listPending(db, registration);
  if (!all.some(({ isOpen }) => isOpen)) return undefined;
  for (const { id, passwordHash, isOpen } of all)
    if (await verifyPassword(passwordHash, registration.password, placeIn(network))) return isOpen ? id : undefined;
  return undefined;
}

async function makeAccount(tx: TxCtx, registration: Registration, passwordHash: string): Promise<UserId> {
  const { kind, userName, gstin } = registration;
  const user = { ...registration, passwordHash, language: tx.language };
  const guest = kind === 'shopper' ? await completeGuest(tx.db, user) : undefined;
  // Whoever has a session by an earlier code has to sign in with the new password.
  if (guest) await endSessionsOf(tx.db, guest);
  const userId = guest ?? (await insertUser(tx.db, user));
  if (kind === 'seller')
    await mapUniqueErrors(insertSeller(tx.db, { userId, name: userName, gstin, status: 'Pending' }));
  return userId;
}

function badCode() {
  const problem = wrongCode();
  return problem.with({ fields: { otp: () => problem.message } });
}
