import { lineTotals, paiseOf, totalsOf } from '#orders/agents/server/answers.ts';
import { absolute } from '#orders/agents/server/catalog/present-product.ts';
import type { Adjustment, Event, Order, OrderDestination, Total } from '#orders/agents/ucp/answers.schema.ts';
import { type CAPABILITIES, CURRENCY, UCP_VERSION } from '#orders/agents/ucp/ucp.ts';
import { readOrder, type WireOrder } from '#orders/orders/server/orders.ts';
import { stateName } from '#people/addresses/state.ts';
import type { Ctx } from '#platform/context.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import type { AgentOrderRow } from './agent-orders.queries.ts';

type Part = WireOrder['parts'][number];

/** An order as its platform is told of it: the same as an answer and as what is sent. */
export async function presentAgentOrder(ctx: Ctx, row: AgentOrderRow, address: string): Promise<Order> {
  const order = await readOrder(ctx, row.order_id, { kind: 'all' });
  const { parts } = order;
  const itemsOf = (part: Part) => [
    ...part.lines.map(line => ({ id: line.productId, quantity: line.quantity })),
    ...part.services.map(service => ({ id: service.lineId, quantity: service.quantity })),
  ];
  return {
    ucp: {
      ...{ version: UCP_VERSION, status: 'success' as const },
      capabilities: { [ORDER]: [{ version: UCP_VERSION }] },
    },
    ...{ id: row.id, label: order.number, checkout_id: row.session_id, currency: CURRENCY },
    permalink_url: absolute(address, paths.order(order._id)),
    line_items: parts.flatMap(part => linesOf(part, address)),
    fulfillment: {
      expectations: parts
        .filter(part => !isOver(part))
        .map(part => ({
          ...{ id: part.partId, line_items: itemsOf(part), method_type: 'shipping' },
          destination: destinationOf(order, row),
          description: speaking(ctx.language, () => t('orders.agents.order.from', { seller: part.sellerName })),
        })),
      events: eventsOf(order, itemsOf),
    },
    adjustments: adjustmentsOf(order, itemsOf),
    totals: totalsOfOrder(order, ctx.language),
  };
}

const ORDER = 'dev.ucp.shopping.order' satisfies keyof typeof CAPABILITIES;

const isOver = ({ orderStatus }: Part) => orderStatus === 'cancelled' || orderStatus === 'rejected';

function linesOf(part: Part, address: string): Order['line_items'] {
  const { orderStatus } = part;
  const quantityOf = (original: number) => {
    const total = isOver(part) ? 0 : original;
    return { original, total, fulfilled: orderStatus === 'delivered' ? total : 0 };
  };
  const status: Order['line_items'][number]['status'] = isOver(part)
    ? 'removed'
    : orderStatus === 'delivered'
      ? 'fulfilled'
      : 'processing';
  return [
    ...part.lines.map(line => ({
      id: line.productId,
      item: {
        ...{ id: line.productId, title: line.title, price: paiseOf(line.price) },
        ...(line.image && { image_url: absolute(address, line.image) }),
      },
      quantity: quantityOf(line.quantity),
      totals: lineTotals(paiseOf(line.total), paiseOf(line.discount)),
      status,
    })),
    ...part.services.map(service => ({
      id: service.lineId,
      item: { id: service.lineId, title: service.title, price: paiseOf(service.price) },
      quantity: quantityOf(service.quantity),
      totals: lineTotals(paiseOf(service.total), 0),
      status,
    })),
  ];
}

function totalsOfOrder({ parts, totalAmount }: WireOrder, language: string): Total[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
  const lines = parts.flatMap(part => part.lines);
  const services = sum(parts.flatMap(part => part.services.map(service => paiseOf(service.total))));
  const discount = sum(lines.map(line => paiseOf(line.discount)));
  return totalsOf({
    ...{ items: sum(parts.map(part => paiseOf(part.itemsAmount))) - services + discount, services },
    ...{ delivery: sum(parts.map(part => paiseOf(part.deliveryAmount))), discount, total: paiseOf(totalAmount) },
    words: { services: speaking(language, () => t('orders.agents.services')) },
  });
}

/** The address that the agent filled in. Of one that the buyer chose, platforms are told the PIN code and the state only. */
function destinationOf({ addressInfo }: WireOrder, { knows_address }: AgentOrderRow): OrderDestination {
  const { name, address, city, state, pincode } = addressInfo;
  const area = { address_region: stateName(state), postal_code: pincode, address_country: 'IN' };
  if (!knows_address) return area;
  return { street_address: address, address_locality: city, ...area, ...(name && { first_name: name }) };
}

const EVENTS: Readonly<Record<string, string>> = {
  inProcess: 'processing',
  inShipping: 'shipped',
  delivered: 'delivered',
  cancelled: 'canceled',
  rejected: 'canceled',
};

type ItemsOf = (part: Part) => Event['line_items'];

function eventsOf({ timeline, parts }: WireOrder, itemsOf: ItemsOf): Event[] {
  return timeline.flatMap(({ kind, status, partId, at }, index) => {
    const type = kind === 'status' && status ? EVENTS[status] : undefined;
    if (!type) return [];
    const moved = partId ? parts.filter(part => part.partId === partId) : parts;
    const [first] = moved;
    const isSent = type === 'shipped' || type === 'delivered';
    return [
      {
        ...{ id: `event_${index + 1}`, occurred_at: at, type, line_items: moved.flatMap(itemsOf) },
        ...(isSent && first?.carrier && { carrier: first.carrier }),
        ...(isSent && first?.tracking && { tracking_number: first.tracking }),
      },
    ];
  });
}

function adjustmentsOf({ refunds, parts, timeline, orderUpdateDate }: WireOrder, itemsOf: ItemsOf): Adjustment[] {
  const cancelled = parts.filter(isOver).map(part => ({
    ...{ id: `cancelled_${part.partId}`, type: 'cancellation' as const, status: 'completed' as const },
    occurred_at:
      timeline.find(({ partId, status }) => partId === part.partId && status === part.orderStatus)?.at ??
      orderUpdateDate,
    line_items: itemsOf(part).map(({ id, quantity }) => ({ id, quantity: -quantity })),
    totals: [{ type: 'total', amount: -paiseOf(part.totalAmount) }],
  }));
  const refunded = refunds.map(refund => ({
    ...{
      id: refund.refundId,
      type: 'refund' as const,
      status: refund.settledAt ? ('completed' as const) : ('pending' as const),
    },
    occurred_at: refund.settledAt ?? refund.owedAt,
    totals: [{ type: 'total', amount: -paiseOf(refund.amount) }],
  }));
  return [...cancelled, ...refunded];
}
