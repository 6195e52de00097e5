import { fieldOf } from '#products/catalog/product/product.fields.ts';
import { COLUMN_NAMES, COLUMNS, type ColumnName } from '#products/imports/file/columns.ts';
import type { FieldName, ImportedFields } from '#products/imports/file/product-fields.ts';
import type { Paise } from '#shared/money/money.ts';
import { toRupees } from '#shared/money/money.ts';

/** What a field is in a cell of the file, before it is guarded: just what reading it gives back. */
export function fieldCell<Name extends FieldName>(field: Name, value: ImportedFields[Name]): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join('|');
  const { type } = fieldOf(COLUMNS[field].field);
  if (type === 'money') return String(toRupees(value as unknown as Paise));
  if (type === 'rate') return `${Number(value) / 100}%`;
  // The word itself would say that the cell says nothing.
  if (field === 'serialKind' && value === 'none') return 'no';
  return String(value);
}

/** Fields whose cells are figures, which need no guard. */
export const FIGURES: ReadonlySet<ColumnName> = new Set(
  COLUMN_NAMES.filter(name => ['money', 'count', 'rate'].includes(fieldOf(COLUMNS[name].field).type)),
);
