import { Link } from 'react-router';
import type { OwnProduct } from '#products/inventory/own-products/own-products.contract.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddress } from '#shared/paths/list-address.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './scheduled-note.module.css';

/** Until when the present price runs, or which comes next; leads to the scheduled prices of the product. */
export function ScheduledNote({ product: { _id, scheduled } }: { product: Pick<OwnProduct, '_id' | 'scheduled'> }) {
  if (!scheduled) return null;
  const { state, price, startsAt, endsAt } = scheduled;
  return (
    <Link to={listAddress(adminPaths.prices, { product: _id })} className={styles.note}>
      {state === 'waiting'
        ? t('products.inventory.scheduled.from', { price: priceTag(price), at: dayAndHourText(startsAt) })
        : t('products.inventory.scheduled.until', { at: dayAndHourText(endsAt) })}
    </Link>
  );
}
