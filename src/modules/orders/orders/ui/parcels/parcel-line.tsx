import { hiddenWords } from '#design/layout/visually-hidden.tsx';
import { type Parcel, parcelWords, trackingPage } from '#orders/orders/parcels/parcel.ts';
import { rich } from '#shared/language/rich.ts';
import styles from './parcel-line.module.css';

/** Courier and tracking number with a link to the courier's page; `none` if nothing is known. */
export function ParcelLine({ parcel, none }: { parcel: Parcel; none: string }) {
  const page = trackingPage(parcel);
  return (
    <span className={styles.parcel}>
      {parcelWords(parcel) || none}
      {page && (
        <>
          {' '}
          <a href={page} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {rich('orders.orders.parcel.track', {
              carrier: parcel.carrier,
              with: hiddenWords,
            })}
          </a>
        </>
      )}
    </span>
  );
}
