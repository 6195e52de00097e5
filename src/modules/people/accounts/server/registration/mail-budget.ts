import { registeringPaused, tooManyRegistrations } from '#people/accounts/contract.ts';
import { isBrowserOfAnybody } from '#people/accounts/server/sign-in/known-browsers.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { blocksOf } from '#platform/http/safety/network-of.ts';
import { takeFromShop } from '#platform/throttle/take-from-shop.ts';
import { refusalOf } from '#platform/throttle/throttle.ts';

/** The mark of a browser that somebody has signed in with before; null for all others. */
export async function knownBrowser({ db }: Ctx, mark: string | null): Promise<string | null> {
  return mark !== null && (await isBrowserOfAnybody(db, mark)) ? mark : null;
}

/**
 * Takes one code from what a network may ask for, and the blocks of addresses around it: whoever has a block has all its
 * networks. A browser that somebody has signed in with is counted by itself, whatever its neighbours do.
 * @throws tooManyRegistrations
 */
export async function spendCode({ throttle }: Ctx, network: string, known: string | null): Promise<void> {
  if (known !== null) return throttle.spend('register.browser', known, tooManyRegistrations);
  await throttle.spend('register.network', network, tooManyRegistrations);
  const { site, block } = blocksOf(network);
  if (site !== undefined) await throttle.spend('register.site', site, tooManyRegistrations);
  await throttle.spend('register.block', block, tooManyRegistrations);
}

/**
 * Takes one mail from what the whole shop may send to people nobody knows, so that a flood of registrations over many
 * networks does not make the shop a sender of spam. When it is used up, registering pauses for the providers that the
 * flood comes from, and goes on for all others and in known browsers. Who finds it used up first alarms the
 * administrators, once (docs/security-cases.md E12).
 * @throws registeringPaused
 */
export async function spendMail(ctx: Ctx, network: string, isKnown: boolean): Promise<void> {
  const { alarm, refused } = await takeFromShop(ctx.throttle, 'register', network);
  if (alarm) {
    ctx.log.error({ limit: 'register.shop' }, 'registration is paused: too many codes were requested');
    await ctx.tx(tx => tx.notify('accounts.registration-paused', { since: ctx.now().toISOString() }));
  }
  if (refused && !isKnown) throw refusalOf(refused, registeringPaused);
}
