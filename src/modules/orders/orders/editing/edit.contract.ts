import * as z from 'zod/mini';
import { MAX_QUANTITY } from '#orders/cart/refusals.ts';
import { OrderDetail } from '#orders/orders/order.schema.ts';
import { ORDER_STATUS_WORDS, type OrderStatus } from '#orders/orders/order-status.ts';
import { AddressFields } from '#people/addresses/contract.ts';
import { post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { id, instant, line } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

/** In characters. */
export const MAX_EDIT_REASON = 200;
const MAX_LINES = 100;

/** `data` is the order as it is now. */
export const orderHasChanged = problem('orders.changed', 'conflict', (status: OrderStatus) =>
  t('orders.orders.refusal.editStale', { status: ORDER_STATUS_WORDS[status] }),
);
export const tooLateToEdit = problem('orders.too_late_to_edit', 'conflict', () =>
  t('orders.orders.refusal.editTooLate'),
);
/** Sellers may correct an address and lower quantities. */
export const editNotYours = problem('orders.edit_not_yours', 'conflict', () => t('orders.orders.refusal.editNotYours'));
export const editUnpaid = problem('orders.edit_unpaid', 'conflict', () => t('orders.orders.refusal.editUnpaid'));
/** For an order that is paid online, when the buyer has no way to pay the difference. */
export const editCostsMore = problem('orders.edit_costs_more', 'conflict', () =>
  t('orders.orders.refusal.editCostsMore'),
);
/** A service is bought for a number of units, and perhaps done already. */
export const editHasService = problem('orders.edit_has_service', 'conflict', (title: string) =>
  t('orders.orders.refusal.editHasService', { title }),
);
export const editServiceElsewhere = problem('orders.edit_service_elsewhere', 'conflict', (title: string) =>
  t('orders.orders.refusal.editServiceElsewhere', { title }),
);
/** The days of a window depend on how far it is. */
export const editWindowElsewhere = problem('orders.edit_window_elsewhere', 'conflict', () =>
  t('orders.orders.refusal.editWindowElsewhere'),
);
export const editLeavesNothing = problem('orders.edit_leaves_nothing', 'conflict', () =>
  t('orders.orders.refusal.editLeavesNothing'),
);
export const editOtherPrice = problem('orders.edit_other_price', 'conflict', (title: string) =>
  t('orders.orders.refusal.editOtherPrice', { title }),
);
/** Units of a deal are counted for each person, which an edit does not do. */
export const editOnDeal = problem('orders.edit_on_deal', 'conflict', (title: string) =>
  t('orders.orders.refusal.editOnDeal', { title }),
);
/** Also for a product that is in the seller order already. */
export const editNotSwappable = problem('orders.edit_not_swappable', 'conflict', () =>
  t('orders.orders.refusal.editNotSwappable'),
);
/** `data` is the order as it is now. */
export const editIsOver = problem('orders.edit_over', 'conflict', () => t('orders.orders.refusal.editOver'));
export const nothingEdited = problem('orders.nothing_edited', 'invalid', () =>
  t('orders.orders.refusal.nothingEdited'),
);

export const editOrder = put('/admin/orders/edit/:orderId', {
  summary:
    'Edits an order before it ships: the delivery address of all of it, or quantities and products of one seller order. What it costs less is refunded or not collected; what it costs more is collected in cash, or, if the order is paid, the edit waits until the buyer has paid it. Sellers may correct the address and lower quantities',
  params: z.strictObject({ orderId: id<'order'>() }),
  body: z.strictObject({
    /** The order’s `orderUpdateDate` on the screen; if something has changed since, nothing is edited. */
    seen: instant,
    /** Visible to the buyer. */
    why: line(MAX_EDIT_REASON),
    address: z.optional(AddressFields),
    lines: z.optional(
      z.strictObject({
        partId: id<'order part'>(),
        edits: z
          .array(
            z.strictObject({
              productId: id<'product'>(),
              /** 0 takes the line out. */
              quantity: z.int().check(z.gte(0), z.lte(MAX_QUANTITY)),
              /** Another product of the same seller, in its place. */
              swapFor: z.optional(id<'product'>()),
            }),
          )
          .check(z.minLength(1), z.maxLength(MAX_LINES)),
      }),
    ),
  }),
  output: z.object({ success: z.literal(true), message: z.string(), data: OrderDetail }),
});

const ofEdit = {
  params: z.strictObject({ editId: id<'proposed edit'>() }),
  body: z.strictObject({}),
  output: z.object({ success: z.literal(true), message: z.string(), data: OrderDetail }),
};

export const declineEdit = post('/shop/order/decline-edit/:editId', {
  summary: 'Declines an edit that costs more and waits for its payment; the order stays as it is',
  ...ofEdit,
});

export const withdrawEdit = post('/admin/orders/withdraw-edit/:editId', {
  summary: 'Withdraws an edit that costs more and waits for the buyer’s payment; the order stays as it is',
  ...ofEdit,
});
