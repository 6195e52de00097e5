import type { OrderStatus } from '#features/orders/order-status.ts';
import { countText } from '#shared/count-text.ts';

export interface Waiting {
  /** The orders meant, as the order desk lists them. */
  readonly status: OrderStatus;
  readonly text: string;
}

/** What waits for the shop's people, by the orders' own counts, in the order of the work. */
export function waitingFor(counts: Readonly<Record<string, number>>): readonly Waiting[] {
  const { pending = 0, confirmed = 0, inProcess = 0 } = counts;
  return [
    { status: 'pending', count: pending, what: 'to be packed' },
    { status: 'confirmed', count: confirmed, what: 'to be packed, paid already' },
    { status: 'inProcess', count: inProcess, what: 'to be shipped' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ status, count, what }) => ({
      status: status as OrderStatus,
      text: `${countText(count, 'order waits', 'orders wait')} ${what}`,
    }));
}
