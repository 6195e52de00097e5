import { Dialog } from '#design/overlays/dialog.tsx';
import { getOrder, orderIsMissing } from '#orders/orders/contract.ts';
import { OrderDesk, OrderDeskWaiting } from '#orders/orders/ui/desk/order-desk.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { type OrderId, UUID } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './order-dialog.module.css';
import { OrderStatusMark } from './order-status-mark.tsx';

type OrderDialogProps = {
  /** From the address; the dialog is open while it is set. */
  id: string | undefined;
  isAdministrator: boolean;
  onClose: () => void;
  onChanged: () => void;
};

/** Details of an order over the list. */
export function OrderDialog({ id, isAdministrator, onClose, onChanged }: OrderDialogProps) {
  const isOrderId = id !== undefined && UUID.test(id);
  const asked = useAnswer(getOrder, isOrderId ? { orderId: id as OrderId } : null);
  const order = asked.isFresh ? asked.answer?.data : undefined;
  const reload = () => {
    asked.askAgain();
    onChanged();
  };
  const title = order ? (
    <span className={styles.title}>
      {order.number}
      <OrderStatusMark status={order.orderStatus} className={styles.mark} />
      <time className={styles.date} dateTime={order.orderDate.toISOString()}>
        {dayAndHourText(order.orderDate)}
      </time>
    </span>
  ) : (
    t('orders.orders.order')
  );
  return (
    <Dialog open={id !== undefined} onClose={onClose} title={title} size="lg">
      {order ? (
        <OrderDesk order={order} isAdministrator={isAdministrator} onChanged={reload} />
      ) : (
        <OrderDeskWaiting asked={isOrderId ? asked : { ...asked, problem: orderIsMissing() }} />
      )}
    </Dialog>
  );
}
