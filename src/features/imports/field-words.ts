import { fieldOf } from '#features/catalog/product.fields.ts';
import { type Paise, priceTag } from '#shared/money.ts';
import { COLUMNS } from './columns.ts';
import { fieldCell } from './field-cell.ts';
import type { FieldName, ProductFields } from './product-fields.ts';

const MOST = 120;

/** What a field says in a report: an amount as a price, nothing as such, long texts cut short. */
export function fieldWords(field: FieldName, value: ProductFields[FieldName] | undefined): string {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return 'nothing';
  if (fieldOf(COLUMNS[field].field).type === 'money') return priceTag(value as Paise);
  const words = fieldCell(field, value as never)
    .replaceAll('|', ', ')
    .replaceAll('\n', ' ');
  return words.length > MOST ? `${words.slice(0, MOST).trimEnd()}…` : words;
}
