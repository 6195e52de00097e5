import { foldName, isNear } from '#products/imports/readers/read-choice.ts';
import { tidyLine } from '#products/inventory/product/tidy-text.ts';
import { COLUMN_NAMES, COLUMNS, type ColumnName } from './columns.ts';

/** What the file's columns were understood as. */
export interface MatchedHeads {
  /** For each column of the file the field it fills, null for one that is left alone. */
  readonly columns: readonly (ColumnName | null)[];
  /** Heads that mean nothing here; their cells are left alone. */
  readonly unknown: readonly string[];
  /** Heads that mean what an earlier one means already. */
  readonly twice: readonly string[];
}

/** Shorter heads are too like each other for guessing. */
const MIN_LENGTH_FOR_TYPOS = 5;
/** What is longer is no head; understanding all of it could take long (docs/security-cases.md E14). */
const MAX_HEAD_LENGTH = 200;

/**
 * Understands the first row of a file: heads in any case, order and punctuation, by their usual names or others', one slip
 * forgiven. Where there is an MRP, "price" is what is paid.
 */
export function matchHeads(asSent: readonly string[]): MatchedHeads {
  const heads = asSent.map(head => head.slice(0, MAX_HEAD_LENGTH));
  const bare = heads.map(bareHead);
  const hasMrp = bare.some(head => head !== 'price' && exactly(head) === 'price');
  const columns: (ColumnName | null)[] = [];
  const unknown: string[] = [];
  const twice: string[] = [];
  for (const [at, head] of bare.entries()) {
    const name = head === 'price' && hasMrp ? 'salePrice' : (exactly(head) ?? nearly(head));
    const isTwice = name !== undefined && columns.includes(name);
    columns.push(name === undefined || isTwice ? null : name);
    const said = tidyLine(heads[at] ?? '');
    if (isTwice) twice.push(said);
    else if (name === undefined && said !== '') unknown.push(said);
  }
  return { columns, unknown, twice };
}

/** Without what stands in brackets, without the currency, letters and digits alone. */
function bareHead(head: string): string {
  const plain = tidyLine(head)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:inr|rs\.?|rupees|₹)(?=\s|$)|[*₹]/giu, ' ');
  return foldName(plain) || foldName(head);
}

const NAMES: readonly (readonly [folded: string, name: ColumnName])[] = COLUMN_NAMES.flatMap(name =>
  [name, COLUMNS[name].head.replace(/\(.*\)/, ''), ...COLUMNS[name].called].map(
    word => [foldName(word), name] as const,
  ),
);

function exactly(head: string): ColumnName | undefined {
  return NAMES.find(([folded]) => folded === head)?.[1];
}

function nearly(head: string): ColumnName | undefined {
  if (head.length < MIN_LENGTH_FOR_TYPOS) return undefined;
  return NAMES.find(([folded]) => folded.length >= MIN_LENGTH_FOR_TYPOS && isNear(head, folded))?.[1];
}
