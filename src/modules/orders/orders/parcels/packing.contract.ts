import * as z from 'zod/mini';
import { DocumentWords } from '#finance/invoices/document-words.ts';
import { Issued } from '#finance/invoices/issued.schema.ts';
import { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { orderFilter } from '#orders/orders/list/order-filter.schema.ts';
import { MAX_ORDERS_PER_CALL } from '#orders/orders/moves/order-outcomes.ts';
import { OrderAddress, OrderLine } from '#orders/orders/order.schema.ts';
import { orderNumber, readOrderNumber } from '#orders/orders/order-number.ts';
import { Slot } from '#orders/sold-services/extras.schema.ts';
import { paymentMethod } from '#payments/payments/payment-states.ts';
import { get } from '#shared/api/endpoint.ts';
import { id, instant, pageQuery, pageSchema, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

/** Comma-separated order numbers: `BB-100042,BB-100043`. */
const orderNumbers = z.codec(
  z.string().check(
    z.maxLength(MAX_ORDERS_PER_CALL * 17),
    z.refine(text => text.split(',').every(each => readOrderNumber(each) !== undefined), {
      error: () => t('orders.orders.packing.fault.numbers'),
    }),
  ),
  z.array(z.int()).check(z.maxLength(MAX_ORDERS_PER_CALL)),
  {
    decode: text => text.split(',').map(each => readOrderNumber(each) ?? 0),
    encode: numbers => numbers.map(orderNumber).join(','),
  },
);

const chosen = z.strictObject({ ...pageQuery, ...orderFilter, orders: z.optional(orderNumbers) });

/** One product to pick. */
export const PickRow = z.object({
  productId: id<'product'>(),
  title: z.string(),
  sku: z.nullable(z.string()),
  image: z.string(),
  seller: z.string(),
  quantity: z.int(),
  /** Number of orders it is for. */
  orders: z.int(),
});

export const listPicks = get('/admin/orders/pick-list', {
  summary: 'The pick list for orders to dispatch: the given ones, or all that match the filter',
  query: chosen,
  output: z.extend(pageSchema(PickRow), { units: z.int(), orders: z.int() }),
});

/** The content of one parcel. */
export const PackingSlip = z.object({
  partId: id<'order part'>(),
  number: z.string(),
  orderDate: instant,
  from: z.object({ name: z.string(), legalName: z.nullable(z.string()), address: z.string() }),
  to: OrderAddress,
  paymentMethod: paymentMethod,
  /** Cash to collect at the door; null if paid, or to be paid online. */
  collect: z.nullable(rupees),
  /** An online order without payment. */
  isUnpaid: z.boolean(),
  lines: z.array(OrderLine),
  /** Gift wrap with the words that go with it, and what is done after the delivery. */
  services: z.array(z.object({ title: z.string(), quantity: z.int(), note: z.nullable(z.string()) })),
  /** Whether it is wrapped as a gift: then prices are not printed. */
  isGift: z.boolean(),
  /** The window in which it is to arrive. */
  slot: z.nullable(Slot),
  itemsAmount: rupees,
  deliveryAmount: rupees,
  totalAmount: rupees,
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  documents: z.array(Issued),
});

export const listSlips = get('/admin/orders/packing-slips', {
  summary: 'A packing slip for each shipment of the given orders, or of all orders to dispatch',
  query: chosen,
  output: pageSchema(PackingSlip),
});

export const listInvoices = get('/admin/orders/invoices', {
  summary: 'The invoices of the given order numbers, as issued',
  query: z.strictObject({ ...pageQuery, seller: orderFilter.seller, orders: orderNumbers }),
  /** `words` is what they print besides, by the language that stands beside English. */
  output: z.extend(pageSchema(TaxDocument), { words: z.record(z.string(), DocumentWords) }),
});

export type PickRow = z.output<typeof PickRow>;
export type PackingSlip = z.output<typeof PackingSlip>;
