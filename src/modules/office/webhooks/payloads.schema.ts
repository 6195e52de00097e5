import * as z from 'zod/mini';
import { Issued } from '#finance/invoices/issued.schema.ts';
import { OrderDetail, OrderLine, OrderPart, OrderRefund } from '#orders/orders/order.schema.ts';
import { DeskReturn } from '#orders/returns/return/return.schema.ts';
import { ProductSummary } from '#products/catalog/product/product.schema.ts';
import { OwnProduct } from '#products/inventory/own-products/own-products.contract.ts';
import { id, instant } from '#shared/api/wire.ts';
import { TEST_EVENT, WEBHOOK_EVENTS, WEBHOOK_VERSION, type WebhookEvent } from './webhook-events.ts';

/** The order that a return, a refund or a document belongs to. */
const ofOrder = { orderId: id<'order'>(), orderNumber: z.string() };

/** An order without its shopper: who needs the address asks the API for the order. */
export const WebhookOrder = z.extend(
  z.pick(OrderDetail, {
    _id: true,
    number: true,
    orderStatus: true,
    paymentMethod: true,
    paymentStatus: true,
    totalAmount: true,
    orderDate: true,
    orderUpdateDate: true,
  }),
  {
    /** The seller order that the event is about. */
    partId: id<'order part'>(),
    parts: z.array(
      z.extend(z.omit(OrderPart, { deliveryCode: true, cash: true, lines: true }), {
        lines: z.array(z.omit(OrderLine, { serials: true, returnsNote: true, slug: true })),
      }),
    ),
  },
);

export const WebhookReturn = z.extend(
  z.pick(DeskReturn, {
    _id: true,
    number: true,
    state: true,
    reason: true,
    faulty: true,
    lines: true,
    requestedAt: true,
    goodsAmount: true,
    deliveryAmount: true,
    seller: true,
    goods: true,
  }),
  ofOrder,
);

export const WebhookRefund = z.extend(
  z.pick(OrderRefund, {
    refundId: true,
    partId: true,
    cause: true,
    state: true,
    amount: true,
    byHand: true,
    owedAt: true,
    settledAt: true,
  }),
  ofOrder,
);

export const WebhookInvoice = z.extend(Issued, { ...ofOrder, partId: id<'order part'>() });

export const WebhookProduct = z.extend(ProductSummary, {
  sku: OwnProduct.shape.sku,
  status: OwnProduct.shape.status,
  listed: OwnProduct.shape.listed,
  changedAt: OwnProduct.shape.changedAt,
});

/** What is left of a deleted product. */
export const WebhookGone = z.object({ _id: id<'product'>(), sku: z.nullable(z.string()), title: z.string() });

const schemaOf = {
  order: WebhookOrder,
  return: WebhookReturn,
  refund: WebhookRefund,
  invoice: WebhookInvoice,
  product: WebhookProduct,
} as const;

function message<Type extends string, Data extends z.core.$ZodType>(type: Type, data: Data) {
  return z.object({
    type: z.literal(type),
    version: z.literal(WEBHOOK_VERSION),
    /** When it happened. The data are those of a moment later, when it was made ready. */
    timestamp: instant,
    data,
  });
}

const dataOf = (event: WebhookEvent) =>
  event === 'product.deleted' ? WebhookGone : schemaOf[event.split('.')[0] as keyof typeof schemaOf];

/** What is sent for each event. */
export const WEBHOOK_MESSAGES: Readonly<Record<string, z.core.$ZodType>> = {
  ...Object.fromEntries(WEBHOOK_EVENTS.map(event => [event, message(event, dataOf(event))])),
  [TEST_EVENT]: message(TEST_EVENT, z.object({ message: z.string() })),
};
