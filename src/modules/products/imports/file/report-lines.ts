import type { ReportRow } from '#products/imports/contract.ts';
import { columnHead } from './columns.ts';
import type { Outcome } from './decide-row.ts';

/** One line of a report's table: a row of the file has as many as there are things to say of it. */
export interface ReportLine {
  readonly key: string;
  /** Said by the first line of a row only. */
  readonly row: number | undefined;
  readonly sku: string | undefined;
  readonly outcome: Outcome;
  readonly column: string | undefined;
  /** What stands in the file, or what was there before. */
  readonly value: string | undefined;
  readonly words: string;
}

/** What is new is told by these. */
const OF_NEW = ['title', 'price', 'salePrice', 'stock', 'status'];

/** The lines that say what becomes of a row. */
export function reportLines(row: ReportRow): ReportLine[] {
  const said = saidOf(row).map((line, at) => ({
    key: `${row.row}-${at}`,
    row: at === 0 ? row.row : undefined,
    sku: at === 0 ? (row.sku ?? '–') : undefined,
    outcome: row.outcome,
    ...line,
  }));
  return said;
}

type Said = Pick<ReportLine, 'column' | 'value' | 'words'>;

function saidOf({ outcome, changes, faults, notes, isDone }: ReportRow): Said[] {
  if (outcome === 'refused')
    return faults.map(({ column, text, sentence }) => ({
      column: columnHead(column),
      value: text || '(empty)',
      words: sentence,
    }));
  if (outcome === 'unchanged') return [{ column: undefined, value: undefined, words: 'No changes' }];
  if (outcome === 'changed')
    return [
      ...changes.map(({ column, from, to }) => ({
        column: columnHead(column),
        value: from ?? 'nothing',
        words: `→ ${to}`,
      })),
      ...notes.map(words => ({ column: undefined, value: undefined, words })),
    ];
  const told = changes.filter(({ column, to }) => OF_NEW.includes(column) && to !== 'nothing');
  const words = told.map(({ column, to }) => (column === 'title' ? to : `${columnHead(column)} ${to}`)).join(', ');
  return [
    { column: undefined, value: undefined, words: [`${isDone ? 'Added' : 'New'}: ${words}.`, ...notes].join(' ') },
  ];
}
