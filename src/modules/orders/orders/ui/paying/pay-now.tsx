import Clock from 'lucide-react/icons/clock';
import { Button } from '#design/buttons/button.tsx';
import { Price } from '#design/prices/price.tsx';
import { isCountedDown } from '#orders/orders/paying/time-left.ts';
import type { OrderId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import type { Paise } from '#shared/money/money.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { AwaitedPayment } from './awaited-payment.tsx';
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
export function PayNow({ orderId, amount, until, verb = t('orders.orders.pay.now'), onChanged }: PayNowProps) {
  const left = useTimeLeft(until, onChanged);
  const { isLeaving, pay } = usePayOrder(onChanged);
  return (
    <AwaitedPayment label={t('orders.orders.pay.due')} icon={<Clock aria-hidden="true" />} className={styles.due}>
      <p className={styles.text}>
        <b className={styles.head}>{t('orders.orders.payment.waiting')}</b>
        <span>
          {isCountedDown(until, new Date())
            ? rich('orders.orders.pay.hold', {
                left,
                time: words => (
                  <span role="timer" className={styles.left}>
                    {words}
                  </span>
                ),
              })
            : t('orders.orders.pay.holdUntil', { time: dayAndHourText(until) })}
        </span>
      </p>
      <Button tone="primary" className={styles.pay} busy={isLeaving} onClick={() => void pay({ orderId })}>
        {rich('orders.orders.pay.button', { verb, amount: <Price paise={amount} format="total" /> })}
      </Button>
    </AwaitedPayment>
  );
}
