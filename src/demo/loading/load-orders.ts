import { sql } from 'kysely';
import { views } from '#demo/devices/drawing.ts';
import { cities } from '#demo/goods/cities.ts';
import { type Reviewer, reviewers } from '#demo/goods/reviewers.ts';
import { productPictureKey } from '#demo/pictures.ts';
import { pictureUrl } from '#features/media/picture-url.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money.ts';
import type { LoadedPeople } from './load-people.ts';
import type { LoadedReview } from './load-reviews.ts';

const DAY = 86_400_000;
const byName = new Map(reviewers.map(reviewer => [reviewer.userName, reviewer]));

/** Behind each verified review stands an order of one piece, delivered a few days before it was written. */
export async function loadOrders(tx: TxCtx, reviews: readonly LoadedReview[], people: LoadedPeople): Promise<void> {
  const bought = reviews
    .filter(({ review }) => review.verified)
    .toSorted((one, other) => one.review.at.getTime() - other.review.at.getTime());
  const orders = bought.map(entry => orderOf(entry, people));
  await tx.db
    .insertInto('orders')
    .values(orders.map(({ order }) => order))
    .execute();
  await tx.db
    .insertInto('order_parts')
    .values(orders.map(({ part }) => part))
    .execute();
  await tx.db
    .insertInto('order_lines')
    .values(orders.map(({ line }) => line))
    .execute();
  await tx.db
    .insertInto('order_events')
    .values(orders.flatMap(({ events }) => events))
    .execute();
  await tx.db
    .insertInto('stock_movements')
    .values(orders.map(({ movement }) => movement))
    .execute();
  await openShelves(tx);
}

/** What lies on the shelf now plus what was sold is what it began with: stock stays the sum of its movements. */
async function openShelves(tx: TxCtx): Promise<void> {
  await sql`
    insert into stock_movements (product_id, quantity, reason, note, at)
    select p.id, p.stock - coalesce(m.sum, 0), 'adjusted', 'opening stock', ${tx.now()}
    from products p left join (select product_id, sum(quantity)::int as sum from stock_movements group by 1) m on m.product_id = p.id
    where p.stock <> coalesce(m.sum, 0)`.execute(tx.db);
}

function orderOf({ review, product, userId }: LoadedReview, people: LoadedPeople) {
  const { goods, sellerKey } = product;
  const seller = people.sellers.get(sellerKey);
  const reviewer = byName.get(review.userName);
  if (!seller || !reviewer) throw new Error(`nobody sold ${goods.slug} to ${review.userName}`);
  const deliveredAt = new Date(review.at.getTime() - 3 * DAY);
  const placedAt = new Date(review.at.getTime() - 7 * DAY);
  const price = paise((goods.salePriceRupees ?? goods.priceRupees) * 100);
  const order = newId<'order'>(placedAt.getTime());
  const part = newId<'order part'>(placedAt.getTime());
  const event = (
    kind: 'placed' | 'status',
    status: 'pending' | 'inProcess' | 'inShipping' | 'delivered',
    at: Date,
    name: string,
  ) => ({
    order_id: order,
    part_id: kind === 'placed' ? null : part,
    kind,
    status,
    actor_name: name,
    at,
  });
  return {
    order: {
      id: order,
      user_id: userId,
      idempotency_key: `demo-${order}`,
      request_hash: Buffer.alloc(32),
      status: 'delivered' as const,
      payment_method: 'COD' as const,
      payment_status: 'paid' as const,
      total_paise: price,
      placed_at: placedAt,
      updated_at: deliveredAt,
      ...shippingTo(reviewer),
    },
    part: {
      id: part,
      order_id: order,
      seller_id: seller.id,
      seller_name: seller.name,
      status: 'delivered' as const,
      payment_status: 'paid' as const,
      items_paise: price,
      delivery_paise: paise(0),
      delivered_at: deliveredAt,
      placed_at: placedAt,
      updated_at: deliveredAt,
    },
    line: {
      id: newId<'order line'>(placedAt.getTime()),
      part_id: part,
      product_id: product.id,
      position: 1,
      title: goods.title,
      image: pictureUrl(productPictureKey(goods.slug, views(goods.drawing)[0] ?? 'hero')),
      sku: goods.sku,
      hsn: goods.hsn,
      gst_rate_bp: goods.gstRate,
      mrp_paise: paise(goods.priceRupees * 100),
      price_paise: price,
      quantity: 1,
    },
    events: [
      event('placed', 'pending', placedAt, review.userName),
      event('status', 'inShipping', new Date(placedAt.getTime() + DAY), seller.name),
      event('status', 'delivered', deliveredAt, seller.name),
    ],
    movement: { product_id: product.id, quantity: -1, reason: 'placed' as const, part_id: part, at: placedAt },
  };
}

function shippingTo({ userName, city, mobile }: Reviewer) {
  const [pincode = '560025', stateCode = '29'] = cities[city] ?? [];
  return {
    ship_name: userName,
    ship_address: `12, Station Road, ${city}`,
    ship_city: city,
    ship_state_code: stateCode,
    ship_pincode: pincode,
    ship_phone: mobile,
    ship_notes: 'Please call before coming.',
  };
}
