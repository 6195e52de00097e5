import { fieldOf } from '#products/catalog/product/product.fields.ts';
import { COLUMNS } from '#products/imports/file/columns.ts';
import type { FieldName, ImportedFields } from '#products/imports/file/product-fields.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { fieldCell } from './field-cell.ts';

const MAX_LENGTH = 120;

/** What a field says in a report: an amount as a price, nothing as such, long texts cut short. */
export function fieldWords(field: FieldName, value: ImportedFields[FieldName] | undefined): string {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return 'nothing';
  if (fieldOf(COLUMNS[field].field).type === 'money') return priceTag(value as Paise);
  const words = fieldCell(field, value as never)
    .replaceAll('|', ', ')
    .replaceAll('\n', ' ');
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words;
}
