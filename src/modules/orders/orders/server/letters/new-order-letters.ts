import { listPlacedOrders } from '#orders/orders/server/reading/placed-orders.queries.ts';
import { listUsersToNotify } from '#people/accounts/server/accounts.ts';
import { languageOfCare, listSellersToNotify } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { Letter } from '#platform/notify/letter.ts';
import type { OrderId, PartId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { shopItself } from '#shop/shop/server/shop.ts';
import { orderPlaced, sold } from './order-letters.ts';

interface OfOrder {
  readonly orderId: OrderId;
}

/** Reads orders and their shoppers in sets. @returns the letter to the shopper, unless order or account are gone */
export async function placedLetters({ db }: Ctx, all: readonly OfOrder[]) {
  const orders = await listPlacedOrders(
    db,
    all.map(({ orderId }) => orderId),
  );
  const shoppers = [...orders.values()].flatMap(({ order }) => order.user_id ?? []);
  const users = await listUsersToNotify(db, shoppers);
  return ({ orderId }: OfOrder): Letter | undefined => {
    const placed = orders.get(orderId);
    const to = placed?.order.user_id && users.get(placed.order.user_id);
    return placed && to ? orderPlaced(to, placed) : undefined;
  };
}

/** The same for the letters to sellers; the shop gets those of sellers nobody stands behind. */
export async function soldLetters({ db }: Ctx, all: readonly OfOrder[]) {
  const orders = await listPlacedOrders(
    db,
    all.map(({ orderId }) => orderId),
  );
  const sellerIds = [...orders.values()].flatMap(({ parts }) => parts.map(part => part.seller_id));
  const sellers = await listSellersToNotify(db, sellerIds);
  const hasAll = sellerIds.every(id => sellers.has(id));
  const language = hasAll ? SOURCE_LANGUAGE : await languageOfCare(db);
  return ({ orderId, partId }: OfOrder & { readonly partId: PartId }, shop: ShopIdentity): Letter | undefined => {
    const placed = orders.get(orderId);
    const part = placed?.parts.find(({ id }) => id === partId);
    return placed && part && sold(sellers.get(part.seller_id) ?? shopItself(shop, language), placed, part);
  };
}
