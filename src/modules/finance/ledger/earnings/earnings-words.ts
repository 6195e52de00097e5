import type { EarningsRow, LedgerEntry, LedgerPosting } from '#finance/ledger/contract.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';
import { CAUSE_LABELS, ENTRY_LABELS, type EntryKind } from './entry-kinds.ts';

const SOLD: readonly EntryKind[] = ['sale', 'delivery'];
const KEPT: readonly EntryKind[] = ['commission', 'gst_on_commission', 'tcs', 'tds'];

/** Sale amount and deductions of a row; null if it is not an order. */
export function soldAndKept({ order, postings }: EarningsRow): { readonly sold: Paise; readonly kept: Paise } | null {
  if (order === null) return null;
  const entries = postings.flatMap(posting => posting.entries);
  const of = (kinds: readonly EntryKind[]) =>
    sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  return { sold: of(SOLD), kept: of(KEPT) };
}

/** Summary of a row: “Delivered, then returned 2 times”. */
export function whatHappened({ postings }: Pick<EarningsRow, 'postings'>): string {
  return [...Map.groupBy(postings, ({ cause }) => CAUSE_LABELS[cause])]
    .map(([label, alike], at) =>
      t('finance.ledger.cause.times', { what: at === 0 ? label : label.toLowerCase(), count: alike.length }),
    )
    .join(', ');
}

/** How an entry is calculated: 5 % of ₹10,000.00. Undefined if it is not a percentage. */
export function madeOf({ rateBp, base }: LedgerEntry): { readonly rate: string; readonly base: Paise } | undefined {
  return rateBp === null ? undefined : { rate: `${rateBp / 100} %`, base: paise(Math.abs(base)) };
}

/** Entries with labels, without zero amounts. */
export function linesOf(posting: LedgerPosting): readonly (LedgerEntry & { readonly label: string })[] {
  return posting.entries
    .filter(({ amount }) => amount !== 0)
    .map(entry => ({ ...entry, label: ENTRY_LABELS[entry.kind] }));
}
