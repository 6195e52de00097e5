import type { OrderExchangeRow } from '#orders/exchanges/server/exchanges.ts';
import type { getOwnOrder, listOwnOrders } from '#orders/orders/contract.ts';
import { editedItems, reasonOfEdit } from '#orders/orders/editing/stored-edit.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { isLive, isOnTheWay } from '#orders/orders/order-status.ts';
import { companyOfOrder } from '#orders/orders/server/companies/company-of-order.ts';
import type { ProposedEditRow } from '#orders/orders/server/editing/proposed-edits.queries.ts';
import type { DocumentHead } from '#orders/orders/server/finance-port.ts';
import type { SerialLineRow } from '#orders/serials/server/serials.ts';
import { dueOn, type OrderServiceRow, slotOf } from '#orders/sold-services/server/sold-services.ts';
import { type ReturnRule, returnsText } from '#products/catalog/categories/return-rule.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { AddressId, PartId, ProductId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { paise, sum, toRupees } from '#shared/money/money.ts';
import type { OrderSummaryRow } from './list-orders.ts';
import type { LineRow, OrderEventRow, OrderRow, OrderScope, PartRow } from './orders.queries.ts';
import type { OrderRefundRow } from './refunds-of-order.queries.ts';

type WireSummary = WireAnswerOf<typeof listOwnOrders>['data'][number];
export type WireOrder = WireAnswerOf<typeof getOwnOrder>['data'];
type WireLine = WireOrder['cartItems'][number];
type WirePart = WireOrder['parts'][number];

/** Sellers see the delivery address, the GST details for their invoice and nothing else about the shopper (security case G3). */
export function presentOrderSummary(row: OrderSummaryRow, scope: OrderScope): WireSummary {
  return {
    _id: row.id,
    number: orderNumber(row.number),
    userId: scope.kind === 'seller' ? null : row.userId,
    orderStatus: row.status,
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    totalAmount: toRupees(row.total),
    orderDate: row.placedAt.toISOString(),
    orderUpdateDate: row.updatedAt.toISOString(),
    itemCount: row.itemCount,
    sellers: row.sellers,
    city: row.city,
    buyer: scope.kind === 'all' ? (row.buyer ?? row.shipName) : row.shipName,
  };
}

export interface WholeOrder {
  readonly order: OrderRow;
  /** Parts in scope. */
  readonly parts: readonly PartRow[];
  readonly lines: readonly LineRow[];
  readonly events: readonly OrderEventRow[];
  readonly refunds: readonly OrderRefundRow[];
  /** Payment deadline, while payment is awaited. */
  readonly payUntil: Date | null;
  readonly documents: Documents;
  readonly serials: Serials;
  /** By line. */
  readonly services: ServicesByLine;
  readonly exchanges: readonly OrderExchangeRow[];
  /** Edits that wait for their payment. */
  readonly edits: readonly ProposedEditRow[];
}

/** Tax documents of parts, oldest first. */
export type Documents = readonly DocumentHead[];

/** What services say besides their lines. */
export type ServicesByLine = ReadonlyMap<string, OrderServiceRow>;

/** Serial numbers of lines. */
export type Serials = readonly SerialLineRow[];

/** Products of the order that are still on sale. */
export type Slugs = ReadonlyMap<ProductId, { readonly slug: string }>;

