import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import { showMobile } from '#people/addresses/mobile.ts';
import { stateName } from '#people/addresses/state.ts';
import type { Vendor } from '#people/sellers/contract.ts';
import { vendorHref } from '#people/sellers/vendors/vendor-href.ts';
import { t } from '#shared/language/t.ts';
import { dayOfText, dayText } from '#shared/time/dates.ts';
import { SellerStatusMark } from './seller-status-mark.tsx';
import styles from './vendor-columns.module.css';

const NONE = '–';

/** The columns of a seller, as every list of them has them. */
export const VENDOR_COLUMNS: readonly Column<Vendor>[] = [
  { key: 'place', head: t('people.sellers.head.place'), quiet: true, cell: (_vendor, place) => place },
  {
    key: 'name',
    head: t('people.sellers.head.name'),
    phone: 'lead',
    cell: vendor => (
      <Link to={vendorHref(vendor._id)} className={styles.name}>
        {vendor.userName}
      </Link>
    ),
  },
  {
    key: 'mobile',
    head: t('people.sellers.head.mobile'),
    wideOnly: true,
    cell: vendor => <span className={styles.whole}>{mobileOf(vendor)}</span>,
  },
  { key: 'email', head: t('people.sellers.head.email'), phone: 'under', cell: vendor => <Reach vendor={vendor} /> },
  { key: 'gst', head: t('people.sellers.head.gst'), cell: vendor => vendor.gstNumber ?? NONE },
  {
    key: 'city',
    head: t('people.sellers.head.city'),
    wideOnly: true,
    quiet: true,
    cell: vendor => (
      <span className={styles.whole} title={vendor.state ? stateName(vendor.state) : undefined}>
        {vendor.city ?? NONE}
      </span>
    ),
  },
  {
    key: 'registered',
    head: t('people.sellers.head.registered'),
    wideOnly: true,
    quiet: true,
    cell: vendor => <span className={styles.whole}>{dayText(vendor.registeredAt)}</span>,
  },
  {
    key: 'status',
    head: t('people.sellers.vendors.status'),
    phone: 'status',
    cell: vendor => <Standing vendor={vendor} />,
  },
];

/** Where the other columns have no room, the lines below the address say it all. */
function Reach({ vendor }: { vendor: Vendor }) {
  return (
    <>
      <span className={styles.email}>{vendor.email}</span>
      <span className={styles.unlessWide}>{mobileOf(vendor)}</span>
      <span className={styles.onPhone}>{vendor.gstNumber ?? t('people.sellers.noGst')}</span>
    </>
  );
}

function Standing({ vendor }: { vendor: Vendor }) {
  return (
    <span title={vendor.reason ?? undefined}>
      <SellerStatusMark status={vendor.status} isBlocked={vendor.isBlocked} />
      {vendor.isPaused && (
        <span className={styles.paused}>
          {vendor.returnsOn
            ? t('people.sellers.pausedUntil', { day: dayOfText(vendor.returnsOn) })
            : t('people.sellers.paused')}
        </span>
      )}
    </span>
  );
}

function mobileOf({ mobile }: Vendor): string {
  return mobile ? showMobile(mobile) : NONE;
}
