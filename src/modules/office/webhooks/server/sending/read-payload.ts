import * as z from 'zod/mini';
import { WEBHOOK_MESSAGES } from '#office/webhooks/payloads.schema.ts';
import { type TEST_EVENT, WEBHOOK_VERSION, type WebhookEvent } from '#office/webhooks/webhook-events.ts';
import { type OrderScope, readOrder } from '#orders/orders/server/orders.ts';
import type { ReturnId } from '#orders/returns/return/return-states.ts';
import { readReturnIn } from '#orders/returns/server/returns.ts';
import type { Ctx } from '#platform/context.ts';
import { readOwnProduct } from '#products/inventory/server/inventory.ts';
import { Problem } from '#shared/api/problem.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import type { WebhookEventRow } from './events.queries.ts';

/**
 * What is sent for an event, as JSON: made by the presenters of the API, for a seller of what is his own, and written by its
 * schema, so nothing else is in it. Undefined if its object is gone, or none of the seller's.
 */
export async function readPayload(ctx: Ctx, event: WebhookEventRow, scope: OrderScope): Promise<string | undefined> {
  try {
    const data = await readData(ctx, event, scope);
    return data && payloadOf(event.type, event.at, data);
  } catch (error) {
    if (error instanceof Problem && error.kind === 'missing') return undefined;
    throw error;
  }
}

/** The whole message. The data are in wire units; the schema leaves out what it does not name. */
export function payloadOf(type: WebhookEvent | typeof TEST_EVENT, at: Date, data: object): string {
  const schema = WEBHOOK_MESSAGES[type];
  if (!schema) throw new Error(`no schema for ${type}`);
  const message = { type, version: WEBHOOK_VERSION, timestamp: at.toISOString(), data };
  return JSON.stringify(z.encode(schema, z.decode(schema, message)));
}

async function readData(ctx: Ctx, event: WebhookEventRow, scope: OrderScope): Promise<object | undefined> {
  if (event.product_id !== null) return readProduct(ctx, event, event.product_id);
  return event.order_id === null ? undefined : readOfOrder(ctx, event, event.order_id, scope);
}

async function readProduct(ctx: Ctx, { type, facts }: WebhookEventRow, id: ProductId): Promise<object | undefined> {
  return type === 'product.deleted' ? (facts ?? undefined) : readOwnProduct(ctx, id);
}

async function readOfOrder(
  ctx: Ctx,
  event: WebhookEventRow,
  orderId: OrderId,
  scope: OrderScope,
): Promise<object | undefined> {
  const { subject_id: subject } = event;
  const [about] = event.type.split('.');
  if (about === 'return') return readReturnIn(ctx, subject as ReturnId, scope);
  const order = await readOrder(ctx, orderId, scope);
  const ofOrder = { orderId: order._id, orderNumber: order.number };
  switch (about) {
    case 'order':
      return { ...order, partId: subject };
    case 'refund': {
      const refund = order.refunds.find(({ refundId }) => refundId === subject);
      return refund && { ...refund, ...ofOrder };
    }
    default: {
      const part = order.parts.find(({ documents }) => documents.some(({ _id }) => _id === subject));
      const document = part?.documents.find(({ _id }) => _id === subject);
      return part && document && { ...document, ...ofOrder, partId: part.partId };
    }
  }
}