/** An order as the reader may see it, in a language. For sellers, status, totals and lines are those of their own part. */
export function presentOrder(whole: WholeOrder, scope: OrderScope, onSale: Slugs, language: string): WireOrder {
  const { order, parts, lines, events, refunds, payUntil, documents } = whole;
  const forSeller = scope.kind === 'seller';
  const [own] = parts;
  const head = forSeller && own ? own : order;
  const serials = scope.kind === 'buyer' ? ofLeft(whole) : whole.serials;
  const wire = new Map(
    parts.map(({ id }) => [
      id,
      lines
        .filter(line => line.part_id === id && line.service === null)
        .map(line => ({
          ...presentOrderLine(line, serials, onSale),
          ...(line.returns && { returnsNote: noteOf(line.returns, language) }),
        })),
    ]),
  );
  return {
    _id: order.id,
    number: orderNumber(order.number),
    userId: forSeller ? null : order.user_id,
    cartId: forSeller ? null : order.cart_id,
    orderStatus: head.status,
    paymentMethod: order.payment_method,
    paymentStatus: head.payment_status,
    totalAmount: toRupees(sum(parts.map(part => part.total_paise))),
    orderDate: order.placed_at.toISOString(),
    orderUpdateDate: head.updated_at.toISOString(),
    cartItems: parts.flatMap(part => wire.get(part.id) ?? []),
    addressInfo: presentAddress(order, forSeller),
    ...presentCompany(order),
    ...(order.agent !== null && { agent: order.agent }),
    paymentId: forSeller ? null : order.payment_id,
    payerId: forSeller ? null : order.payer_id,
    payUntil: payUntil?.toISOString() ?? null,
    refunds: refunds.map(refund => presentRefund(refund, forSeller)),
    parts: parts.map(part => ({
      ...presentPart(part, wire.get(part.id) ?? [], documents),
      services: presentServices(whole, part, scope),
      exchanges: presentExchanges(whole, part),
      ...presentCash(part, order, scope),
      ...presentEdit(whole, part),
    })),
    timeline: events.map(presentEvent),
  };
}

export function presentAddress(order: OrderRow, forSeller: boolean): WireOrder['addressInfo'] {
  return {
    addressId: forSeller ? null : (order.ship_address_id as AddressId | null),
    name: order.ship_name,
    address: order.ship_address,
    city: order.ship_city,
    state: order.ship_state_code,
    pincode: order.ship_pincode,
    phone: order.ship_phone,
    notes: order.ship_notes,
  };
}

function presentCompany(order: OrderRow): Pick<WireOrder, 'company'> {
  const company = companyOfOrder(order);
  return company ? { company } : {};
}

/** Before shipping, serial numbers may still change, so shoppers don't see them. */
function ofLeft({ parts, serials }: WholeOrder): Serials {
  const left = new Set(parts.filter(({ status }) => isOnTheWay(status)).map(({ id }) => id));
  return serials.filter(({ partId }) => left.has(partId));
}

/** Only the shopper sees the delivery code; only sellers and administrators see the cash. */
function presentCash(part: PartRow, order: OrderRow, scope: OrderScope): Pick<WirePart, 'deliveryCode' | 'cash'> {
  const isOpen = order.payment_method === 'COD' && isLive(part.status) && part.status !== 'delivered';
  return {
    deliveryCode: scope.kind === 'buyer' && isOpen ? part.delivery_code : null,
    cash: scope.kind === 'buyer' || !part.cash_state ? null : { state: part.cash_state, holder: part.cash_holder },
  };
}

function presentEdit({ edits }: WholeOrder, part: PartRow): Pick<WirePart, 'proposedEdit'> {
  const edit = edits.find(({ id }) => id === part.edit_id);
  if (!edit) return {};
  return {
    proposedEdit: {
      editId: edit.id,
      changes: [...editedItems(edit.note)],
      why: reasonOfEdit(edit.note),
      difference: toRupees(edit.difference_paise),
      payUntil: edit.held_until.toISOString(),
    },
  };
}

function presentPart(
  part: PartRow,
  lines: WireLine[],
  documents: Documents,
): Omit<WirePart, 'deliveryCode' | 'cash' | 'services' | 'exchanges' | 'proposedEdit'> {
  return {
    partId: part.id,
    sellerId: part.seller_id,
    sellerName: part.seller_name,
    orderStatus: part.status,
    paymentStatus: part.payment_status,
    lines,
    itemsAmount: toRupees(part.items_paise),
    deliveryAmount: toRupees(part.delivery_paise),
    totalAmount: toRupees(part.total_paise),
    slot: slotOf(part),
    carrier: part.carrier,
    tracking: part.tracking,
    documents: presentDocuments(documents, part.id),
  };
}

