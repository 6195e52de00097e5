import type { ReturnMove } from '#orders/returns/server/return-letters.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

const [part] = SAMPLE_ORDER.parts;
const AT = SAMPLE_ORDER.order.placed_at;

/** A return of the sample order when it reaches a state. */
export function sampleReturn(state: ReturnMove['event']['state'], note: string | null = null): ReturnMove {
  if (!part) throw new Error('the sample order has no part');
  const { order, lines } = SAMPLE_ORDER;
  const id = newId<'return'>();
  return {
    order,
    part,
    row: {
      ...{ id, number: 500_017, order_id: order.id, part_id: part.id, seller_id: part.seller_id, state },
      ...{ user_id: newId<'user'>(), reason: 'damaged', faulty: true, words: 'The screen is cracked.' },
      ...{ upi_id: null, goods: 'restocked', requested_at: AT, updated_at: AT },
    },
    lines: lines
      .filter(({ part_id }) => part_id === part.id)
      .map(line => ({
        ...{ returnId: id, lineId: line.id, productId: line.product_id, title: line.title, image: line.image },
        isService: false,
        ...{ amount: line.total_paise, quantity: line.quantity, sent: line.quantity },
      })),
    event: { return_id: id, state, actor_id: null, actor_name: part.seller_name, note, at: AT },
    refund: { amount: paise(13_790_000), waitsForCash: false },
  };
}
