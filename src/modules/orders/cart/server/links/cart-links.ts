import { randomBytes } from 'node:crypto';
import {
  type createCartLink as createCall,
  LINK_DAYS,
  linkIsMissing,
  linksTooOften,
  type listCartLinks as listCall,
  MAX_LINKS,
  nothingToShare,
  type openCartLink as openCall,
  tooManyLinks,
  tooManyUnknownLinks,
} from '#orders/cart/links/links.contract.ts';
import { MAX_QUANTITY } from '#orders/cart/refusals.ts';
import { presentLine } from '#orders/cart/server/cart.present.ts';
import { readCart, readLines } from '#orders/cart/server/open-cart.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import { unavailableWords } from '#products/catalog/product/unavailable-words.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { deleteLink, findLink, holdLinks, insertLink, type LinkRow, listLinks } from './links.queries.ts';

type Links = Omit<WireAnswerOf<typeof listCall>, 'success'>;

/**
 * Shares items, or those of the own cart, as far as they are on sale. Only shoppers have a cart.
 * @throws linksTooOften, nothingToShare, tooManyLinks
 */
export async function createCartLink(
  ctx: ActorCtx,
  { items }: InputOf<typeof createCall>,
): Promise<{ data: Links['data'][number] }> {
  const { id } = ctx.actor;
  await ctx.throttle.spend('cart-link.account', id, linksTooOften);
  const { lines } = items ? await readLines(ctx, oneForEach(items)) : await readCart(ctx, id);
  if (lines.length === 0) throw nothingToShare();
  const now = ctx.now();
  const link = {
    token: randomBytes(12).toString('base64url'),
    user_id: id,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_DAYS * 86_400_000),
  };
  const shared = lines.map(({ product, quantity }) => ({ productId: product.id, quantity, title: product.title }));
  await ctx.tx(async tx => {
    await holdLinks(tx, id);
    if ((await listLinks(tx.db, id, now)).length >= MAX_LINKS) throw tooManyLinks();
    await insertLink(tx, link, shared);
  });
  return { data: present({ ...link, items: shared }) };
}

export async function listCartLinks(ctx: ActorCtx): Promise<Links> {
  return { data: (await listLinks(ctx.db, ctx.actor.id, ctx.now())).map(present) };
}

/** Idempotent: a link that is not there, or another’s, is no link of theirs afterwards. */
export async function endCartLink(ctx: ActorCtx, { token }: { readonly token: string }): Promise<Links> {
  await deleteLink(ctx.db, ctx.actor.id, token);
  return listCartLinks(ctx);
}

/**
 * A shared cart for anybody who knows its token. What is not on sale has the title that it was shared with. Wrong tokens are limited by network.
 * @throws linkIsMissing, tooManyUnknownLinks
 */
export async function openCartLink(
  ctx: Ctx,
  { token }: { readonly token: string },
): Promise<Omit<WireAnswerOf<typeof openCall>, 'success'>> {
  const link = await findLink(ctx.db, token, ctx.now());
  if (!link) {
    if (ctx.network) await ctx.throttle.spend('cart-link.network', ctx.network, tooManyUnknownLinks);
    throw linkIsMissing();
  }
  const { lines, away } = await readLines(ctx, link.items);
  const known = new Set([...lines.map(({ product }) => product.id), ...away.map(({ id }) => id)]);
  const gone = link.items.filter(({ productId }) => !known.has(productId));
  const titles = new Map(link.items.map(({ productId, title }) => [productId, title]));
  return {
    data: {
      items: lines.map(line => presentLine(line, ctx.language)),
      gone: speaking(ctx.language, () => [
        ...away.map(product => unavailableWords({ ...product, title: titles.get(product.id) ?? product.title })),
        ...gone.map(({ title }) => t('orders.cart.links.gone', { title })),
      ]),
      expiresAt: link.expires_at.toISOString(),
    },
  };
}

function present({
  token,
  items,
  created_at,
  expires_at,
}: Pick<LinkRow, 'token' | 'items' | 'created_at' | 'expires_at'>): Links['data'][number] {
  return {
    ...{ token, path: paths.sharedCart(token), products: items.length },
    ...{ createdAt: created_at.toISOString(), expiresAt: expires_at.toISOString() },
  };
}

type Items = NonNullable<InputOf<typeof createCall>['items']>;

/** Adds up lines of the same product, as far as a cart can. */
function oneForEach(items: Items): Items {
  const lines = Map.groupBy(items, ({ productId }) => productId);
  return [...lines].map(([productId, own]) => ({
    productId,
    quantity: Math.min(
      MAX_QUANTITY,
      own.reduce((units, { quantity }) => units + quantity, 0),
    ),
  }));
}
