import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Price } from '#design/price.tsx';
import { Timeline } from '#design/timeline.tsx';
import { addressLine } from '#features/addresses/address-line.ts';
import { showMobile } from '#features/addresses/mobile.ts';
import type { OrderDetail } from '#features/orders/order.schema.ts';
import { orderSteps } from '#features/orders/order-timeline.ts';
import { methodWords, paymentStateWords } from '#features/orders/payment-words.ts';
import { dayAndHourText, dayText } from '#shared/dates.ts';
import { OrderStatusMark } from './order-status-mark.tsx';
import { OrderTotals } from './order-totals.tsx';
import styles from './own-order-details.module.css';
import { OwnOrderPart } from './own-order-part.tsx';

/** An order's facts, goods by seller, destination and way. */
export function OwnOrderDetails({ order }: { order: OrderDetail }) {
  const { addressInfo: to, parts } = order;
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <Fact name="Order ID" value={<span className={styles.id}>{order._id}</span>} />
        <Fact name="Order Date" value={dayText(order.orderDate)} />
        <Fact name="Order Status" value={<OrderStatusMark status={order.orderStatus} />} />
        <Fact name="Payment Method" value={methodWords(order.paymentMethod)} />
        <Fact
          name="Payment Status"
          value={<span className={styles.first}>{paymentStateWords(order.paymentStatus)}</span>}
        />
        <Fact name="Order Price" value={<Price paise={order.totalAmount} format="total" />} />
      </dl>
      <div className={styles.columns}>
        <section>
          <h3 className={styles.heading}>Items</h3>
          {parts.map(part => (
            <OwnOrderPart key={part.partId} part={part} isOnly={parts.length === 1} />
          ))}
          <div className={styles.totals}>
            <OrderTotals parts={parts} total={order.totalAmount} />
          </div>
        </section>
        <div className={styles.side}>
          <section>
            <h3 className={styles.heading}>Shipping Info</h3>
            <address className={styles.address}>
              {to.name && <b>{to.name}</b>}
              <span>{addressLine(to)}</span>
              <span>{showMobile(to.phone)}</span>
              {to.notes && <span className={styles.notes}>{to.notes}</span>}
            </address>
          </section>
          <section>
            <h3 className={styles.heading}>Timeline</h3>
            <Timeline
              steps={orderSteps(order).map(({ key, title, at, note, state }) => ({
                key,
                title,
                state,
                when: at && <time dateTime={at.toISOString()}>{dayAndHourText(at)}</time>,
                children: note,
              }))}
            />
          </section>
        </div>
      </div>
      <p className={styles.help}>
        Something is not right? <Link to="/contact-us">Contact us</Link> and name the order's number.
      </p>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
