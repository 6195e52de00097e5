import type { ReactNode } from 'react';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { methodWords, paidWords } from '#orders/orders/paying/payment-words.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { STATES } from '#people/addresses/state.ts';
import styles from './order-destination.module.css';

/** Delivery address and payment. */
export function OrderDestination({ order }: { order: OrderDetail }) {
  const { name, address, city, pincode, state, phone, notes } = order.addressInfo;
  return (
    <div className={styles.both}>
      <section>
        <h3>Shipping Info</h3>
        <address className={styles.text}>
          {name && <Line>{name}</Line>}
          <Line>{address}</Line>
          <Line>
            {city} {pincode}, {stateName(state)}
          </Line>
          <Line>{showMobile(phone)}</Line>
          {notes && <Line>Delivery instructions: {notes}</Line>}
        </address>
      </section>
      <section>
        <h3>Payment</h3>
        <p className={styles.text}>
          <Line>{methodWords(order.paymentMethod)}</Line>
          <Line>Status: {paidWords(order)}</Line>
          {order.paymentId && <Line>{order.paymentId}</Line>}
        </p>
      </section>
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}

function stateName(code: string): string {
  return (STATES as Readonly<Record<string, string>>)[code] ?? code;
}
