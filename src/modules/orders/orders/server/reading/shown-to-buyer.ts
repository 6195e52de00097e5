import { sql } from 'kysely';
import { type NextAct, nextAct } from '#orders/orders/list/next-act.ts';
import { isLive, type OrderStatus } from '#orders/orders/order-status.ts';
import { publishedRefunds } from '#payments/payments/server/payments.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import { publishedReviews } from '#products/reviews/server/reviews.ts';
import type { DocumentId, OrderId, PartId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { deliveryDays } from '#shop/delivery/delivery-days.ts';

/** What a shopper recognises an order by, and when it is expected. */
export interface ShownToBuyer {
  readonly title: string;
  readonly image: string;
  readonly arrives: { readonly from: string; readonly to: string } | null;
  readonly next: NextAct | null;
  readonly slug: string | null;
  readonly invoices: DocumentId[];
}

interface Part {
  readonly orderId: OrderId;
  readonly partId: PartId;
  /** Of the whole order. */
  readonly whole: OrderStatus;
  readonly isUnpaid: boolean;
  readonly needsUpi: boolean;
  readonly slug: string | null;
  readonly isReviewed: boolean;
  readonly placedAt: Date;
  readonly to: string;
  readonly from: string | null;
  readonly status: OrderStatus;
  readonly title: string;
  readonly image: string;
}

const DAY_MS = 86_400_000;

/** By order. Dates are those that the checkout promised; once they have passed, there are none. */
export async function shownToBuyer(ctx: Ctx, ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, ShownToBuyer>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Part>`
    select o.id as "orderId", part.id as "partId", o.placed_at as "placedAt", o.ship_state_code as "to",
      s.state_code as "from", part.status, line.title, line.image, o.status as whole,
      o.payment_method <> 'COD' and o.payment_status = 'pending' as "isUnpaid",
      case when product.listed then product.slug end as slug,
      exists (select from ${publishedRefunds} r where r.order_id = o.id and r.payment_id is null
        and r.state <> 'settled' and r.upi_id is null) as "needsUpi",
      exists (select from ${publishedReviews} r where r.product_id = line.product_id and r.user_id = o.user_id)
        as "isReviewed"
    from orders o join order_parts part on part.order_id = o.id
    join ${publishedSellers} s on s.id = part.seller_id
    cross join lateral (
      select l.title, l.image, l.product_id from order_lines l where l.part_id = part.id and l.service is null
      order by l.price_paise desc, l.id limit 1) line
    join ${publishedProducts} product on product.id = line.product_id
    where o.id = any(${ids}::uuid[]) order by part.items_paise desc, part.id`.execute(ctx.db);
  const byOrder = Map.groupBy(rows, row => row.orderId);
  const documents = await ctx.ports.finance.listDocumentsOf(
    ctx.db,
    rows.map(({ partId }) => partId),
  );
  const invoices = Map.groupBy(
    documents.filter(({ kind }) => kind === 'invoice'),
    ({ partId }) => partId,
  );
  return new Map([...byOrder].map(([id, parts]) => [id, shown(parts, invoices, ctx.now())]));
}

type Invoices = ReadonlyMap<PartId, readonly { readonly id: DocumentId }[]>;

function shown(parts: readonly Part[], invoices: Invoices, now: Date): ShownToBuyer {
  const [first] = parts;
  const coming = parts.filter(({ status }) => isLive(status) && status !== 'delivered');
  const windows = coming.map(({ from, to, placedAt }) => {
    const [fewest, most] = deliveryDays(from, to);
    const after = (days: number) => dayIn(new Date(placedAt.getTime() + days * DAY_MS));
    return { from: after(fewest), to: after(most) };
  });
  const from = windows.map(each => each.from).sort()[0];
  const to = windows
    .map(each => each.to)
    .sort()
    .at(-1);
  const isLate = !from || !to || to < dayIn(now);
  return {
    ...{ title: first?.title ?? '', image: first?.image ?? '', slug: first?.slug ?? null },
    arrives: isLate ? null : { from, to },
    next: first
      ? nextAct({ ...first, status: first.whole, canReview: first.slug !== null && !first.isReviewed })
      : null,
    invoices: parts.flatMap(({ partId }) => (invoices.get(partId) ?? []).map(({ id }) => id)),
  };
}
