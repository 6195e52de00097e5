import type { quoteOffers } from '#orders/cart/contract.ts';
import { codeNotUsable, tooManyOfferCodes } from '#orders/offers/contract.ts';
import { MAX_CODES, readCode } from '#orders/offers/offer.ts';
import {
  countGuesses,
  type JudgedSale,
  judgeSale,
  knownOffers,
  type LiveOffers,
  offersOfCarts,
  presentOffers,
} from '#orders/offers/server/offers.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { UserId } from '#shared/id.ts';
import { type CartPage, showCart } from './cart.present.ts';
import { findCodes, setCodes } from './cart.queries.ts';
import { openCart, readCart, readLines } from './open-cart.ts';

type Why = JudgedSale['refused'][number]['why'];

/** Reasons that the buyer can't change. A code refused for another one is kept: it applies as soon as it can. */
const FINAL: ReadonlySet<Why['reason']> = new Set<Why['reason']>([
  ...(['unknown', 'paused', 'used up', 'used before', 'not for you', 'first order', 'not yet', 'ended'] as const),
]);

/**
 * Keeps a code with the cart. Idempotent. Wrong codes are counted by account and network, right ones are not.
 * @throws codeNotUsable with the reason, tooManyOfferCodes, tooManyCodeTries, offersUnread
 */
export async function keepCode(ctx: ActorCtx, { code: typed }: { readonly code: string }): Promise<CartPage> {
  const live = await knownOffers(ctx);
  const code = readCode(typed);
  const kept = await countGuesses(ctx, ctx.actor.id, judge => {
    if (code) return ctx.tx(tx => keepKnown(tx, live, { code, person: ctx.actor.id }, judge));
    const unread = { code: typed, why: { reason: 'unknown' as const } };
    judge({ refused: [unread] });
    return Promise.resolve(unread.why);
  });
  if (kept === 'too many') throw tooManyOfferCodes();
  if ('reason' in kept) throw codeNotUsable(code ?? typed, kept);
  return kept;
}

/** @returns the cart with the code, or why it is not kept */
async function keepKnown(
  tx: TxCtx,
  live: LiveOffers,
  { code, person }: { readonly code: string; readonly person: UserId },
  judge: (judged: JudgedSale) => void,
): Promise<CartPage | Why | 'too many'> {
  const { cart } = await openCart(tx, person);
  const codes = cart.codes.includes(code) ? cart.codes : [...cart.codes, code];
  const judged = await judgeSale(tx, live, { lines: cart.lines, codes: [code], person });
  judge(judged);
  const why = judged.refused.find(refused => refused.code === code)?.why;
  if (why && FINAL.has(why.reason)) return why;
  if (codes.length > MAX_CODES) return 'too many';
  await setCodes(tx, person, codes);
  return showCart(tx, live, person, { ...cart, codes });
}

/** Idempotent: removing a code that is not kept succeeds. */
export async function dropCode(ctx: ActorCtx, { code: typed }: { readonly code: string }): Promise<CartPage> {
  const live = await offersOfCarts(ctx);
  return ctx.tx(async tx => {
    const { cart } = await openCart(tx, ctx.actor.id);
    const codes = cart.codes.filter(code => code !== readCode(typed));
    await setCodes(tx, ctx.actor.id, codes);
    return showCart(tx, live, ctx.actor.id, { ...cart, codes });
  });
}

/** What offers do for the cart or for other lines, as placing the order will decide it. @throws tooManyCodeTries, offersUnread */
export async function quoteOf(
  ctx: ActorCtx,
  { items, codes, paymentMethod, pincode }: InputOf<typeof quoteOffers>,
): Promise<{ readonly data: ReturnType<typeof presentOffers> }> {
  const live = await knownOffers(ctx);
  const { lines, codes: kept } = items ? await readLines(ctx, items) : await readCart(ctx, ctx.actor.id);
  const sale = { lines, person: ctx.actor.id, method: paymentMethod ?? null, pincode: pincode ?? null };
  const own = codes?.flatMap(code => readCode(code) ?? []) ?? [];
  const judged =
    own.length > 0
      ? await countGuesses(ctx, ctx.actor.id, async judge => {
          const found = await judgeSale(ctx, live, { ...sale, codes: own });
          judge(found);
          return found;
        })
      : await judgeSale(ctx, live, {
          ...sale,
          codes: codes ? [] : items ? await findCodes(ctx.db, ctx.actor.id) : kept,
        });
  return { data: presentOffers(judged, { lines, delivery: live.delivery, language: ctx.language }) };
}
