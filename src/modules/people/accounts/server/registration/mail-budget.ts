import { registeringPaused, tooManyRegistrations } from '#people/accounts/contract.ts';
import { isBrowserOfAnybody } from '#people/accounts/server/sign-in/known-browser.ts';
import type { Ctx } from '#platform/context.ts';
import { blocksOf } from '#platform/http/safety/network-of.ts';
import { takeFromShop } from '#platform/throttle/take-from-shop.ts';
import { refusalOf } from '#platform/throttle/throttle.ts';

/** The token of a browser that any user has signed in with before; null for all others. */
export async function knownBrowser({ db }: Ctx, mark: string | null): Promise<string | null> {
  return mark !== null && (await isBrowserOfAnybody(db, mark)) ? mark : null;
}

/**
 * Counts one requested code for a network and for the address blocks around it, since the owner of a block controls all
 * its networks. A known browser has a counter of its own, so its neighbours don't affect it.
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
 * Counts one mail against the shop-wide limit of mails to unknown people, so that a flood of registrations from many
 * networks can't turn the shop into a spammer. When the limit is reached, registration pauses for the providers that the
 * flood comes from and continues for all others and in known browsers. The first request over the limit alerts the
 * administrators once (docs/security-cases.md E12).
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
