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
import { countText } from '#shared/text/count-text.ts';
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
      title="Pick list"
      asked={asked}
      aside={({ units, orders: wanted }) => `${countText(units, 'unit')} for ${countText(wanted, 'order')}`}
      empty={orders ? 'These orders have nothing left to dispatch' : 'No orders to dispatch'}
      pageSize={PAGE_SIZE}
      href={to => packingHref('pick-list', { ...filter, orders, page: to })}
      actions={
        <Link to={packingHref('packing-slips', { ...filter, orders })} state={state} className={buttonClass()}>
          <Printer aria-hidden="true" />
          Packing slips
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
      <caption>As of {dayAndHourText(new Date())}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.narrow}>
            <VisuallyHidden>Picked</VisuallyHidden>
          </th>
          <th scope="col" className={styles.number}>
            Quantity
          </th>
          <th scope="col" className={styles.narrow}>
            <VisuallyHidden>Picture</VisuallyHidden>
          </th>
          <th scope="col">SKU and product</th>
          {showsSellers && (
            <th scope="col" className={styles.notOnPhone}>
              Seller
            </th>
          )}
          <th scope="col" className={styles.number}>
            Orders
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
              <span className={styles.sku}>{row.sku ?? 'No SKU'}</span>
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
