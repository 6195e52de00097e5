import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Dialog } from '#design/overlays/dialog.tsx';
import { ownAddress } from '#shared/language/own-address.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './order-placed-dialog.module.css';
import type { PlacedOrder } from './use-place-order.ts';

export interface OrderPlacedDialogProps {
  placed: PlacedOrder | undefined;
  email: string;
  /** The delivery window. */
  arrival: string | undefined;
}

/** Confirms the order. Both ways on reload the shop. */
export function OrderPlacedDialog({ placed, email, arrival }: OrderPlacedDialogProps) {
  const close = () => location.assign(ownAddress(paths.home));
  return (
    <Dialog
      open={placed !== undefined}
      onClose={close}
      title={t('orders.orders.checkout.placed.title')}
      size="sm"
      footer={
        <>
          <a href={ownAddress(paths.account)} className={buttonClass()}>
            {t('orders.orders.seeOrders')}
          </a>
          <Button tone="primary" data-autofocus onClick={close}>
            {t('orders.orders.continue')}
          </Button>
        </>
      }
    >
      <Spark />
      <dl className={styles.facts}>
        <div>
          <dt>{t('orders.orders.checkout.placed.number')}</dt>
          <dd className={styles.number}>{placed?.number}</dd>
        </div>
        <div>
          <dt>{t('orders.orders.checkout.placed.id')}</dt>
          <dd className={styles.id}>{placed?.orderId}</dd>
        </div>
        {arrival && (
          <div>
            <dt>{t('orders.orders.checkout.placed.arrives')}</dt>
            <dd className={styles.day}>{arrival}</dd>
          </div>
        )}
      </dl>
      <p className={styles.mail}>{t('orders.orders.receipt', { email })}</p>
    </Dialog>
  );
}

/** Animation: current runs along the wire, reaches the tick and sparks. */
function Spark() {
  return (
    <svg className={styles.spark} viewBox="0 0 400 120" aria-hidden="true">
      <path d="M0 60H158" pathLength={1} className={styles.current} />
      <path d="M242 60H400" pathLength={1} className={styles.current} />
      {Array.from({ length: 12 }, (_, ray) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the rays are identical and never reordered
          key={ray}
          d="M0 -46V-57"
          transform={`translate(200 60) rotate(${ray * 30})`}
          pathLength={1}
          className={styles.ray}
        />
      ))}
      <circle cx="200" cy="60" r="37" className={styles.disc} />
      <path d="m184 61 11 11 21-23" pathLength={1} className={styles.tick} />
    </svg>
  );
}
