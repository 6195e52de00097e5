import { invalidField, tooManyAccountCodes } from '#people/accounts/password/password-reset.contract.ts';
import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { insertAccountCode } from '#people/accounts/server/own-account/account-codes.queries.ts';
import { spendCode } from '#people/accounts/server/registration/mail-budget.ts';
import { knowsBrowser } from '#people/accounts/server/sign-in/known-browser.ts';
import type { Visitor } from '#people/accounts/server/sign-in/sign-in.ts';
import type { Ctx } from '#platform/context.ts';
import type { AccountCodeId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

/** The canonical form of an address. @throws inputInvalid at the field `email` */
export function requireEmail(text: string): string {
  const email = canonicalEmail(text);
  if (email === undefined) throw invalidField('email', () => t('people.accounts.fault.email'));
  return email;
}

/**
 * Requests a code for a new password. An address without an account is handled the same way, with a row, a job and a
 * code that is never sent (docs/security-cases.md A10).
 * @returns the id of the reset. The code is valid only together with it, so nobody else can use up its attempts.
 * @throws inputInvalid, tooManyRegistrations, tooManyAccountCodes
 */
export async function forgotPassword(ctx: Ctx, typed: string, { network, browser }: Visitor): Promise<AccountCodeId> {
  const email = requireEmail(typed);
  // In a known browser only the limit of the address applies, whatever others in the network have requested.
  if (!(await knowsBrowser(ctx.db, browser, email))) await spendCode(ctx, network, null);
  await ctx.throttle.spend('reset.email', email, tooManyAccountCodes);
  return ctx.tx(async tx => {
    const code = await insertAccountCode(tx.db, { purpose: 'reset', email });
    await tx.notify('accounts.own-code', { code });
    return code;
  });
}
