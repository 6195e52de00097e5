import { sql } from 'kysely';
import { isLive, type OrderStatus } from '#orders/orders/order-status.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { OrderId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { deliveryDays } from '#shop/delivery/delivery-days.ts';

/** What a shopper recognises an order by, and when it is expected. */
export interface ShownToBuyer {
  readonly title: string;
  readonly image: string;
  readonly arrives: { readonly from: string; readonly to: string } | null;
}

interface Part {
  readonly orderId: OrderId;
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
    select o.id as "orderId", o.placed_at as "placedAt", o.ship_state_code as "to", s.state_code as "from", part.status,
      line.title, line.image
    from orders o join order_parts part on part.order_id = o.id
    join ${publishedSellers} s on s.id = part.seller_id
    cross join lateral (
      select l.title, l.image from order_lines l where l.part_id = part.id and l.service is null order by l.price_paise desc, l.id limit 1) line
    where o.id = any(${ids}::uuid[]) order by part.items_paise desc, part.id`.execute(ctx.db);
  const byOrder = Map.groupBy(rows, row => row.orderId);
  return new Map([...byOrder].map(([id, parts]) => [id, shown(parts, ctx.now())]));
}

function shown(parts: readonly Part[], now: Date): ShownToBuyer {
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
  return { title: first?.title ?? '', image: first?.image ?? '', arrives: isLate ? null : { from, to } };
}
