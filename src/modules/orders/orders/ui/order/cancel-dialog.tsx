import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import type { OrderDetail, OrderPart } from '#orders/orders/order.schema.ts';
import { isOnTheWay, mayBeCancelled } from '#orders/orders/order-status.ts';
import { REFUND_DAYS } from '#orders/orders/refund-words.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { exactRupees, sum } from '#shared/money/money.ts';
import styles from './cancel-dialog.module.css';
import { RefundLines } from './refund-lines.tsx';

export interface CancelDialogProps {
  order: OrderDetail;
  /** The parts to cancel; empty while the dialog is closed. */
  parts: readonly OrderPart[];
  onClose: () => void;
  /** Receives the updated order. */
  onCancelled: (order: OrderDetail) => void;
  /** It can no longer be cancelled. */
  onRefused: () => void;
}

/** Confirms a cancellation, then shows the refunds. */
export function CancelDialog({ order, parts: asked, onClose, onCancelled, onRefused }: CancelDialogProps) {
  // Keeps the content during the closing animation.
  const [parts, setParts] = useState(asked);
  if (asked.length > 0 && asked !== parts) setParts(asked);
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<OrderDetail>();
  const refused = () => {
    onClose();
    onRefused();
  };
  const { act, isActing } = useAct({ onStale: refused });
  const isAll = parts.length === order.parts.filter(part => mayBeCancelled(part.orderStatus)).length;
  const isWhole = isAll && !order.parts.some(part => isOnTheWay(part.orderStatus));
  const name = isWhole ? `order ${order.number}` : `part of order ${order.number}`;
  const close = () => {
    if (done) onCancelled(done);
    setDone(undefined);
    setReason('');
    onClose();
  };
  const submit = async () => {
    const partId = isAll ? undefined : parts[0]?.partId;
    const request = { orderId: order._id, ...(partId && { partId }), ...(reason && { reason }) };
    const cancelled = await act(() => call(cancelOrder, request), { told: () => null });
    if (cancelled) setDone(cancelled.data);
  };
  const refunds = done?.refunds.filter(({ partId }) => parts.some(part => part.partId === partId)) ?? [];
  return (
    <Dialog
      open={asked.length > 0}
      onClose={close}
      title={done ? 'Cancelled' : `Cancel ${name}?`}
      size="sm"
      asks={!done}
      footer={
        done ? (
          <Button tone="primary" data-autofocus onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <Button data-autofocus onClick={close}>
              Keep order
            </Button>
            <Button tone="danger" busy={isActing} busyLabel="Cancelling…" onClick={() => void submit()}>
              {isWhole ? 'Cancel order' : 'Cancel these items'}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <div className={styles.text} role="status">
          <p>{`${isWhole ? 'Your order' : 'Part of your order'} ${order.number} is cancelled.`}</p>
          {refunds.length > 0 ? (
            <RefundLines refunds={refunds} />
          ) : (
            <p>You haven’t paid for it, so there is nothing to refund.</p>
          )}
        </div>
      ) : (
        <div className={styles.text}>
          <ul className={styles.goods}>
            {parts.flatMap(part =>
              part.lines.map(line => (
                <li key={`${part.partId} ${line.productId}`}>
                  {line.quantity} × {line.title}
                </li>
              )),
            )}
          </ul>
          <p>{cancelWords(order, parts)}</p>
          <Select
            label="Reason (optional)"
            value={reason}
            placeholder="Select a reason"
            onChange={event => setReason(event.currentTarget.value)}
            choices={CANCEL_REASONS.map(text => ({ value: text, label: text }))}
            hint="The seller will see this too."
          />
        </div>
      )}
    </Dialog>
  );
}

const CANCEL_REASONS = [
  'I ordered it by mistake',
  'I found a better price',
  'It takes too long to arrive',
  'I need to change the address or payment method',
  'I don’t need it anymore',
] as const;

/** The consequences of cancelling parts of an order. */
function cancelWords(order: OrderDetail, parts: readonly OrderPart[]): string {
  const others = order.parts.filter(part => isOnTheWay(part.orderStatus));
  const still = others.length > 0 && parts.length > 1 ? ' Items already shipped will still be delivered.' : '';
  return `${moneyWords(order, parts)}${still}`;
}

function moneyWords({ paymentMethod }: OrderDetail, parts: readonly OrderPart[]): string {
  const paid = parts.filter(({ paymentStatus }) => paymentStatus === 'paid');
  if (paid.length > 0) {
    const amount = exactRupees(sum(paid.map(part => part.totalAmount)));
    return `We’ll refund ${amount} to your original payment method within ${REFUND_DAYS} days.`;
  }
  if (paymentMethod === 'COD') return 'You haven’t paid anything yet, so there is nothing to refund.';
  return 'You haven’t paid for it yet. If a payment still comes through, we’ll refund it automatically.';
}
