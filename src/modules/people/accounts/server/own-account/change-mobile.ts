import { inputInvalid } from '#people/accounts/password/password-reset.contract.ts';
import { readMobile } from '#people/addresses/mobile.ts';
import type { ActorCtx } from '#platform/context.ts';
import { setMobile } from './own-account.queries.ts';

const NO_MOBILE = 'Enter a 10-digit Indian mobile number';

/** Changes the mobile number of whoever is signed in, read as people write it. They are told by mail, unless it is the same. @throws inputInvalid */
export async function changeMobile(ctx: ActorCtx, typed: string): Promise<void> {
  const mobile = readMobile(typed);
  if (mobile === undefined) throw inputInvalid(NO_MOBILE).with({ fields: { mobile: NO_MOBILE } });
  await ctx.tx(async tx => {
    if (await setMobile(tx.db, ctx.actor.id, mobile))
      await tx.notify('accounts.mobile-changed', { user: ctx.actor.id });
  });
}
