import { Link, useNavigate } from 'react-router';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { type Column, Table } from '#design/tables/table.tsx';
import type { Dashboard, WaitingSeller } from '#office/dashboard/contract.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import { pendingSellersHref, verificationAddress } from '#people/sellers/vendors/vendor-list-state.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './to-dispatch-table.module.css';

const NONE = '–';

const COLUMNS: readonly Column<WaitingSeller>[] = [
  {
    key: 'name',
    head: t('office.dashboard.sellers.name'),
    phone: 'lead',
    cell: seller => <span className={styles.id}>{seller.userName}</span>,
  },
  { key: 'gst', head: t('office.dashboard.sellers.gst'), phone: 'under', cell: seller => seller.gstNumber ?? NONE },
  { key: 'city', head: t('office.dashboard.sellers.city'), phone: 'status', cell: seller => seller.city ?? NONE },
  {
    key: 'registered',
    head: t('office.dashboard.sellers.registered'),
    align: 'end',
    phone: 'amount',
    quiet: true,
    cell: seller => dayAndHourText(seller.registeredAt),
  },
];

/** Sellers waiting for approval, longest waiting first; a click opens the verification screen. */
export function SellersWaiting({ waiting }: { waiting: NonNullable<Dashboard['sellersWaiting']> }) {
  const navigate = useNavigate();
  return (
    <BoardSection
      title={t('office.dashboard.sellers.title')}
      aside={waiting.count > 0 ? t('office.dashboard.sellers.toVerify', { count: waiting.count }) : undefined}
      end={<Link to={pendingSellersHref}>{t('office.dashboard.sellers.verify')}</Link>}
    >
      <Table
        caption={t('office.dashboard.sellers.title')}
        columns={COLUMNS}
        rows={waiting.longest}
        rowKey={seller => seller._id}
        onOpen={seller => navigate(verificationAddress.href({ find: seller.userName }))}
        instead={waiting.count === 0 ? <EmptyState title={t('office.dashboard.sellers.none')} /> : undefined}
      />
    </BoardSection>
  );
}
