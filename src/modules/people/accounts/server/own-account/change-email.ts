import { sameEmail } from '#people/accounts/own-account.contract.ts';
import { tooManyAccountCodes } from '#people/accounts/password/password-reset.contract.ts';
import { requireEmail } from '#people/accounts/server/password-reset/forgot-password.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { AccountCodeId } from '#shared/id.ts';
import { insertAccountCode, useAccountCode, voidResets } from './account-codes.queries.ts';
import { requireOwnPassword } from './change-password.ts';
import { setEmail } from './own-account.queries.ts';
import { badCode, requireRightCode } from './try-account-code.ts';

/**
 * Mails a code to the new address of an account. If the address belongs to another account, the response is the same;
 * only the mail differs.
 * @throws inputInvalid, sameEmail, wrongPassword, tooManyOwnPasswords, tooManyAccountCodes
 */
export async function askNewEmail(
  ctx: ActorCtx,
  { email: typed, password }: { readonly email: string; readonly password: string },
): Promise<AccountCodeId> {
  const email = requireEmail(typed);
  if (email === ctx.actor.email) throw sameEmail().with({ fields: { email: () => sameEmail().message } });
  await requireOwnPassword(ctx, password);
  await ctx.throttle.spend('new-email.account', ctx.actor.id, tooManyAccountCodes);
  return ctx.tx(async tx => {
    const code = await insertAccountCode(tx.db, { purpose: 'email', email, userId: ctx.actor.id });
    await tx.notify('accounts.own-code', { code });
    return code;
  });
}

/**
 * Changes the address with the code that was mailed to it. Both addresses get a notice, and codes that were mailed to
 * the former one become invalid.
 * @throws wrongAccountCode, also if another account has taken the address since; tooManyWrongCodes
 */
export async function confirmNewEmail(
  ctx: ActorCtx,
  { change, code }: { readonly change: AccountCodeId; readonly code: string },
): Promise<void> {
  await requireRightCode(ctx, { id: change, code, owner: ctx.actor.id, browser: null });
  await ctx.tx(async tx => {
    const email = await useAccountCode(tx.db, change, 'email');
    if (email === undefined || !(await setEmail(tx.db, ctx.actor.id, email, change))) throw badCode();
    await voidResets(tx.db, ctx.actor.email);
    await tx.notify('accounts.email-changed', { code: change });
    await tx.notify('accounts.email-confirmed', { code: change });
  });
}
