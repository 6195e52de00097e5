import type { EarningsRow, LedgerEntry, LedgerPosting } from '#finance/ledger/contract.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';
import { CAUSE_LABELS, ENTRY_LABELS, type EntryKind } from './entry-kinds.ts';

const SOLD: readonly EntryKind[] = ['sale', 'delivery'];
const KEPT: readonly EntryKind[] = ['commission', 'gst_on_commission', 'tcs', 'tds'];

/** What a row was sold for, and what of it is kept; null where it is no sale. */
export function soldAndKept({ order, postings }: EarningsRow): { readonly sold: Paise; readonly kept: Paise } | null {
  if (order === null) return null;
  const entries = postings.flatMap(posting => posting.entries);
  const of = (kinds: readonly EntryKind[]) =>
    sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  return { sold: of(SOLD), kept: of(KEPT) };
}

/** What has happened, in a few words: Delivered, then returned twice. */
export function whatHappened({ postings }: Pick<EarningsRow, 'postings'>): string {
  const counts = new Map<string, number>();
  for (const { cause } of postings) counts.set(CAUSE_LABELS[cause], (counts.get(CAUSE_LABELS[cause]) ?? 0) + 1);
  return [...counts]
    .map(([label, count], at) => `${at === 0 ? label : label.toLowerCase()}${count > 1 ? ` ${count} times` : ''}`)
    .join(', ');
}

/** What an entry is made of: 5 % of ₹10,000.00; of what came back the same share. Undefined where it is no share. */
export function madeOf({ rateBp, base }: LedgerEntry): { readonly rate: string; readonly base: Paise } | undefined {
  return rateBp === null ? undefined : { rate: `${rateBp / 100} %`, base: paise(Math.abs(base)) };
}

/** An entry's name on the screen; a share that is none is not worth a line. */
export function linesOf(posting: LedgerPosting): readonly (LedgerEntry & { readonly label: string })[] {
  return posting.entries
    .filter(({ amount }) => amount !== 0)
    .map(entry => ({ ...entry, label: ENTRY_LABELS[entry.kind] }));
}
