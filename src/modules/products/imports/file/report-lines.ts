import type { ReportRow } from '#products/imports/contract.ts';
import { NOTHING } from '#products/imports/readers/field-cell.ts';
import { t } from '#shared/language/t.ts';
import { columnHead } from './columns.ts';
import type { ImportOutcome } from './decide-row.ts';

/** One line of a report's table. A row of the file has a line for each change or error. */
export interface ReportLine {
  readonly key: string;
  /** Only in the first line of a row. */
  readonly row: number | undefined;
  readonly sku: string | undefined;
  readonly outcome: ImportOutcome;
  readonly column: string | undefined;
  /** The cell in the file, or the value before. */
  readonly value: string | undefined;
  readonly words: string;
}

/** Columns that summarize a new product. */
const OF_NEW = ['title', 'price', 'salePrice', 'stock', 'status'];

const said = (value: string) => (value === NOTHING ? t('products.imports.report.nothing') : value);

export function reportLines(row: ReportRow): ReportLine[] {
  return detailsOf(row).map((line, at) => ({
    key: `${row.row}-${at}`,
    row: at === 0 ? row.row : undefined,
    sku: at === 0 ? (row.sku ?? '–') : undefined,
    outcome: row.outcome,
    ...line,
  }));
}

type Detail = Pick<ReportLine, 'column' | 'value' | 'words'>;

function detailsOf({ outcome, changes, faults, notes, isDone }: ReportRow): Detail[] {
  if (outcome === 'refused')
    return faults.map(({ column, text, sentence }) => ({
      column: columnHead(column),
      value: text || t('products.imports.report.empty'),
      words: sentence,
    }));
  if (outcome === 'unchanged') {
    const words = notes.length > 0 ? notes.join(' ') : t('products.imports.report.unchanged');
    return [{ column: undefined, value: undefined, words }];
  }
  if (outcome === 'waiting') return notes.map(words => ({ column: undefined, value: undefined, words }));
  if (outcome === 'changed')
    return [
      ...changes.map(({ column, from, to }) => ({
        column: columnHead(column),
        value: said(from ?? NOTHING),
        words: `→ ${said(to)}`,
      })),
      ...notes.map(words => ({ column: undefined, value: undefined, words })),
    ];
  const told = changes.filter(({ column, to }) => OF_NEW.includes(column) && to !== NOTHING);
  const words = told.map(({ column, to }) => (column === 'title' ? to : `${columnHead(column)} ${to}`)).join(', ');
  return [
    {
      column: undefined,
      value: undefined,
      words: [
        isDone ? t('products.imports.report.added', { words }) : t('products.imports.report.new', { words }),
        ...notes,
      ].join(' '),
    },
  ];
}
