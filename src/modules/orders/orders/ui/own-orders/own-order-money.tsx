import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { RefundLines } from '#orders/orders/ui/order/refund-lines.tsx';
import { PayNow } from '#orders/orders/ui/paying/pay-now.tsx';
import { sum } from '#shared/money/money.ts';

/** Payment of the whole order: the amount due, and refunds of payments that were not needed. */
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
