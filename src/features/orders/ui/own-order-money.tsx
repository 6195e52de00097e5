import type { OrderDetail } from '#features/orders/order.schema.ts';
import { sum } from '#shared/money.ts';
import { PayNow } from './pay-now.tsx';
import { RefundLines } from './refund-lines.tsx';

/** What of an order's money concerns the whole of it: that it is to be paid, and what came for it and was not wanted. */
export function OwnOrderMoney({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const due = order.parts.filter(
    ({ orderStatus, paymentStatus }) => paymentStatus === 'pending' && orderStatus === 'pending',
  );
  return (
    <>
      {order.payUntil && due.length > 0 && (
        <PayNow
          orderId={order._id}
          amount={sum(due.map(part => part.totalAmount))}
          until={order.payUntil}
          onChanged={onChanged}
        />
      )}
      <RefundLines refunds={order.refunds.filter(({ partId }) => partId === null)} />
    </>
  );
}
