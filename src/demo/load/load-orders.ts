import { createHash } from 'node:crypto';
import { type Reviewer, reviewers } from '#demo/goods/reviewers.ts';
import type { DemoReview } from '#demo/goods/reviews.ts';
import { stateOfPincode } from '#features/addresses/state-of-pincode.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money.ts';
import { insertRows } from './insert-rows.ts';
import type { LoadedPeople } from './load-people.ts';
import type { LoadedProduct } from './load-products.ts';
import { pincodeOf } from './pincodes.ts';

const DAY_MS = 86_400_000;
/** A verified review was written some days after delivery, which came some days after placing. */
const PLACED_BEFORE_DAYS = 8;
const DELIVERED_BEFORE_DAYS = 4;

/** One delivered order, paid in cash, behind each review that is marked as a verified purchase. */
export async function loadOrders(
  tx: TxCtx,
  people: LoadedPeople,
  products: ReadonlyMap<string, LoadedProduct>,
  reviews: readonly DemoReview[],
): Promise<void> {
  const sales = reviews
    .filter(review => review.verified)
    .toReversed()
    .map(review => saleBehind(review, people, products));
  await insertRows(tx.db, 'orders', sales.map(orderRow));
  await insertRows(tx.db, 'order_parts', sales.map(partRow));
  await insertRows(tx.db, 'order_lines', sales.map(lineRow));
  await insertRows(tx.db, 'order_events', sales.flatMap(eventRows));
  await insertRows(
    tx.db,
    'stock_movements',
    sales.map(sale => ({
      product_id: sale.product.id,
      quantity: -1,
      reason: 'placed' as const,
      part_id: sale.partId,
      actor_id: sale.buyer.id,
      at: sale.placedAt,
    })),
  );
}

type Sale = ReturnType<typeof saleBehind>;

function saleBehind(review: DemoReview, people: LoadedPeople, products: ReadonlyMap<string, LoadedProduct>) {
  const product = products.get(review.productSlug);
  const buyer = people.shoppers.get(review.userName);
  const person = reviewers.find(reviewer => reviewer.userName === review.userName);
  if (!product || !buyer || !person) throw new Error(`the sale behind a review of ${review.productSlug} stands alone`);
  const placedAt = new Date(review.at.getTime() - PLACED_BEFORE_DAYS * DAY_MS);
  const deliveredAt = new Date(review.at.getTime() - DELIVERED_BEFORE_DAYS * DAY_MS);
  const [orderId, partId] = [newId<'order'>(placedAt.getTime()), newId<'order part'>(placedAt.getTime())];
  return { orderId, partId, product, buyer, person, placedAt, deliveredAt };
}

function orderRow({ orderId, product, buyer, person, placedAt, deliveredAt }: Sale) {
  return {
    id: orderId,
    user_id: buyer.id,
    idempotency_key: `demo-${orderId}`,
    request_hash: createHash('sha256').update(orderId).digest(),
    payment_method: 'COD' as const,
    total_paise: product.paid,
    ...shippedTo(person),
    placed_at: placedAt,
    updated_at: deliveredAt,
  };
}

function shippedTo(person: Reviewer) {
  const pincode = pincodeOf(person.city);
  return {
    ship_name: person.userName,
    ship_address: `${1 + (person.mobile.charCodeAt(12) % 9) * 7}, Station Road`,
    ship_city: person.city,
    ship_state_code: stateOfPincode(pincode) ?? '',
    ship_pincode: pincode,
    ship_phone: person.mobile,
    ship_notes: 'Please call before you come.',
  };
}

function partRow({ orderId, partId, product, placedAt, deliveredAt }: Sale) {
  return {
    id: partId,
    order_id: orderId,
    seller_id: product.sellerId,
    seller_name: product.sellerName,
    status: 'delivered' as const,
    payment_status: 'paid' as const,
    items_paise: product.paid,
    delivery_paise: paise(0),
    delivered_at: deliveredAt,
    placed_at: placedAt,
    updated_at: deliveredAt,
  };
}

function lineRow({ partId, product }: Sale) {
  return {
    id: newId(),
    part_id: partId,
    product_id: product.id,
    position: 0,
    title: product.title,
    image: product.image,
    sku: product.sku,
    hsn: product.hsn,
    gst_rate_bp: product.gstRateBp,
    mrp_paise: product.price,
    price_paise: product.paid,
    quantity: 1,
  };
}

function eventRows({ orderId, partId, product, buyer, placedAt, deliveredAt }: Sale) {
  const placed = { kind: 'placed' as const, status: 'pending' as const, actor_id: buyer.id };
  const delivered = { part_id: partId, kind: 'status' as const, status: 'delivered' as const };
  return [
    { ...placed, order_id: orderId, part_id: null, actor_name: buyer.userName, at: placedAt },
    { ...delivered, order_id: orderId, actor_id: null, actor_name: product.sellerName, at: deliveredAt },
  ];
}
