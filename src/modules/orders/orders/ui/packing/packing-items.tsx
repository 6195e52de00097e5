import { Price } from '#design/prices/price.tsx';
import type { PackingSlip } from '#orders/orders/parcels/packing.contract.ts';
import { NUMBER_NAMES } from '#orders/serials/serial-kind.ts';
import { SerialLine } from '#orders/serials/ui/serial-line.tsx';
import styles from './packing-slip.module.css';

/** The items of a parcel, with prices unless hidden. */
export function PackingItems({ slip, hidesPrices }: { slip: PackingSlip; hidesPrices: boolean }) {
  return (
    <>
      <table className={styles.goods}>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Product</th>
            <th scope="col">SKU</th>
            {!hidesPrices && (
              <th scope="col" className={styles.end}>
                Total
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {slip.lines.map(line => (
            <tr key={line.productId}>
              <td>{line.quantity}</td>
              <td>
                {line.title}
                <PackedSerials line={line} />
              </td>
              <td>{line.sku ?? '–'}</td>
              {!hidesPrices && (
                <td className={styles.end}>
                  <Price paise={line.total} format="total" />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!hidesPrices && (
        <dl className={styles.sums}>
          <dt>Delivery</dt>
          <dd>
            <Price paise={slip.deliveryAmount} format="total" />
          </dd>
          <dt className={styles.whole}>Total</dt>
          <dd className={styles.whole}>
            <Price paise={slip.totalAmount} format="total" />
          </dd>
        </dl>
      )}
    </>
  );
}

/** Serial numbers, with blank lines for those still missing. */
function PackedSerials({ line: { quantity, serials } }: { line: PackingSlip['lines'][number] }) {
  const missing = quantity - serials.numbers.length;
  return (
    <>
      <SerialLine serials={serials} />
      {serials.kind !== 'none' && missing > 0 && (
        <small className={styles.blank}>
          {NUMBER_NAMES[serials.kind]}
          {missing > 1 && `, ${missing} units`}: <span />
        </small>
      )}
    </>
  );
}
