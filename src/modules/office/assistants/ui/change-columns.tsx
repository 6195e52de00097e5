import type { Column } from '#design/tables/table.tsx';
import type { SuggestedChange } from '#office/assistants/contract.ts';
import type { ChangedFact, Difference } from '#office/assistants/suggested-change.ts';
import { ORDER_STATUS_LABELS, type OrderStatus } from '#orders/orders/order-status.ts';
import { STOCK_REASONS, type StockReason } from '#products/inventory/stock/stock-reasons.ts';
import { t } from '#shared/language/t.ts';
import { fromRupees, priceTag } from '#shared/money/money.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './assistants.module.css';

const FACTS: Readonly<Record<ChangedFact, string>> = {
  price: t('office.assistants.fact.price'),
  salePrice: t('office.assistants.fact.salePrice'),
  stock: t('office.assistants.fact.stock'),
  stockReason: t('office.assistants.fact.stockReason'),
  stockNote: t('office.assistants.fact.stockNote'),
  status: t('office.assistants.fact.status'),
  parcel: t('office.assistants.fact.parcel'),
  answer: t('office.assistants.fact.answer'),
};
const STATES: Readonly<Record<SuggestedChange['state'], string>> = {
  waiting: t('office.assistants.state.waiting'),
  confirmed: t('office.assistants.state.confirmed'),
  refused: t('office.assistants.state.refused'),
  expired: t('office.assistants.state.expired'),
};

export const CHANGE_COLUMNS: readonly Column<SuggestedChange>[] = [
  {
    key: 'subject',
    head: t('office.assistants.head.subject'),
    phone: 'lead',
    cell: ({ subject, about }) => (
      <span className={styles.subject}>
        {subject}
        {about !== null && <span className={styles.about}>{t('office.assistants.about', { question: about })}</span>}
      </span>
    ),
  },
  {
    key: 'changes',
    head: t('office.assistants.head.changes'),
    phone: 'under',
    cell: ({ changes, reason }) => (
      <ul className={styles.changes}>
        {changes.map(change => (
          <li key={`${change.what} ${change.of}`}>{changeText(change)}</li>
        ))}
        {reason !== null && <li className={styles.reason}>{t('office.assistants.reason', { reason })}</li>}
      </ul>
    ),
  },
  { key: 'key', head: t('office.assistants.head.key'), quiet: true, wideOnly: true, cell: ({ key }) => key },
  {
    key: 'state',
    head: t('office.assistants.head.state'),
    phone: 'status',
    cell: ({ state }) => STATES[state],
  },
  {
    key: 'until',
    head: t('office.assistants.head.until'),
    quiet: true,
    wideOnly: true,
    cell: ({ expiresAt }) => (
      <time className={styles.when} dateTime={expiresAt.toISOString()}>
        {dayAndHourText(expiresAt)}
      </time>
    ),
  },
];

/** What is only added where nothing was before. */
const ADDED: ReadonlySet<ChangedFact> = new Set<ChangedFact>(['parcel', 'stockReason', 'stockNote', 'answer']);

function changeText({ what, of: seller, from: was, to: is }: Difference): string {
  const fact = FACTS[what];
  const [from, to] = [valueText(what, was), valueText(what, is)];
  if (was === null && ADDED.has(what)) return t('office.assistants.added', { what: fact, to });
  return seller === null
    ? t('office.assistants.change', { what: fact, from, to })
    : t('office.assistants.changeOf', { what: fact, seller, from, to });
}

function valueText(what: ChangedFact, value: Difference['from']): string {
  if (value === null) return t('office.assistants.none');
  if (what === 'price' || what === 'salePrice') return priceTag(fromRupees(Number(value)) ?? (0 as never));
  if (what === 'stockReason') return STOCK_REASONS[value as StockReason] ?? `${value}`;
  return what === 'status' ? (ORDER_STATUS_LABELS[value as OrderStatus] ?? `${value}`) : `${value}`;
}
