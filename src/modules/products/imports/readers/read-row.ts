import { isAttributeColumn } from '#products/imports/file/attribute-columns.ts';
import { COLUMN_NAMES, type ColumnName, columnOf, columnShape } from '#products/imports/file/columns.ts';
import type { CellFault, FieldName, ImportedFields } from '#products/imports/file/product-fields.ts';
import { tidyLine, tidyText } from '#products/inventory/product/tidy-text.ts';
import { t } from '#shared/language/t.ts';
import { foldName } from '#shared/text/fold-name.ts';
import type { CategoryWord } from './category-words.ts';
import { readSku } from './cell-readers.ts';
import { derivedSku } from './derived-sku.ts';
import { EMPTY_MEANS, type KnownNames, readFieldCell } from './field-readers.ts';
import { isNothingWord, unguardCell } from './guard-cell.ts';
import { ELECTRONICS_NAMES } from './known-names.ts';
import { fault, type ReadCell, value } from './read.ts';
import { damageOf, withoutQuotedFormula } from './spreadsheet-damage.ts';

/** A row after reading. Columns with empty cells are missing from `fields`. */
export interface ReadRow {
  readonly sku: string | undefined;
  readonly fields: Partial<ImportedFields>;
  readonly faults: readonly CellFault[];
  /** What it calls its category; missing if it says nothing of it. */
  readonly word?: CategoryWord | undefined;
  /** The brand it names, where the shop does not have it. */
  readonly strangeBrand?: string | undefined;
}

const MANY_LINES = new Set(
  COLUMN_NAMES.filter(name =>
    ['description', 'images', 'options', 'highlights', 'fits'].includes(columnOf(name).field),
  ),
);
const longest = (name: ColumnName) => {
  const field = columnShape(name);
  return 'max' in field && field.type === 'text' ? field.max : 0;
};
const SHOWN = 80;
/**
 * Text columns have limits of their own; this one stops cells that would take long to parse (docs/security-cases.md
 * E14).
 */
const MAX_TEXT_LENGTH = 20_000;
const MAX_OTHER_LENGTH = 200;
const WORDS = new Set([...MANY_LINES, ...COLUMN_NAMES.filter(name => longest(name) > MAX_OTHER_LENGTH)]);

/**
 * Reads one row. An empty cell leaves the field as it is; NIL, N/A and a dash empty it. Cells that are far too long are
 * refused before parsing, which could block the event loop.
 */
export function readRow(cells: readonly string[], columns: readonly (ColumnName | null)[], known: KnownNames): ReadRow {
  const faults: CellFault[] = [];
  const fields: Record<string, unknown> = {};
  const called: Partial<Record<'category' | 'kind', string>> = {};
  const said: Partial<Record<ColumnName, string>> = {};
  let sku: string | undefined;
  let strangeBrand: string | undefined;
  const note = (column: ColumnName, text: string, sentence: string) =>
    faults.push({ column, text: text.slice(0, SHOWN), sentence });

  for (const name of [...COLUMN_NAMES, ...columns.filter(column => column !== null && isAttributeColumn(column))]) {
    const cell = cells[columns.indexOf(name)];
    if (cell === undefined) continue;
    if (cell.length > (WORDS.has(name) ? MAX_TEXT_LENGTH : MAX_OTHER_LENGTH)) {
      note(name, cell, t('products.imports.cell.tooLong', { length: cell.length }));
      continue;
    }
    const { text, isLiteral } = textOf(cell, name);
    if (text === '') continue;
    if (!isNothingWord(text)) said[name] = text;
    const read = isLiteral ? readCell(name, text, known) : readBare(name, text, known);
    if (read === undefined) continue;
    if (name === 'brand' && 'fault' in read && read.isUnknown && mayBeBrand(text)) strangeBrand = text;
    else if ('fault' in read) note(name, text, read.fault);
    else if (name === 'sku') sku = read.value as string;
    else if (name === 'category' || name === 'kind') called[name] = text;
    else fields[name] = read.value;
  }
  const hasSkuFault = faults.some(({ column }) => column === 'sku');
  if (!hasSkuFault) sku ??= derivedSku({ ...said, gtin: fields.gtin as string | null | undefined });
  if (sku === undefined && !hasSkuFault) note('sku', '', t('products.imports.cell.skuRequired'));
  const { category, kind } = called;
  const isElectronics = category !== undefined && ELECTRONICS.has(foldName(category));
  if (isElectronics) fields.category = 'electronics';
  // A cell for the kind says more than the other one.
  const word = known.categories.read([kind, isElectronics ? undefined : category].filter(text => text !== undefined));
  if (word?.kind !== undefined) fields.kind = word.kind;
  return { sku, fields: fields as Partial<ImportedFields>, faults, word, strangeBrand };
}

/** What an administrator can add as a brand. */
function mayBeBrand(text: string): boolean {
  return text.length <= MAX_BRAND_LENGTH && foldName(text) !== '';
}

const MAX_BRAND_LENGTH = 40;
const ELECTRONICS: ReadonlySet<string> = new Set(ELECTRONICS_NAMES.map(foldName));

function textOf(cell: string, name: ColumnName): { text: string; isLiteral: boolean } {
  const { text, isLiteral } = unguardCell(cell);
  const bare = isLiteral ? text : withoutQuotedFormula(text.trim());
  return { text: MANY_LINES.has(name) ? tidyText(bare) : tidyLine(bare), isLiteral };
}

/** A cell without a guard may be a word for “empty”, or damaged by a spreadsheet. */
function readBare(name: ColumnName, text: string, known: KnownNames): ReadCell<unknown> | undefined {
  if (isNothingWord(text)) return name === 'sku' ? undefined : nothingIn(name);
  const damage = damageOf(text);
  return damage ? fault(damage) : readCell(name, text, known);
}

function readCell(name: ColumnName, text: string, known: KnownNames): ReadCell<unknown> {
  if (name === 'category' || name === 'kind') return value(text);
  return name === 'sku' ? readSku(text) : readFieldCell(name, text, known);
}

/** The value of an emptied column, or an error if it can't be empty. */
function nothingIn(name: FieldName): ReadCell<unknown> {
  if (name === 'price') return fault(t('products.imports.cell.price'));
  const empty = isAttributeColumn(name) ? null : EMPTY_MEANS[name];
  return empty === undefined ? fault(t('products.imports.cell.notEmpty')) : value(empty);
}
