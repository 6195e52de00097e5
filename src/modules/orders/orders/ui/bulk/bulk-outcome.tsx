import { Fragment, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { outcomeText, refusedByReason } from '#orders/orders/moves/order-outcomes.ts';
import type { OrderOutcome } from '#orders/orders/order.schema.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import { t } from '#shared/language/t.ts';
import styles from './bulk-move-dialog.module.css';

type BulkOutcomeProps = { outcomes: readonly OrderOutcome[]; status: ChoosableStatus; onClose: () => void };

/** Refused orders, grouped by reason. */
export function BulkOutcome({ outcomes, status, onClose }: BulkOutcomeProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p ref={said} tabIndex={-1}>
        {t('orders.orders.bulk.outcome', { outcome: outcomeText(outcomes, status) })}
      </p>
      <dl className={styles.parcels}>
        {[...refusedByReason(outcomes)].map(([reason, those]) => (
          <div key={reason}>
            <dt>{reason}</dt>
            <dd className={styles.quiet}>
              {those.map((outcome, at) => (
                <Fragment key={outcome.orderId}>
                  {at > 0 && ', '}
                  <Refused {...outcome} onOpen={onClose} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>{t('orders.orders.close')}</Button>
    </div>
  );
}

/** Links to the order, where the problem can be fixed. */
function Refused({ orderId, number, onOpen }: OrderOutcome & { onOpen: () => void }) {
  if (number === null) return t('orders.orders.bulk.unknown');
  return (
    <Link to={ordersAddress.href({ order: orderId, find: number })} onClick={onOpen}>
      {number}
    </Link>
  );
}
