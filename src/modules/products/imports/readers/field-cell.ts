import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import { COLUMN_NAMES, type ColumnName, columnShape } from '#products/imports/file/columns.ts';
import type { FieldName, ImportedFields } from '#products/imports/file/product-fields.ts';
import { type Paise, priceTag, toRupees } from '#shared/money/money.ts';
import { listCell } from './list-cell.ts';
import { optionsCell } from './options-cell.ts';

/** The text of a field in a CSV cell, without a guard; reading it gives the same value. */
export function fieldCell<Name extends FieldName>(field: Name, value: ImportedFields[Name] | undefined): string {
  if (value === null || value === undefined) return '';
  const { type } = columnShape(field);
  if (type === 'options') return optionsCell(value as unknown as readonly ProductOption[]);
  if (Array.isArray(value)) return type === 'lines' ? listCell(value) : value.join('|');
  if (type === 'money') return String(toRupees(value as unknown as Paise));
  if (type === 'rate') return `${Number(value) / 100}%`;
  // `none` would be read as “empty”.
  if (field === 'serialKind' && value === 'none') return 'no';
  return String(value);
}

/** Columns of numbers, which need no guard. */
export const FIGURES: ReadonlySet<ColumnName> = new Set(
  COLUMN_NAMES.filter(name => ['money', 'count', 'rate'].includes(columnShape(name).type)),
);

const MAX_LENGTH = 120;
/** Stands for an empty field in the API; reports show it in the language of the page. */
export const NOTHING = 'nothing';

/** The text of a field in a report: amounts as prices, long texts truncated. */
export function fieldWords(field: FieldName, value: ImportedFields[FieldName] | undefined): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return NOTHING;
  if (columnShape(field).type === 'money') return priceTag(value as Paise);
  const isPlainList = Array.isArray(value) && columnShape(field).type !== 'options';
  const words = (isPlainList ? (value as readonly string[]).join(', ') : fieldCell(field, value as never)).replaceAll(
    '\n',
    ' ',
  );
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words;
}
