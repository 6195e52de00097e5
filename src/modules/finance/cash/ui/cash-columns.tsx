import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { StatusMark } from '#design/data/status-mark.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import { cashWords, isCashIn, isCashOut } from '#finance/cash/cash-states.ts';
import type { CashRow } from '#finance/cash/contract.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayOfText } from '#shared/time/dates.ts';
import styles from './cash.module.css';

type CashActs = { onReceive: (row: CashRow) => void; onUndo: (row: CashRow) => void };

/** Columns of the cash desk, with buttons to record and undo. */
export function cashColumns({ onReceive, onUndo }: CashActs): readonly Column<CashRow>[] {
  return [
    {
      key: 'order',
      head: t('finance.cash.head.order'),
      phone: 'lead',
      cell: row => (
        <Link to={`${adminPaths.orders}?order=${row.orderId}&find=${row.orderNumber}`} className={styles.number}>
          {row.orderNumber}
        </Link>
      ),
    },
    {
      key: 'seller',
      head: t('finance.cash.head.seller'),
      phone: 'under',
      cell: ({ seller, carrier, tracking, unprovenReason }) => (
        <>
          {seller.name}
          <span className={styles.quiet}>
            {tracking ? `, ${carrier} ${tracking}` : ''}
            {unprovenReason ? `, ${t('finance.cash.unproven', { reason: unprovenReason })}` : ''}
          </span>
        </>
      ),
    },
    { key: 'state', head: t('finance.cash.head.cash'), phone: 'status', cell: row => <CashMark row={row} /> },
    {
      key: 'age',
      head: t('finance.cash.head.since'),
      wideOnly: true,
      cell: ({ state, deliveredAt, receivedOn, reference }) => {
        if (receivedOn) return `${dayOfText(receivedOn)}, ${reference}`;
        if (!deliveredAt) return '–';
        return (
          <span className={isCashOut(state) && isCashOverdue(deliveredAt) ? styles.old : undefined}>
            {daysOut(deliveredAt)}
          </span>
        );
      },
    },
    {
      key: 'amount',
      head: t('finance.cash.head.amount'),
      align: 'end',
      cell: ({ amount }) => <Price paise={amount} format="total" />,
    },
    {
      key: 'act',
      head: <VisuallyHidden>{t('finance.cash.record')}</VisuallyHidden>,
      align: 'end',
      phone: 'amount',
      cell: row =>
        isCashOut(row.state) ? (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('finance.cash.recordOf', { number: row.orderNumber })}
            onClick={event => {
              event.stopPropagation();
              onReceive(row);
            }}
          >
            {t('finance.cash.record')}
          </Button>
        ) : isCashIn(row.state) ? (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('finance.cash.undoOf', { number: row.orderNumber })}
            onClick={event => {
              event.stopPropagation();
              onUndo(row);
            }}
          >
            {t('finance.cash.undo')}
          </Button>
        ) : (
          <span className={styles.quiet}>–</span>
        ),
    },
  ];
}

function CashMark({ row: { state, holder } }: { row: CashRow }) {
  const words = cashWords({ state, holder });
  if (isCashIn(state))
    return (
      <StatusMark shape="disc" tone="good">
        {words}
      </StatusMark>
    );
  if (state === 'expected')
    return (
      <StatusMark shape="ring" tone="low">
        {words}
      </StatusMark>
    );
  return <StatusMark shape={state === 'kept' ? 'stroke' : 'half'}>{words}</StatusMark>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Couriers usually remit within a week. */
const LONG_DAYS = 10;

const daysSince = (at: Date) => Math.floor((Date.now() - at.getTime()) / DAY_MS);

/** Age of pending cash in days. */
export function daysOut(deliveredAt: Date): string {
  const days = daysSince(deliveredAt);
  return days < 1 ? t('finance.cash.today') : t('finance.cash.days', { count: days });
}

/** Whether it is overdue. */
export function isCashOverdue(deliveredAt: Date): boolean {
  return daysSince(deliveredAt) > LONG_DAYS;
}
