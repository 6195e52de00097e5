import { Link, useNavigate } from 'react-router';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { type Column, Table } from '#design/tables/table.tsx';
import type { Dashboard, WaitingSeller } from '#office/dashboard/contract.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import { verificationAddress } from '#people/sellers/vendors/vendor-list-state.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './to-dispatch-table.module.css';

const NONE = '–';

const COLUMNS: readonly Column<WaitingSeller>[] = [
  {
    key: 'name',
    head: 'UserName',
    phone: 'lead',
    cell: seller => <span className={styles.id}>{seller.userName}</span>,
  },
  { key: 'gst', head: 'Gst Number', phone: 'under', cell: seller => seller.gstNumber ?? NONE },
  { key: 'city', head: 'City', phone: 'status', cell: seller => seller.city ?? NONE },
  {
    key: 'registered',
    head: 'Registered',
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
      title="Sellers waiting"
      aside={waiting.count > 0 ? `${countText(waiting.count)} to verify` : undefined}
      end={<Link to={verificationAddress.href({ status: 'Pending' })}>Verify</Link>}
    >
      <Table
        caption="Sellers waiting"
        columns={COLUMNS}
        rows={waiting.longest}
        rowKey={seller => seller._id}
        onOpen={seller => navigate(verificationAddress.href({ find: seller.userName }))}
        instead={waiting.count === 0 ? <EmptyState title="No sellers are waiting for approval" /> : undefined}
      />
    </BoardSection>
  );
}
