import type { ReactNode } from 'react';
import { Price } from '#design/prices/price.tsx';
import type { OrderPart } from '#orders/orders/order.schema.ts';
import { isLive, type OrderStatus } from '#orders/orders/order-status.ts';
import { type Slot, shortDay, slotText } from '#orders/sold-services/period.ts';
import { t } from '#shared/language/t.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import styles from './arranged.module.css';

type Service = OrderPart['services'][number];

interface ServiceLinesProps {
  services: OrderPart['services'];
  /** What can be done about a service. */
  acts: (service: Service) => ReactNode;
}

/** Services of a seller order: what they cover, when they are due, and whether they are done. */
export function ServiceLines({ services, acts }: ServiceLinesProps) {
  return services.map(service => (
    <div key={service.lineId} className={styles.service}>
      <b>
        {service.quantity > 1
          ? t('orders.services.order.several', { quantity: service.quantity, title: service.title })
          : service.title}
      </b>
      <span className={styles.price}>
        {service.total === 0 ? t('orders.services.choose.free') : <Price paise={service.total} format="total" />}
      </span>
      {service.covers !== '' && <span>{service.covers}</span>}
      {service.note !== null && <q className={styles.note}>{service.note}</q>}
      <Standing service={service} />
      {acts(service)}
    </div>
  ));
}

/** The window, as what is to come or what was agreed. */
export function arrivalWords(slot: Slot, status: OrderStatus): string {
  const window = slotText(slot);
  return isLive(status) && status !== 'delivered'
    ? t('orders.services.order.arrives', { window })
    : t('orders.services.order.agreed', { window });
}

/** Due, and not done in time. */
function isOverdue({ dueOn }: Pick<Service, 'dueOn'>): boolean {
  return dueOn !== null && dueOn < dayIn(new Date());
}

function Standing({ service: { isDone, isCalledOff, isAskedBack, scheduled, dueOn } }: { service: Service }) {
  if (isDone) return <span>{t('orders.services.order.done')}</span>;
  if (isCalledOff) return <span>{t('orders.services.order.refunded')}</span>;
  const isLate = isOverdue({ dueOn });
  return (
    <>
      {scheduled && <span>{t('orders.services.order.scheduled', { window: slotText(scheduled) })}</span>}
      {dueOn !== null && (
        <span className={isLate ? styles.late : undefined}>
          {isLate
            ? t('orders.services.order.overdue', { day: shortDay(dueOn) })
            : t('orders.services.order.due', { day: shortDay(dueOn) })}
        </span>
      )}
      {isAskedBack && <span>{t('orders.services.order.refundAsked')}</span>}
    </>
  );
}
