import { Price } from '#design/prices/price.tsx';
import type { OrderPart } from '#orders/orders/order.schema.ts';
import { ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { parcelWords } from '#orders/orders/parcels/parcel.ts';
import { SerialLine } from '#orders/serials/ui/serial-line.tsx';
import styles from './printed-order.module.css';

/** One seller's part as a table for print. */
export function PrintedPart({ part, isOnly }: { part: OrderPart; isOnly: boolean }) {
  return (
    <table className={styles.part}>
      <caption>
        Sold by {part.sellerName}
        {!isOnly && `, ${ORDER_STATUS_LABELS[part.orderStatus].toLowerCase()}`}
        {part.carrier && `, ${parcelWords(part)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {part.lines.map(line => (
          <tr key={line.productId}>
            <td>
              {line.title}
              <SerialLine serials={line.serials} />
            </td>
            <td>{line.quantity}</td>
            <td>
              <Price paise={line.price} format="total" />
            </td>
            <td>
              <Price paise={line.total} format="total" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
