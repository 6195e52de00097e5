import { type RawBuilder, sql } from 'kysely';
import { findProposed } from '#orders/orders/server/editing/proposed-edits.queries.ts';
import { placedLetters, soldLetters } from '#orders/orders/server/letters/new-order-letters.ts';
import {
  editProposed,
  orderEdited,
  orderMoved,
  saleCancelled,
  saleEdited,
  saleMoved,
} from '#orders/orders/server/letters/order-letters.ts';
import {
  linkToPay,
  orderExpired,
  orderPaid,
  paymentFailed,
  refunded,
} from '#orders/orders/server/letters/payment-letters.ts';
import { makePayLink } from '#orders/orders/server/placing/pay-links.ts';
import type { WholeOrder } from '#orders/orders/server/reading/orders.present.ts';
import { listParts, type OrderEventRow, type PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import { findWholeOrder } from '#orders/orders/server/reading/read-order.ts';
import { findUserToNotify, wantsTexts } from '#people/accounts/server/accounts.ts';
import { sellerOrShop } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import type { Letter } from '#platform/notify/letter.ts';
import type { OrderId, PartId, ProposedEditId, RefundId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';

interface OfPart {
  readonly orderId: OrderId;
  readonly partId: PartId;
}

declare module '#platform/context.ts' {
  interface Events {
    'orders.placed': { readonly orderId: OrderId };
    'orders.moved': { readonly orderId: OrderId; readonly events: readonly number[] };
    /** `tryId` is the id of the failed payment. */
    'orders.payment-failed': { readonly orderId: OrderId; readonly tryId: string };
    /** The link is made when it is mailed, so that only the mail has it. */
    'orders.pay-link': { readonly orderId: OrderId };
    /** The link to pay its difference is made when it is mailed. */
    'orders.edit-proposed': { readonly orderId: OrderId; readonly editId: ProposedEditId };
    'orders.refunded': { readonly orderId: OrderId; readonly refundId: RefundId };
    'orders.sold': OfPart;
    'orders.sale-cancelled': OfPart;
    'orders.sale-moved': OfPart & { readonly event: number };
  }
  interface JobPayloads {
    'orders.mail-placed': { readonly orderId: OrderId };
  }
}

/** Notifications about orders to shoppers, and about their parts to sellers. */
export const orderEvents: EventsOf<'orders'> = {
  'orders.placed': {
    label: () => t('office.jobs.event.ordersPlaced'),
    for: 'shopper',
    inSets: placedLetters,
    isRequested: (tx, { orderId }) => doesBuyerWantTexts(tx.db, orderId),
  },
  'orders.moved': {
    label: () => t('office.jobs.event.ordersMoved'),
    for: 'shopper',
    isRequested: (tx, { orderId }) => doesBuyerWantTexts(tx.db, orderId),
    // One mail for all events of a change.
    letters: (ctx, { orderId, events }) =>
      toBuyer(ctx, orderId, (to, whole) => {
        const moved = whole.events.filter(event => events.includes(event.id));
        return moved.length > 0 ? letterOfMove(whole, moved)(to, whole, moved) : undefined;
      }),
  },
  'orders.payment-failed': {
    label: () => t('office.jobs.event.ordersPaymentFailed'),
    for: 'shopper',
    isRequested: (tx, { orderId }) => doesBuyerWantTexts(tx.db, orderId),
    // Only while the order can still be paid.
    letters: (ctx, { orderId, tryId }) =>
      toBuyer(ctx, orderId, (to, whole) =>
        whole.payUntil && whole.payUntil > ctx.now() ? paymentFailed(to, whole, tryId) : undefined,
      ),
  },
  'orders.pay-link': {
    label: () => t('office.jobs.event.ordersPayLink'),
    for: 'shopper',
    only: 'mail',
    // Only while the order can still be paid.
    letters: async (ctx, { orderId }) => {
      const token = await makePayLink(ctx.primary, orderId);
      return toBuyer(ctx, orderId, (to, whole) =>
        whole.payUntil && whole.payUntil > ctx.now() ? linkToPay(to, whole, token) : undefined,
      );
    },
  },
  'orders.edit-proposed': {
    label: () => t('office.jobs.event.ordersEditProposed'),
    for: 'shopper',
    only: 'mail',
    // Only while it can still be paid.
    letters: async (ctx, { orderId, editId }) => {
      const edit = await findProposed(ctx.db, editId);
      if (edit?.state !== 'open' || edit.held_until <= ctx.now()) return undefined;
      const token = await makePayLink(ctx.primary, orderId, editId);
      return toBuyer(ctx, orderId, (to, whole) => editProposed(to, whole, { edit, token }));
    },
  },
  'orders.refunded': {
    label: () => t('office.jobs.event.ordersRefunded'),
    for: 'shopper',
    isRequested: (tx, { orderId }) => doesBuyerWantTexts(tx.db, orderId),
    letters: (ctx, { orderId, refundId }) =>
      toBuyer(ctx, orderId, (to, whole) => {
        const refund = whole.refunds.find(({ id }) => id === refundId);
        return refund?.state === 'settled' ? refunded(to, whole, refund) : undefined;
      }),
  },
  'orders.sold': {
    label: () => t('office.jobs.event.ordersSold'),
    for: 'seller',
    inSets: soldLetters,
  },
  'orders.sale-cancelled': {
    label: () => t('office.jobs.event.ordersSaleCancelled'),
    for: 'seller',
    letters: (ctx, of, shop) => toSeller(ctx, of, shop, saleCancelled),
  },
  'orders.sale-moved': {
    label: () => t('office.jobs.event.ordersSaleMoved'),
    for: 'seller',
    letters: (ctx, of, shop) =>
      toSeller(ctx, of, shop, (to, whole, part) => {
        const events = whole.events.filter(({ id }) => id === of.event);
        const letter = events[0]?.kind === 'edited' ? saleEdited : saleMoved;
        return letter(shop, to, { ...whole, events }, part);
      }),
  },
};

/** Notifications of a cash order that was placed before orders asked for their own (decision 107). */
export function mailPlaced(): JobHandler<'orders.mail-placed'> {
  return (ctx, { orderId }) =>
    ctx.tx(async tx => {
      const parts = await listParts(tx.db, orderId);
      if (parts.length === 0) return;
      await tx.notify('orders.placed', { orderId });
      for (const { id: partId } of parts) await tx.notify('orders.sold', { orderId, partId });
    });
}

function letterOfMove({ parts }: WholeOrder, [event]: readonly OrderEventRow[]): typeof orderMoved {
  if (event?.kind === 'edited') return orderEdited;
  if (event?.status === 'confirmed') return orderPaid;
  const isUnpaid = parts.find(({ id }) => id === event?.part_id)?.payment_status === 'failed';
  return event?.status === 'cancelled' && event.actor_id === null && isUnpaid ? orderExpired : orderMoved;
}

/** Asked before a text message is made ready, so that nothing is for those who want none. */
export function doesBuyerWantTexts(db: Database, orderId: OrderId | RawBuilder<unknown>): Promise<boolean> {
  return wantsTexts(db, sql`(select user_id from orders where id = ${orderId})`);
}

/** Undefined if the order or the shopper's account is gone. */
async function toBuyer(
  ctx: Ctx,
  orderId: OrderId,
  write: (to: Recipient, whole: WholeOrder) => Letter | undefined,
): Promise<Letter | undefined> {
  const whole = await findWholeOrder(ctx, orderId, { kind: 'all' });
  const to = whole?.order.user_id && (await findUserToNotify(ctx.db, whole.order.user_id));
  return whole && to ? write(to, whole) : undefined;
}

/** Goes to the shop if the seller has no user to notify. */
async function toSeller(
  ctx: Ctx,
  { orderId, partId }: OfPart,
  shop: ShopIdentity,
  write: (to: Recipient, whole: WholeOrder, part: PartRow) => Letter,
): Promise<Letter | undefined> {
  const whole = await findWholeOrder(ctx, orderId, { kind: 'all' });
  const part = whole?.parts.find(({ id }) => id === partId);
  return whole && part && write(await sellerOrShop(ctx.db, part.seller_id, shop), whole, part);
}
