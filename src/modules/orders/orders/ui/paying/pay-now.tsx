import Clock from 'lucide-react/icons/clock';
import { Button } from '#design/buttons/button.tsx';
import { Price } from '#design/prices/price.tsx';
import type { OrderId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import styles from './pay-now.module.css';
import { usePayOrder } from './use-pay-order.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface PayNowProps {
  orderId: OrderId;
  amount: Paise;
  until: Date;
  /** Label of the button. */
  verb?: string;
  /** The time is up, or the order turned out to be paid or cancelled. */
  onChanged: () => void;
}

/** The payment due, with countdown and button. */
export function PayNow({ orderId, amount, until, verb = 'Pay now', onChanged }: PayNowProps) {
  const left = useTimeLeft(until, onChanged);
  const { isLeaving, pay } = usePayOrder(onChanged);
  return (
    <section className={styles.due} aria-label="Payment due">
      <Clock aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>
        <b className={styles.head}>Waiting for your payment</b>
        <span>
          We’re holding your items for{' '}
          <span role="timer" className={styles.left}>
            {left}
          </span>{' '}
          more minutes.
        </span>
      </p>
      <Button tone="primary" className={styles.pay} busy={isLeaving} onClick={() => void pay(orderId)}>
        {verb}, <Price paise={amount} format="total" />
      </Button>
    </section>
  );
}
