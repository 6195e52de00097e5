import { StatusMark } from '#design/data/status-mark.tsx';
import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { EarningsRow } from '#finance/ledger/contract.ts';
import { soldAndKept, whatHappened } from '#finance/ledger/earnings/earnings-words.ts';
import { CAUSE_LABELS } from '#finance/ledger/earnings/entry-kinds.ts';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './earnings-columns.module.css';

type EarningsColumn = Column<EarningsRow>;

export const EARNINGS_COLUMNS: readonly EarningsColumn[] = [
  {
    key: 'what',
    head: t('finance.ledger.head.order'),
    phone: 'lead',
    cell: row => <span className={styles.what}>{earningName(row)}</span>,
  },
  {
    key: 'at',
    head: t('finance.ledger.head.date'),
    quiet: true,
    cell: ({ at }) => (
      <time className={styles.date} dateTime={at.toISOString()}>
        {dayText(at)}
      </time>
    ),
  },
  {
    key: 'happened',
    head: t('finance.ledger.head.activity'),
    phone: 'under',
    cell: row => (
      <>
        <span className={styles.onPhone}>{dayText(row.at)}, </span>
        <span className={styles.happened}>{row.order ? whatHappened(row) : noteOf(row)}</span>
      </>
    ),
  },
  {
    key: 'sold',
    head: t('finance.ledger.head.sold'),
    wideOnly: true,
    align: 'end',
    cell: row => <Part of={soldAndKept(row)?.sold} />,
  },
  {
    key: 'kept',
    head: t('finance.ledger.head.kept'),
    wideOnly: true,
    quiet: true,
    align: 'end',
    cell: row => <Part of={soldAndKept(row)?.kept} />,
  },
  { key: 'payable', head: t('finance.ledger.head.payable'), phone: 'status', cell: row => <PayableMark row={row} /> },
  {
    key: 'amount',
    head: t('finance.ledger.head.amount'),
    align: 'end',
    phone: 'amount',
    cell: ({ amount }) => <Price paise={amount} format="total" />,
  },
];

/** Order number, or the kind of posting. */
export function earningName({ order, postings }: EarningsRow): string {
  return order?.number ?? CAUSE_LABELS[postings[0]?.cause ?? 'adjusted'];
}

function noteOf({ postings }: EarningsRow): string {
  const [posting] = postings;
  return posting?.reference ?? posting?.note ?? '';
}

function Part({ of }: { of: number | undefined }) {
  return of === undefined ? '–' : <Price paise={of} format="total" />;
}

/** Whether a row is payable: now, from a date on, or on hold. */
export function PayableMark({ row: { order, postings, payableAt, isHeld, awaitsCash, amount } }: { row: EarningsRow }) {
  const [posting] = postings;
  if (posting?.isReversed)
    return (
      <StatusMark shape="stroke" tone="muted">
        {t('finance.ledger.mark.reversed')}
      </StatusMark>
    );
  if (order === null || amount === 0) return <span className={styles.notOnPhone}>–</span>;
  if (isHeld)
    return (
      <StatusMark shape="half" tone="low">
        {t('finance.ledger.mark.held')}
      </StatusMark>
    );
  if (awaitsCash)
    return (
      <StatusMark shape="half" tone="low">
        {t('finance.ledger.mark.awaitsCash')}
      </StatusMark>
    );
  if (payableAt > new Date())
    return <StatusMark shape="ring">{t('finance.ledger.mark.from', { day: dayText(payableAt) })}</StatusMark>;
  return (
    <StatusMark shape="disc" tone="good">
      {t('finance.ledger.mark.cleared')}
    </StatusMark>
  );
}
