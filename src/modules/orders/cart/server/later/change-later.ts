import {
  laterIsFull,
  laterIsMissing,
  type listLater as listCall,
  type mergeLater as mergeCall,
} from '#orders/cart/later/later.contract.ts';
import { MAX_LATER } from '#orders/cart/later/max-later.ts';
import { cartIsFull, lineIsMissing, MAX_CART_LINES, MAX_QUANTITY, onlyInStock } from '#orders/cart/refusals.ts';
import { presentLine } from '#orders/cart/server/cart.present.ts';
import { deleteItems, holdCart, putItems } from '#orders/cart/server/cart.queries.ts';
import { whyNotOnSale } from '#orders/cart/server/change-cart.ts';
import { openCart } from '#orders/cart/server/open-cart.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { unavailableWords } from '#products/catalog/product/unavailable-words.ts';
import { saleFacts, unavailableProducts } from '#products/catalog/server/catalog.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { toRupees } from '#shared/money/money.ts';
import { deleteSaved, insertSaved, listSaved, setSavedQuantity } from './later.queries.ts';

type Answer = Omit<WireAnswerOf<typeof listCall>, 'success'>;
interface OneProduct {
  readonly productId: ProductId;
}

/** What is saved, with why a product can't be bought now. */
export async function listLater(ctx: ActorCtx): Promise<Answer> {
  return show(ctx, ctx.actor.id);
}

/**
 * Moves a line out of the cart, to the units that are saved already. Idempotent: a product that is saved and not in the cart stays saved.
 * @throws lineIsMissing, laterIsFull
 */
export async function saveForLater(ctx: ActorCtx, { productId }: OneProduct): Promise<Answer> {
  const userId = ctx.actor.id;
  return ctx.tx(async tx => {
    const { cart } = await openCart(tx, userId);
    const saved = await listSaved(tx.db, userId);
    const before = saved.find(item => item.productId === productId);
    const line = cart.lines.find(({ product }) => product.id === productId);
    if (!line && !before) throw lineIsMissing();
    if (line) {
      if (!before && saved.length >= MAX_LATER) throw laterIsFull();
      await deleteSaved(tx, userId, productId);
      const quantity = Math.min(MAX_QUANTITY, line.quantity + (before?.quantity ?? 0));
      await insertSaved(tx, userId, [{ productId, quantity, savedPrice: line.product.paid, savedAt: tx.now() }]);
      await deleteItems(tx, userId, [productId]);
    }
    return show(tx, userId);
  });
}

/**
 * Moves a saved product into the cart; units that are not in stock stay saved. Idempotent: a product that is in the cart and
 * not saved stays there.
 * @throws laterIsMissing, productNotOnSale, sellerIsAway, onlyInStock, cartIsFull
 */
export async function moveToCart(ctx: ActorCtx, { productId }: OneProduct): Promise<Answer & { added: number }> {
  const userId = ctx.actor.id;
  return ctx.tx(async tx => {
    const { cart, products } = await openCart(tx, userId, [productId]);
    const saved = (await listSaved(tx.db, userId)).find(item => item.productId === productId);
    const held = cart.lines.find(({ product }) => product.id === productId)?.quantity ?? 0;
    if (!saved) {
      if (held === 0) throw laterIsMissing();
      return { ...(await show(tx, userId)), added: 0 };
    }
    const product = products.get(productId);
    if (!product) throw await whyNotOnSale(tx, productId);
    const added = Math.min(saved.quantity, Math.min(product.stock, MAX_QUANTITY) - held);
    if (added <= 0) throw onlyInStock(product.stock, held);
    if (held === 0 && cart.lines.length >= MAX_CART_LINES) throw cartIsFull();
    await putItems(tx, userId, [{ productId, quantity: held + added }]);
    const rest = saved.quantity - added;
    if (rest > 0) await setSavedQuantity(tx, userId, { productId, quantity: rest });
    else await deleteSaved(tx, userId, productId);
    return { ...(await show(tx, userId)), added };
  });
}

/** Idempotent. */
export async function forgetLater(ctx: ActorCtx, { productId }: OneProduct): Promise<Answer> {
  return ctx.tx(async tx => {
    await deleteSaved(tx, ctx.actor.id, productId);
    return show(tx, ctx.actor.id);
  });
}

/** Adds what is on sale and there is room for, what was saved last first. Repeating it changes nothing. */
export async function mergeLater(
  ctx: ActorCtx,
  { items }: InputOf<typeof mergeCall>,
): Promise<Answer & { dropped: number }> {
  const userId = ctx.actor.id;
  return ctx.tx(async tx => {
    await holdCart(tx.db, userId);
    const saved = await listSaved(tx.db, userId);
    const isSaved = new Set(saved.map(({ productId }) => productId));
    const wanted = new Map(items.map(item => [item.productId, item]));
    const fresh = [...wanted.values()].filter(({ productId }) => !isSaved.has(productId));
    const onSale = await saleFacts(
      tx,
      fresh.map(({ productId }) => productId),
    );
    const added = fresh
      .filter(({ productId }) => onSale.has(productId))
      .sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
      .slice(0, Math.max(0, MAX_LATER - saved.length))
      // A clock of a browser may be fast.
      .map(item => ({ ...item, savedAt: new Date(Math.min(item.savedAt.getTime(), tx.now().getTime())) }));
    await insertSaved(tx, userId, added);
    return { ...(await show(tx, userId)), dropped: fresh.length - added.length };
  });
}

async function show(ctx: ActorCtx | TxCtx, userId: UserId): Promise<Answer> {
  const saved = await listSaved(ctx.db, userId);
  const unsold = saved.filter(({ product }) => !product).map(({ productId }) => productId);
  const away = new Map((await unavailableProducts(ctx, unsold)).map(each => [each.id, each]));
  const { language } = ctx;
  return {
    data: saved.map(({ productId, quantity, product, ...line }) => ({
      ...{ productId, quantity, title: line.savedTitle, image: line.savedImage },
      ...{ savedPrice: toRupees(line.savedPrice), savedAt: line.savedAt.toISOString() },
      now: product ? presentLine({ product, quantity }, language) : null,
      note: product ? null : speaking(language, () => noteOf(away.get(productId))),
    })),
  };
}

function noteOf(away: Parameters<typeof unavailableWords>[0] | undefined): string {
  return away ? unavailableWords(away) : t('orders.cart.later.gone');
}
