import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { PickRow } from '#orders/orders/parcels/packing.contract.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './pick-list.module.css';

/** Items by SKU, with a box to tick on paper. */
export function PickTable({ rows, showsSellers }: { rows: readonly PickRow[]; showsSellers: boolean }) {
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
