import { sql } from 'kysely';
import { dayAfter, type Slot } from '#orders/sold-services/period.ts';
import { freeSlots, SLOT_DAYS } from '#orders/sold-services/slots.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { SellerId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { deliveryDays } from '#shop/delivery/delivery-days.ts';
import { listOfferedExtras } from './extras.queries.ts';

/** A seller order that was placed. */
interface PlacedPart {
  readonly sellerId: SellerId;
  readonly placedAt: Date;
  /** GST code of the state it goes to. */
  readonly to: string;
}

/** The windows with a free place to which a placed seller order can be moved: from tomorrow, and from the promised day. */
export async function windowsOf(ctx: Ctx, part: PlacedPart, most?: number): Promise<Slot[]> {
  const { rows } = await sql<{ state: string | null }>`
    select state_code as state from ${publishedSellers} sellers where id = ${part.sellerId}`.execute(ctx.db);
  const [fewest] = deliveryDays(rows[0]?.state ?? null, part.to);
  const tomorrow = dayAfter(dayIn(ctx.now()), 1);
  const promised = dayAfter(dayIn(part.placedAt), fewest);
  const { slots, taken } = await listOfferedExtras(ctx.db, [part.sellerId], tomorrow);
  const from = [tomorrow, promised].sort()[1] ?? tomorrow;
  return freeSlots(from, slots, taken, most);
}

/** All windows within reach, for what is typed instead of chosen. */
export const ALL_WINDOWS = SLOT_DAYS * 3;
