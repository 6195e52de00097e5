import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { OrderDestination } from '#orders/orders/ui/order/order-destination.tsx';
import { OrderEvents } from '#orders/orders/ui/order/order-events.tsx';
import { OrderPartSection } from '#orders/orders/ui/order/order-part-section.tsx';
import { OrderStatusForm } from '#orders/orders/ui/order/order-status-form.tsx';
import { OrderTotals } from '#orders/orders/ui/order/order-totals.tsx';
import styles from './order-desk.module.css';

type OrderDeskProps = { order: OrderDetail; isAdministrator: boolean; onChanged: () => void };

/** Details of an order in the back-office: items on the left, status and timeline on the right. */
export function OrderDesk({ order, isAdministrator, onChanged }: OrderDeskProps) {
  return (
    <div className={styles.desk}>
      <div className={styles.order}>
        {order.parts.map((part, index) => (
          <OrderPartSection
            key={part.partId}
            orderId={order._id}
            part={part}
            number={index + 1}
            of={order.parts.length}
            onChanged={onChanged}
          />
        ))}
        <OrderTotals parts={order.parts} total={order.totalAmount} />
        <OrderDestination order={order} />
      </div>
      <div className={styles.side}>
        <section className={styles.block} aria-labelledby="update-status">
          <h3 id="update-status">Update status</h3>
          <OrderStatusForm order={order} isAdministrator={isAdministrator} onChanged={onChanged} />
        </section>
        <section className={styles.block} aria-labelledby="order-timeline">
          <h3 id="order-timeline">Timeline</h3>
          <OrderEvents order={order} />
        </section>
      </div>
    </div>
  );
}
