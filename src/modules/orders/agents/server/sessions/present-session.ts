import type { AgentCall } from '#orders/agents/server/agent-call.ts';
import { lineTotals, paiseOf, paymentHandlers, totalsOf, ucpHead } from '#orders/agents/server/answers.ts';
import { absolute } from '#orders/agents/server/catalog/present-product.ts';
import { findAgentOrder } from '#orders/agents/server/orders/agent-orders.queries.ts';
import { presentAgentOrder } from '#orders/agents/server/orders/present-order.ts';
import type {
  AgentCart,
  AgentCheckout,
  AgentMessage,
  CheckoutStatus,
  Fulfillment,
} from '#orders/agents/ucp/answers.schema.ts';
import { CURRENCY } from '#orders/agents/ucp/ucp.ts';
import type { OrderId } from '#shared/id.ts';
import { pathIn } from '#shared/language/addresses.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { type OpenSession, readSession } from './read-session.ts';
import { type AgentSessionRow, noteShown } from './sessions.queries.ts';

const CHECKOUT = 'dev.ucp.shopping.checkout';
const CART = 'dev.ucp.shopping.cart';

/** A cart or a checkout as agents are answered, with the prices, stock and charges of now. */
export async function presentSession(
  call: AgentCall,
  row: AgentSessionRow,
  told: readonly AgentMessage[] = [],
): Promise<AgentCart | AgentCheckout> {
  const session = await readSession(call, row);
  // What the agent is told here is the most that it can order for.
  await noteShown(call.ctx.primary, row.id, session.quote.draft?.total ?? null);
  return row.kind === 'cart' ? presentCart(call, session, told) : presentCheckout(call, session, told);
}

async function presentCheckout(
  call: AgentCall,
  session: OpenSession,
  told: readonly AgentMessage[],
): Promise<AgentCheckout> {
  const { row, faults, takesCash } = session;
  const status = statusOf(session);
  const isOver = status === 'completed' || status === 'canceled';
  const messages = [
    ...told,
    ...(isOver ? [] : faults),
    ...(status === 'requires_escalation' ? [handedOver(call)] : []),
    ...(isOver ? [] : [taxes(call)]),
  ];
  return {
    ucp: { ...ucpHead(call, CHECKOUT), payment_handlers: paymentHandlers(takesCash && !isOver) },
    ...common(call, session),
    ...(row.order_id && (await asOrdered(call, row.order_id))),
    status,
    ...(call.platform.capabilities.has('dev.ucp.shopping.fulfillment') && {
      fulfillment: fulfillmentOf(call, session),
    }),
    messages,
    links: linksOf(call),
    ...(!isOver && { continue_url: continueUrl(call, row) }),
    expires_at: row.expires_at.toISOString(),
  };
}

function presentCart(call: AgentCall, session: OpenSession, told: readonly AgentMessage[]): AgentCart {
  const { row, faults } = session;
  const aboutItems = faults.filter(({ path }) => path?.startsWith('$.line_items'));
  return {
    ucp: ucpHead(call, CART),
    ...common(call, session),
    messages: [...told, ...aboutItems, taxes(call)],
    links: linksOf(call),
    continue_url: continueUrl(call, row),
    expires_at: row.expires_at.toISOString(),
  };
}

function statusOf({ row, faults }: OpenSession): CheckoutStatus {
  if (row.order_id) return 'completed';
  if (row.canceled_at) return 'canceled';
  if (row.checkout_id || row.handed_over) return 'requires_escalation';
  return faults.length > 0 ? 'incomplete' : 'ready_for_complete';
}

function common(call: AgentCall, { row, wire }: OpenSession) {
  const { items, services, delivery, discount, total } = wire.charges;
  return {
    id: row.id,
    ...(Object.keys(row.buyer).length > 0 && { buyer: row.buyer }),
    line_items: wire.parts.flatMap(({ lines }) =>
      lines.map(line => ({
        id: line.productId,
        item: {
          ...{ id: line.productId, title: line.title, price: paiseOf(line.salePrice ?? line.price) },
          ...(line.image && { image_url: absolute(call.shop.address, line.image) }),
        },
        quantity: line.quantity,
        totals: lineTotals(paiseOf(line.total), paiseOf(line.discount)),
      })),
    ),
    currency: CURRENCY,
    totals: totalsOf({
      ...{ items: paiseOf(items), services: paiseOf(services), delivery: paiseOf(delivery) },
      ...{ discount: paiseOf(discount), total: paiseOf(total) },
      words: { services: speaking(call.ctx.language, () => t('orders.agents.services')) },
    }),
  };
}

/** One destination, one parcel for platforms, and one way of delivery: sellers send what is theirs, and the shop adds up. */
function fulfillmentOf({ ctx }: AgentCall, { row, wire }: OpenSession): Fulfillment {
  const ids = wire.parts.flatMap(({ lines }) => lines.map(line => line.productId));
  const promises = wire.parts.flatMap(({ promise }) => promise ?? []);
  const latest = promises
    .map(({ to }) => to)
    .sort()
    .at(-1);
  const text = promises.find(({ to }) => to === latest)?.text;
  const option = {
    ...{ id: 'standard', title: speaking(ctx.language, () => t('orders.cart.summary.delivery')) },
    ...(text && { description: text }),
    ...(latest && { latest_fulfillment_time: `${latest}T23:59:59+05:30` }),
    totals: [{ type: 'total', amount: paiseOf(wire.charges.delivery) }],
  };
  return {
    methods: [
      {
        ...{ id: 'delivery', type: 'shipping', line_item_ids: ids },
        ...(row.destination && {
          destinations: [{ id: 'destination', ...row.destination }],
          selected_destination_id: 'destination',
        }),
        groups: [{ id: 'all', line_item_ids: ids, options: [option], selected_option_id: 'standard' }],
      },
    ],
  };
}

const handedOver = ({ ctx }: AgentCall): AgentMessage => ({
  ...{ type: 'error', code: 'buyer_review', severity: 'requires_buyer_review' },
  content: speaking(ctx.language, () => t('orders.agents.message.handover')),
});

const taxes = ({ ctx }: AgentCall): AgentMessage => ({
  ...{ type: 'info', code: 'tax_included', path: '$.totals' },
  content: speaking(ctx.language, () => t('orders.agents.message.taxes')),
});

function linksOf({ shop: { address }, ctx: { language } }: AgentCall): AgentCart['links'] {
  const at = (path: string) => `${address}${pathIn(language, path)}`;
  return [
    { type: 'privacy_policy', url: at(paths.privacy) },
    { type: 'terms_of_service', url: at(paths.terms) },
    { type: 'refund_policy', url: at(paths.returnsAndRefunds) },
    { type: 'shipping_policy', url: at(paths.shipping) },
  ];
}

const continueUrl = ({ shop: { address }, ctx: { language } }: AgentCall, { id }: Pick<AgentSessionRow, 'id'>) =>
  `${address}${pathIn(language, paths.handover(id))}`;

/** The order, with items and totals as they were ordered, which later prices do not change. */
async function asOrdered({ ctx, shop }: AgentCall, orderId: OrderId): Promise<Partial<AgentCheckout>> {
  const known = await findAgentOrder(ctx.db, { orderId });
  if (!known) return {};
  const { id, label, permalink_url, line_items, totals } = await presentAgentOrder(ctx, known, shop.address);
  return {
    line_items: line_items.map(({ status: _status, quantity, ...line }) => ({ ...line, quantity: quantity.original })),
    totals,
    order: { id, label, permalink_url },
  };
}
