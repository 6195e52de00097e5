import { Price } from '#design/prices/price.tsx';
import { InvoiceLinks } from '#finance/invoices/ui/invoice-links.tsx';
import type { PackingSlip } from '#orders/orders/parcels/packing.contract.ts';
import { parcelWords } from '#orders/orders/parcels/parcel.ts';
import { NUMBER_NAMES } from '#orders/serials/serial-kind.ts';
import { SerialLine } from '#orders/serials/ui/serial-line.tsx';
import { slotText } from '#orders/sold-services/period.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { stateName } from '#people/addresses/state.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './packing-slip.module.css';

/** A packing slip, with the address large enough to serve as a label. The cash to collect is always shown. */
export function PackingSlipSheet({ slip, hidesPrices }: { slip: PackingSlip; hidesPrices: boolean }) {
  const { number, orderDate, from, to, collect } = slip;
  return (
    <article className={styles.slip} aria-label={t('orders.orders.slip.label', { number, seller: from.name })}>
      <header className={styles.head}>
        <h2 className={styles.number}>{number}</h2>
        <p className={styles.date}>
          {t('orders.orders.slip.date', { day: dayText(orderDate) })}
          {slip.carrier && <> · {parcelWords(slip)}</>}
        </p>
      </header>
      <div className={styles.sides}>
        <address className={styles.to}>
          <span className={styles.label}>{t('orders.orders.slip.to')}</span>
          {to.name && <b>{to.name}</b>}
          <span>{to.address}</span>
          <span>
            {to.city} <b>{to.pincode}</b>
          </span>
          <span>{stateName(to.state)}</span>
          {to.phone && <span>{showMobile(to.phone)}</span>}
          {to.notes && <span className={styles.label}>{to.notes}</span>}
        </address>
        <p className={styles.from}>
          <span className={styles.label}>{t('orders.orders.slip.from')}</span>
          {from.legalName ?? from.name}
          {from.address && (
            <>
              <br />
              {from.address}
            </>
          )}
        </p>
      </div>
      {collect !== null && (
        <p className={styles.collect}>
          {rich('orders.orders.slip.collect', { amount: <Price paise={collect} format="total" /> })}
        </p>
      )}
      {slip.isUnpaid && <p className={styles.collect}>{t('orders.orders.slip.notPaid')}</p>}
      {slip.slot && (
        <p className={styles.collect}>{t('orders.orders.slip.arrives', { window: slotText(slip.slot) })}</p>
      )}
      <PackingItems slip={slip} hidesPrices={hidesPrices || slip.isGift} />
      <PackedServices services={slip.services} />
      <InvoiceLinks documents={slip.documents} reader="backOffice" />
    </article>
  );
}

/** The items of a parcel, with prices unless hidden. */
function PackingItems({ slip, hidesPrices }: { slip: PackingSlip; hidesPrices: boolean }) {
  return (
    <>
      <table className={styles.goods}>
        <thead>
          <tr>
            <th scope="col">{t('orders.orders.field.quantity')}</th>
            <th scope="col">{t('orders.orders.field.product')}</th>
            <th scope="col">{t('orders.orders.field.sku')}</th>
            {!hidesPrices && (
              <th scope="col" className={styles.end}>
                {t('orders.orders.field.total')}
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
          <dt>{t('orders.orders.field.delivery')}</dt>
          <dd>
            <Price paise={slip.deliveryAmount} format="total" />
          </dd>
          <dt className={styles.whole}>{t('orders.orders.field.total')}</dt>
          <dd className={styles.whole}>
            <Price paise={slip.totalAmount} format="total" />
          </dd>
        </dl>
      )}
    </>
  );
}

/** What is done for the items, and the words of a gift. */
function PackedServices({ services }: Pick<PackingSlip, 'services'>) {
  return services.map(({ title, quantity, note }) => (
    <p key={title} className={styles.service}>
      {quantity > 1 ? t('orders.services.order.several', { quantity, title }) : title}
      {note !== null && (
        <>
          <br />
          {t('orders.orders.slip.gift')} <q>{note}</q>
        </>
      )}
    </p>
  ));
}

/** Serial numbers, with blank lines for those still missing. */
function PackedSerials({ line: { quantity, serials } }: { line: PackingSlip['lines'][number] }) {
  const missing = quantity - serials.numbers.length;
  return (
    <>
      <SerialLine serials={serials} />
      {serials.kind !== 'none' && missing > 0 && (
        <small className={styles.blank}>
          {missing > 1
            ? t('orders.orders.slip.blanks', { kind: NUMBER_NAMES[serials.kind], count: missing })
            : t('orders.orders.slip.blank', { kind: NUMBER_NAMES[serials.kind] })}{' '}
          <span />
        </small>
      )}
    </>
  );
}
