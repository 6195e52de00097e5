import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import { methodWords } from '#orders/orders/paying/payment-words.ts';
import type { RefundRow } from '#orders/returns/refunds/refunds.contract.ts';
import styles from '#orders/returns/ui/desk/columns.module.css';
import { stayingLink } from '#routing/router-link.tsx';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';

export const REFUND_CAUSE_LABELS: Readonly<Record<RefundRow['cause'], string>> = {
  cancelled: 'Order cancelled',
  rejected: 'Order rejected',
  returned: 'Items returned',
  unwanted: 'Paid too late or twice',
};

const STATES: Readonly<Record<RefundRow['state'], Pick<StatusMarkProps, 'shape' | 'tone'> & { words: string }>> = {
  owed: { shape: 'ring', words: 'Due' },
  sent: { shape: 'half', words: 'Sent' },
  settled: { shape: 'disc', tone: 'good', words: 'Refunded' },
  failed: { shape: 'disc', tone: 'bad', words: 'Failed' },
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
        Due from the seller
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
      head: 'Order',
      phone: 'lead',
      cell: row => stayingLink({ href: href(row), className: styles.number, children: row.orderNumber }),
    },
    { key: 'cause', head: 'Reason', phone: 'under', cell: row => REFUND_CAUSE_LABELS[row.cause] },
    { key: 'return', head: 'Return', wideOnly: true, quiet: true, cell: row => row.returnNumber ?? '–' },
    { key: 'buyer', head: 'Shopper', wideOnly: true, cell: row => row.buyer ?? '–' },
    {
      key: 'way',
      head: 'Refund to',
      cell: row => (row.byHand ? (row.upiId ?? 'UPI ID not known') : methodWords(row.paymentMethod)),
    },
    {
      key: 'owed',
      head: 'Due since',
      quiet: true,
      wideOnly: true,
      cell: row => <span className={styles.when}>{dayAndHourText(row.owedAt)}</span>,
    },
    { key: 'age', head: 'Age', cell: row => <RefundAgeText refund={row} /> },
    {
      key: 'state',
      head: 'Status',
      phone: 'status',
      cell: row => <RefundStateMark state={row.state} waitsForCash={row.waitsForCash} />,
    },
    {
      key: 'amount',
      head: 'Amount',
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
  const words = days < 1 ? 'Today' : countText(days, 'day', 'days');
  if (age === 'fresh') return words;
  return (
    <strong className={age === 'alert' ? styles.alert : styles.late}>
      {words}
      {age === 'alert' ? ', overdue' : ', late'}
    </strong>
  );
}
