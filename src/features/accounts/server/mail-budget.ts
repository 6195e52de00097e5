import { registeringPaused } from '#features/accounts/contract.ts';
import type { Ctx } from '#platform/context.ts';
import { refusalOf } from '#platform/throttle/throttle.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'accounts.mail-alarm': { readonly since: string };
  }
}

/**
 * Takes one mail from what the whole shop may send to people nobody knows, so that a flood of registrations over many
 * networks does not make the shop a sender of spam. Who finds it used up first alarms the administrators, once
 * (docs/security-cases.md E12).
 * @throws registeringPaused
 */
export async function spendMail(ctx: Ctx): Promise<void> {
  const refused = await ctx.throttle.take('register.shop', 'codes');
  if (!refused) return;
  if (refused.isFirst) {
    ctx.log.error({ limit: 'register.shop' }, 'registering pauses: too many codes were asked for');
    await ctx.tx(tx => tx.later('accounts.mail-alarm', { since: ctx.now().toISOString() }));
  }
  throw refusalOf(refused, registeringPaused);
}
