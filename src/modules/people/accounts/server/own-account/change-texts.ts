import { noMobile, noTexts, tooManyTextCodes } from '#people/accounts/own-account.contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import { blocksOf } from '#platform/http/safety/network-of.ts';
import type { AccountCodeId } from '#shared/id.ts';
import { isFilled } from '#shop/connections/server/connections.ts';
import { insertAccountCode, useAccountCode } from './account-codes.queries.ts';
import { getOwnAccount, startTexts } from './own-account.queries.ts';
import { badCode, requireRightCode } from './try-account-code.ts';

/** Whether there are text messages for somebody: news of orders are for shoppers. */
export function mayText(ctx: ActorCtx): boolean {
  return ctx.actor.kind === 'shopper' && isFilled(ctx, 'message');
}

/**
 * Texts a code to the mobile number of the account: only who can read it there may have messages sent to it.
 * @throws noTexts, noMobile, tooManyTextCodes
 */
export async function askTexts(ctx: ActorCtx): Promise<AccountCodeId> {
  if (!mayText(ctx)) throw noTexts();
  const { mobile, email } = await getOwnAccount(ctx.db, ctx.actor.id);
  if (mobile === null) throw noMobile();
  await ctx.throttle.spend('text-code.account', ctx.actor.id, tooManyTextCodes);
  await ctx.throttle.spend('text-code.mobile', mobile, tooManyTextCodes);
  const network = ctx.network ?? '';
  await ctx.throttle.spend('text-code.network', network, tooManyTextCodes);
  await ctx.throttle.spend('text-code.block', blocksOf(network).block, tooManyTextCodes);
  await ctx.throttle.spend('text-code.shop', 'shop', tooManyTextCodes);
  return ctx.tx(async tx => {
    const code = await insertAccountCode(tx.db, { purpose: 'texts', email, userId: ctx.actor.id, mobile });
    await tx.notify('accounts.text-code', { code });
    return code;
  });
}

/** Turns text messages on. @throws wrongAccountCode, also if the number was changed since; tooManyWrongCodes */
export async function confirmTexts(
  ctx: ActorCtx,
  { change, code }: { readonly change: AccountCodeId; readonly code: string },
): Promise<void> {
  await requireRightCode(ctx, { id: change, code, owner: ctx.actor.id, browser: null });
  await ctx.tx(async tx => {
    const isUsed = (await useAccountCode(tx.db, change, 'texts')) !== undefined;
    if (!isUsed || !(await startTexts(tx.db, ctx.actor.id, change, tx.now()))) throw badCode();
  });
}
