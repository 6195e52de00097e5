import type { quoteOffers } from '#orders/cart/contract.ts';
import { codeNotUsable, tooManyCodes, tooManyCodeTries } from '#orders/offers/contract.ts';
import { MAX_CODES, readCode } from '#orders/offers/offer.ts';
import { type JudgedSale, judgeSale, liveOffers, presentOffers } from '#orders/offers/server/offers.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { type CartPage, showCart } from './cart.present.ts';
import { findCodes, setCodes } from './cart.queries.ts';
import { openCart, readCart, readLines } from './open-cart.ts';

type Why = JudgedSale['refused'][number]['why'];

/** Reasons that the buyer can't change. A code refused for another one is kept: it applies as soon as it can. */
const FINAL: ReadonlySet<Why['reason']> = new Set<Why['reason']>([
  ...(['unknown', 'paused', 'used up', 'used before', 'not for you', 'first order', 'not yet', 'ended'] as const),
]);
/** Answers that tell somebody who guesses nothing about a code of theirs. */
const GUESSED: ReadonlySet<Why['reason']> = new Set<Why['reason']>(['unknown', 'not for you']);

/**
 * Keeps a code with the cart. Idempotent. Wrong codes are counted by account and network, right ones are not.
 * @throws codeNotUsable with the reason, tooManyCodes, tooManyCodeTries
 */
export async function keepCode(ctx: ActorCtx, { code: typed }: { readonly code: string }): Promise<CartPage> {
  const live = await liveOffers(ctx);
  await ctx.throttle.spend('offer-code.account', ctx.actor.id, tooManyCodeTries);
  if (ctx.network) await ctx.throttle.spend('offer-code.network', ctx.network, tooManyCodeTries);
  const code = readCode(typed);
  if (!code) throw codeNotUsable(typed, { reason: 'unknown' });
  const kept = await ctx.tx(async tx => {
    const { cart } = await openCart(tx, ctx.actor.id);
    const codes = cart.codes.includes(code) ? cart.codes : [...cart.codes, code];
    const judged = await judgeSale(tx, live, { lines: cart.lines, codes: [code], person: ctx.actor.id });
    const why = judged.refused.find(refused => refused.code === code)?.why;
    if (why && FINAL.has(why.reason)) return why;
    if (codes.length > MAX_CODES) return 'too many' as const;
    await setCodes(tx, ctx.actor.id, codes);
    return showCart(tx, live, ctx.actor.id, { ...cart, codes });
  });
  if (kept === 'too many' || !('reason' in kept) || !GUESSED.has(kept.reason)) {
    await ctx.throttle.giveBack('offer-code.account', ctx.actor.id);
    if (ctx.network) await ctx.throttle.giveBack('offer-code.network', ctx.network);
  }
  if (kept === 'too many') throw tooManyCodes();
  if ('reason' in kept) throw codeNotUsable(code, kept);
  return kept;
}

/** Idempotent: removing a code that is not kept succeeds. */
export async function dropCode(ctx: ActorCtx, { code: typed }: { readonly code: string }): Promise<CartPage> {
  const live = await liveOffers(ctx);
  return ctx.tx(async tx => {
    const { cart } = await openCart(tx, ctx.actor.id);
    const codes = cart.codes.filter(code => code !== readCode(typed));
    await setCodes(tx, ctx.actor.id, codes);
    return showCart(tx, live, ctx.actor.id, { ...cart, codes });
  });
}

/** What offers do for the cart or for other lines, as placing the order will decide it. */
export async function quoteOf(
  ctx: ActorCtx,
  { items, codes, paymentMethod, pincode }: InputOf<typeof quoteOffers>,
): Promise<{ readonly data: ReturnType<typeof presentOffers> }> {
  const live = await liveOffers(ctx);
  const { lines, codes: kept } = items ? await readLines(ctx, items) : await readCart(ctx, ctx.actor.id);
  const judged = await judgeSale(ctx, live, {
    ...{ lines, person: ctx.actor.id, method: paymentMethod ?? null, pincode: pincode ?? null },
    codes: codes?.flatMap(code => readCode(code) ?? []) ?? (items ? await findCodes(ctx.db, ctx.actor.id) : kept),
  });
  return { data: presentOffers(judged, { lines, delivery: live.delivery, language: ctx.language }) };
}
