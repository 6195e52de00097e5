import { inputInvalid, tooManyAccountCodes } from '#people/accounts/password/password-reset.contract.ts';
import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { insertAccountCode } from '#people/accounts/server/own-account/account-codes.queries.ts';
import { spendCode } from '#people/accounts/server/registration/mail-budget.ts';
import { knowsBrowser } from '#people/accounts/server/sign-in/known-browser.ts';
import type { Visitor } from '#people/accounts/server/sign-in/try-password.ts';
import type { Ctx } from '#platform/context.ts';
import type { AccountCodeId } from '#shared/id.ts';

const NO_ADDRESS = 'Enter an e-mail address, such as name@example.com';

/** An address in its one form. @throws inputInvalid at the field `email` */
export function requireEmail(text: string): string {
  const email = canonicalEmail(text);
  if (email === undefined) throw inputInvalid(NO_ADDRESS).with({ fields: { email: NO_ADDRESS } });
  return email;
}

/**
 * Asks for a code to choose a new password with. An address that nobody has is treated alike to the end: a row, a job, a
 * code that nobody is told (docs/security-cases.md A10).
 * @returns what the code belongs to: it works together with this only, so nobody else can use up its tries
 * @throws inputInvalid, tooManyRegistrations, tooManyAccountCodes
 */
export async function forgotPassword(ctx: Ctx, typed: string, { network, browser }: Visitor): Promise<AccountCodeId> {
  const email = requireEmail(typed);
  // In a browser of theirs only the limit of the address holds, whatever others of the network have asked for.
  if (!(await knowsBrowser(ctx.db, browser, email))) await spendCode(ctx, network, null);
  await ctx.throttle.spend('reset.email', email, tooManyAccountCodes);
  return ctx.tx(async tx => {
    const code = await insertAccountCode(tx.db, { purpose: 'reset', email });
    await tx.notify('accounts.own-code', { code });
    return code;
  });
}
