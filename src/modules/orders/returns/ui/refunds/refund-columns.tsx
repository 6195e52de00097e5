import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import { methodWords } from '#orders/orders/paying/payment-words.ts';
import type { RefundRow } from '#orders/returns/refunds/refunds.contract.ts';
import styles from '#orders/returns/ui/desk/columns.module.css';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';

export const REFUND_CAUSE_LABELS: Readonly<Record<RefundRow['cause'], string>> = {
  cancelled: t('orders.returns.cause.cancelled'),
  rejected: t('orders.returns.cause.rejected'),
  returned: t('orders.returns.cause.returned'),
  unwanted: t('orders.returns.cause.unwanted'),
  edited: t('orders.returns.cause.edited'),
  exchanged: t('orders.returns.cause.exchanged'),
};

const STATES: Readonly<Record<RefundRow['state'], Pick<StatusMarkProps, 'shape' | 'tone'> & { words: string }>> = {
  owed: { shape: 'ring', words: t('orders.returns.refund.state.owed') },
  sent: { shape: 'half', words: t('orders.returns.refund.state.sent') },
  settled: { shape: 'disc', tone: 'good', words: t('orders.returns.refund.state.settled') },
  failed: { shape: 'disc', tone: 'bad', words: t('orders.returns.refund.state.failed') },
};

export function RefundStateMark({
  state,
  waitsForCash = false,
}: {
  state: RefundRow['state'];
  waitsForCash?: boolean;
}) {
  if (waitsForCash)
    return (
      <StatusMark shape="half" tone="low">
        {t('orders.returns.refund.state.seller')}
      </StatusMark>
    );
  const { words, ...look } = STATES[state];
  return <StatusMark {...look}>{words}</StatusMark>;
}

/** Columns of the list of refunds, with masked UPI IDs. */
export function refundColumns(href: (row: RefundRow) => string): readonly Column<RefundRow>[] {
  return [
    {
      key: 'order',
      head: t('orders.returns.head.order'),
      phone: 'lead',
      cell: row => stayingLink({ href: href(row), className: styles.number, children: row.orderNumber }),
    },
    {
      key: 'cause',
      head: t('orders.returns.head.reason'),
      phone: 'under',
      cell: row => REFUND_CAUSE_LABELS[row.cause],
    },
    {
      key: 'return',
      head: t('orders.returns.head.return'),
      wideOnly: true,
      quiet: true,
      cell: row => row.returnNumber ?? '–',
    },
    { key: 'buyer', head: t('orders.returns.head.shopper'), wideOnly: true, cell: row => row.buyer ?? '–' },
    {
      key: 'way',
      head: t('orders.returns.head.refundTo'),
      cell: row => (row.byHand ? (row.upiId ?? t('orders.returns.refund.noUpi')) : methodWords(row.paymentMethod)),
    },
    {
      key: 'owed',
      head: t('orders.returns.head.dueSince'),
      quiet: true,
      wideOnly: true,
      cell: row => <span className={styles.when}>{dayAndHourText(row.owedAt)}</span>,
    },
    { key: 'age', head: t('orders.returns.head.age'), cell: row => <RefundAgeText refund={row} /> },
    {
      key: 'state',
      head: t('orders.returns.head.status'),
      phone: 'status',
      cell: row => <RefundStateMark state={row.state} waitsForCash={row.waitsForCash} />,
    },
    {
      key: 'amount',
      head: t('orders.returns.head.amount'),
      align: 'end',
      phone: 'amount',
      cell: row => <Price paise={row.amount} format="total" />,
    },
  ];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Age of a refund, highlighted if it is late. */
export function RefundAgeText({
  refund: { state, age, owedAt },
}: {
  refund: Pick<RefundRow, 'state' | 'age' | 'owedAt'>;
}) {
  if (state === 'settled') return '–';
  const days = Math.floor((Date.now() - owedAt.getTime()) / DAY_MS);
  const words = days < 1 ? t('orders.returns.refund.today') : t('orders.returns.refund.days', { count: days });
  if (age === 'fresh') return words;
  return (
    <strong className={age === 'alert' ? styles.alert : styles.late}>
      {age === 'alert'
        ? t('orders.returns.refund.overdue', { age: words })
        : t('orders.returns.refund.late', { age: words })}
    </strong>
  );
}
