import { Timeline } from '#design/data/timeline.tsx';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './next-steps.module.css';

/** What happens after payment. */
export function NextSteps({ order, email }: { order: OrderDetail; email: string | undefined }) {
  const sellers = [...new Set(order.parts.map(part => part.sellerName))];
  const packers = sellers.length === 1 ? `${sellers[0]} packs your order` : `${sellers.length} sellers pack your items`;
  const to = order.addressInfo;
  return (
    <section className={styles.next}>
      <h2 className={styles.title}>What happens next</h2>
      <Timeline
        steps={[
          {
            key: 'paid',
            title: 'Paid',
            state: 'now',
            when: dayAndHourText(order.orderUpdateDate),
            children: email && <p>Your receipt is on its way to {email}.</p>,
          },
          { key: 'packed', title: packers, state: 'ahead', children: <p>You can cancel until it ships.</p> },
          {
            key: 'sent',
            title: `Shipped to ${to.city} ${to.pincode}`,
            state: 'ahead',
            children: <p>We’ll mail you the courier and tracking number.</p>,
          },
        ]}
      />
    </section>
  );
}
