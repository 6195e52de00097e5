import Printer from 'lucide-react/icons/printer';
import { Link, useLocation, useOutletContext, useSearchParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { readOrderNumber } from '#orders/orders/order-number.ts';
import { listPicks, type PickRow } from '#orders/orders/parcels/packing.contract.ts';
import { packingHref, readPacking } from '#orders/orders/parcels/packing-state.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { PackingPage } from './packing-page.tsx';
import styles from './pick-list.module.css';

const PAGE_SIZE = 100;

/** Pick list of the selected orders, or of all to dispatch. */
export default function PickList() {
  const user = useOutletContext<SessionUser>();
  const { orders, filter, page } = readPacking(useSearchParams()[0]);
  const { state } = useLocation();
  const asked = useAnswer(listPicks, {
    ...filter,
    orders: orders?.flatMap(number => readOrderNumber(number) ?? []),
    page,
    limit: PAGE_SIZE,
  });
  return (
    <PackingPage
      title={t('orders.orders.desk.pickList')}
      failed={t('orders.orders.packing.failed.pickList')}
      asked={asked}
      aside={({ units, orders: wanted }) => t('orders.orders.picks.count', { units, orders: wanted })}
      empty={orders ? t('orders.orders.picks.none') : t('orders.orders.packing.nothing')}
      pageSize={PAGE_SIZE}
      href={to => packingHref('pick-list', { ...filter, orders, page: to })}
      actions={
        <Link to={packingHref('packing-slips', { ...filter, orders })} state={state} className={buttonClass()}>
          <Printer aria-hidden="true" />
          {t('orders.orders.desk.slips')}
        </Link>
      }
    >
      {answer => <PickTable rows={answer.data} showsSellers={user.type === 'admin'} />}
    </PackingPage>
  );
}

/** Items by SKU, with a box to tick on paper. */
function PickTable({ rows, showsSellers }: { rows: readonly PickRow[]; showsSellers: boolean }) {
  return (
    <table className={styles.list}>
      <caption>{t('orders.orders.picks.asOf', { time: dayAndHourText(new Date()) })}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.narrow}>
            <VisuallyHidden>{t('orders.orders.picks.picked')}</VisuallyHidden>
          </th>
          <th scope="col" className={styles.number}>
            {t('orders.orders.field.quantity')}
          </th>
          <th scope="col" className={styles.narrow}>
            <VisuallyHidden>{t('orders.orders.picks.picture')}</VisuallyHidden>
          </th>
          <th scope="col">{t('orders.orders.picks.product')}</th>
          {showsSellers && (
            <th scope="col" className={styles.notOnPhone}>
              {t('orders.orders.field.seller')}
            </th>
          )}
          <th scope="col" className={styles.number}>
            {t('orders.orders.own.tab.orders')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={`${row.productId} ${row.title} ${row.sku}`}>
            <td>
              <span className={styles.tick} />
            </td>
            <td className={`${styles.number} ${styles.quantity}`}>{row.quantity}</td>
            <td>
              {row.image && (
                <img
                  {...pictureSources(row.image, 160)}
                  sizes="48px"
                  alt=""
                  width={48}
                  height={48}
                  className={styles.picture}
                />
              )}
            </td>
            <td className={styles.title}>
              <span className={styles.sku}>{row.sku ?? t('orders.orders.picks.noSku')}</span>
              {row.title}
            </td>
            {showsSellers && <td className={styles.notOnPhone}>{row.seller}</td>}
            <td className={styles.number}>{row.orders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
