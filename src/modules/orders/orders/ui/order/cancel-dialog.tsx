import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { CANCEL_REASONS } from '#orders/orders/moves/stored-notes.ts';
import type { OrderDetail, OrderPart } from '#orders/orders/order.schema.ts';
import { isOnTheWay, mayBeCancelled } from '#orders/orders/order-status.ts';
import { REFUND_DAYS } from '#orders/orders/refund-words.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
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
      title={done ? t('orders.orders.cancelling.done') : titleOf(order, isWhole)}
      size="sm"
      asks={!done}
      footer={
        done ? (
          <Button tone="primary" data-autofocus onClick={close}>
            {t('orders.orders.done')}
          </Button>
        ) : (
          <>
            <Button data-autofocus onClick={close}>
              {t('orders.orders.cancelling.keep')}
            </Button>
            <Button
              tone="danger"
              busy={isActing}
              busyLabel={t('orders.orders.cancelling.busy')}
              onClick={() => void submit()}
            >
              {isWhole ? t('orders.orders.own.cancel') : t('orders.orders.own.cancelItems')}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <div className={styles.text} role="status">
          <p>{cancelledWords(order, isWhole)}</p>
          {refunds.length > 0 ? <RefundLines refunds={refunds} /> : <p>{t('orders.orders.mail.nothingPaid')}</p>}
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
            label={t('orders.orders.cancelling.reason')}
            value={reason}
            placeholder={t('orders.orders.cancelling.choose')}
            onChange={event => setReason(event.currentTarget.value)}
            choices={Object.entries(CANCEL_REASONS).map(([value, label]) => ({ value, label }))}
            hint={t('orders.orders.cancelling.hint')}
          />
        </div>
      )}
    </Dialog>
  );
}

function titleOf({ number }: OrderDetail, isWhole: boolean): string {
  return isWhole
    ? t('orders.orders.cancelling.title', { number })
    : t('orders.orders.cancelling.titlePart', { number });
}

function cancelledWords({ number }: OrderDetail, isWhole: boolean): string {
  return isWhole ? t('orders.orders.told.cancelled', { number }) : t('orders.orders.told.cancelledPart', { number });
}

/** The consequences of cancelling parts of an order. */
function cancelWords(order: OrderDetail, parts: readonly OrderPart[]): string {
  const others = order.parts.filter(part => isOnTheWay(part.orderStatus));
  const sentences = [moneyWords(order, parts)];
  if (others.length > 0 && parts.length > 1) sentences.push(t('orders.orders.cancelling.shipped'));
  return sentences.join(' ');
}

function moneyWords({ paymentMethod }: OrderDetail, parts: readonly OrderPart[]): string {
  const paid = parts.filter(({ paymentStatus }) => paymentStatus === 'paid');
  if (paid.length > 0) {
    const amount = exactRupees(sum(paid.map(part => part.totalAmount)));
    return t('orders.orders.cancelling.refund', { amount, days: REFUND_DAYS });
  }
  if (paymentMethod === 'COD') return t('orders.orders.cancelling.nothing');
  return t('orders.orders.cancelling.unpaid');
}
