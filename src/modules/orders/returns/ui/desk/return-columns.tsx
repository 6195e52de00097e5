import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { ReturnRow } from '#orders/returns/desk.contract.ts';
import { SHORT_REASONS } from '#orders/returns/return/return-reasons.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './columns.module.css';
import { ReturnStateMark } from './return-state-mark.tsx';

/** Columns of the list of returns. Sellers get no seller column. */
export function returnColumns(
  isAdministrator: boolean,
  href: (row: ReturnRow) => string,
): readonly Column<ReturnRow>[] {
  return [
    {
      key: 'number',
      head: t('orders.returns.head.return'),
      phone: 'lead',
      cell: row => stayingLink({ href: href(row), className: styles.number, children: row.number }),
    },
    {
      key: 'goods',
      head: t('orders.returns.head.items'),
      phone: 'under',
      cell: row => (
        <span className={styles.goods}>
          {row.pieces > 1 && `${row.pieces} × `}
          {row.title}
        </span>
      ),
    },
    { key: 'reason', head: t('orders.returns.head.reason'), wideOnly: true, cell: row => SHORT_REASONS[row.reason] },
    {
      key: 'order',
      head: t('orders.returns.head.order'),
      cell: row => <span className={styles.nowrap}>{row.orderNumber}</span>,
    },
    {
      key: 'buyer',
      head: t('orders.returns.head.shopper'),
      wideOnly: true,
      quiet: true,
      cell: row => row.buyer ?? '–',
    },
    ...(isAdministrator
      ? [
          {
            key: 'seller',
            head: t('orders.returns.head.seller'),
            wideOnly: true,
            quiet: true,
            cell: (row: ReturnRow) => row.seller,
          },
        ]
      : []),
    {
      key: 'requested',
      head: t('orders.returns.head.requested'),
      quiet: true,
      cell: row => <span className={styles.when}>{dayAndHourText(row.requestedAt)}</span>,
    },
    {
      key: 'state',
      head: t('orders.returns.head.status'),
      phone: 'status',
      cell: row => <ReturnStateMark state={row.state} />,
    },
    {
      key: 'amount',
      head: t('orders.returns.head.itemsTotal'),
      align: 'end',
      phone: 'amount',
      cell: row => <Price paise={row.amount} format="total" />,
    },
  ];
}
