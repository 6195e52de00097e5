import { orderNumber } from '#orders/orders/order-number.ts';
import type { listSlips } from '#orders/orders/parcels/packing.contract.ts';
import { isUnpaidOnline } from '#orders/orders/paying/payment-words.ts';
import {
  type Documents,
  presentAddress,
  presentDocuments,
  presentOrderLine,
  type Serials,
  type ServicesByLine,
} from '#orders/orders/server/reading/orders.present.ts';
import type { LineRow, OrderRow, PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import { slotOf } from '#orders/sold-services/server/sold-services.ts';
import { stateName } from '#people/addresses/state.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { toRupees } from '#shared/money/money.ts';
import type { Sender } from './packing.queries.ts';

type WireSlip = WireAnswerOf<typeof listSlips>['data'][number];

interface Packed {
  readonly order: OrderRow;
  readonly part: PartRow;
  readonly lines: readonly LineRow[];
  readonly documents: Documents;
  readonly serials: Serials;
  readonly services: ServicesByLine;
}

/** A packing slip: address and content, and nothing else about the shopper. */
export function presentSlip(
  { order, part, lines, documents, serials, services }: Packed,
  sender: Sender | undefined,
): WireSlip {
  const isCash = order.payment_method === 'COD' && part.payment_status === 'pending';
  return {
    partId: part.id,
    number: orderNumber(order.number),
    orderDate: order.placed_at.toISOString(),
    from: { name: part.seller_name, legalName: sender?.legalName ?? null, address: addressOf(sender) },
    to: presentAddress(order, true),
    paymentMethod: order.payment_method,
    isUnpaid: isUnpaidOnline({ paymentMethod: order.payment_method, paymentStatus: part.payment_status }),
    collect: isCash ? toRupees(part.total_paise) : null,
    lines: lines.filter(({ service }) => service === null).map(line => presentOrderLine(line, serials)),
    services: lines
      .filter(({ service }) => service !== null)
      .map(({ id, title, quantity }) => ({ title, quantity, note: services.get(id)?.note ?? null })),
    isGift: lines.some(({ service }) => service === 'gift-wrap'),
    slot: slotOf(part),
    itemsAmount: toRupees(part.items_paise),
    deliveryAmount: toRupees(part.delivery_paise),
    totalAmount: toRupees(part.total_paise),
    carrier: part.carrier,
    tracking: part.tracking,
    documents: presentDocuments(documents, part.id),
  };
}

function addressOf(sender: Sender | undefined): string {
  if (!sender) return '';
  const { address, city, pincode, stateCode } = sender;
  const town = [city, pincode].filter(Boolean).join(' ');
  return [address, town, stateCode && stateName(stateCode)].filter(Boolean).join(', ');
}