/** Only the buyer sees the code, while a visit is to come. */
function presentServices(
  { lines, services }: Pick<WholeOrder, 'lines' | 'services'>,
  part: PartRow,
  scope: OrderScope,
): WirePart['services'] {
  return lines.flatMap(line => {
    const own = services.get(line.id);
    if (line.part_id !== part.id || !line.service || !own) return [];
    const isOpen = own.doneAt === null && own.calledOffAt === null && own.days !== null && isLive(part.status);
    return [
      {
        lineId: line.id,
        kind: line.service,
        title: line.title,
        covers: own.covers,
        quantity: line.quantity,
        price: toRupees(line.price_paise),
        total: toRupees(line.total_paise),
        note: own.note,
        dueOn: own.doneAt || own.calledOffAt || !isLive(part.status) ? null : dueOn(own, part.delivered_at),
        scheduled:
          own.scheduledOn && own.scheduledPeriod ? { day: own.scheduledOn, period: own.scheduledPeriod } : null,
        isDone: own.doneAt !== null,
        isCalledOff: own.calledOffAt !== null,
        isAskedBack: own.isAskedBack,
        code: scope.kind === 'buyer' && isOpen ? own.code : null,
      },
    ];
  });
}

function presentExchanges({ lines, exchanges }: WholeOrder, part: PartRow): WirePart['exchanges'] {
  return exchanges
    .filter(({ partId }) => partId === part.id)
    .map(({ lineId, model, condition, imei, quoted, state, final, finalCondition, reason, settledAt }) => ({
      ...{ lineId, model, condition, imei, state, finalCondition, reason },
      title: lines.find(({ id }) => id === lineId)?.title ?? '',
      quoted: toRupees(quoted),
      final: final === null ? null : toRupees(final),
      settledAt: settledAt?.toISOString() ?? null,
    }));
}

function presentRefund(refund: OrderRefundRow, forSeller: boolean): WireOrder['refunds'][number] {
  return {
    refundId: refund.id,
    partId: refund.part_id,
    cause: refund.cause,
    state: refund.state,
    amount: toRupees(refund.amount_paise),
    byHand: refund.payment_id === null,
    waitsForCash: refund.waitsForCash,
    upiId: forSeller ? null : refund.upi_id,
    owedAt: refund.owed_at.toISOString(),
    settledAt: refund.settled_at?.toISOString() ?? null,
  };
}

export function presentDocuments(documents: Documents, partId: PartId): WireOrder['parts'][number]['documents'] {
  return documents
    .filter(document => document.partId === partId)
    .map(({ id, kind, number, issuedAt }) => ({ _id: id, kind, number, issuedAt: issuedAt.toISOString() }));
}

const noteOf = (rule: ReturnRule, language: string) => speaking(language, () => returnsText(rule, language));

export function presentOrderLine(line: LineRow, serials: Serials, onSale?: Slugs): WireLine {
  const own = serials.find(({ lineId }) => lineId === line.id);
  const slug = onSale?.get(line.product_id)?.slug;
  return {
    productId: line.product_id,
    ...(slug !== undefined && { slug }),
    title: line.title,
    image: line.image,
    sku: line.sku,
    price: toRupees(line.price_paise),
    mrp: toRupees(line.mrp_paise),
    quantity: line.quantity,
    discount: toRupees(line.discount_paise),
    total: toRupees(paise(line.total_paise - line.discount_paise)),
    serials: { kind: own?.kind ?? 'none', numbers: [...(own?.numbers ?? [])] },
  };
}

function presentEvent(event: OrderEventRow): WireOrder['timeline'][number] {
  return {
    kind: event.kind,
    partId: event.part_id,
    status: event.status,
    actorName: event.actor_name,
    note: event.note,
    reason: event.reason,
    at: event.at.toISOString(),
  };
}
