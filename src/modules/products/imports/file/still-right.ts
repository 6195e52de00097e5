import type { AttributeCells } from '#products/imports/readers/attribute-cells.ts';
import { t } from '#shared/language/t.ts';
import { VARIANT_GROUP } from './columns.ts';
import { decideRow, type FieldChange, type ImportOutcome } from './decide-row.ts';
import type { CellFault, ImportedFields } from './product-fields.ts';

interface Checked {
  readonly sku: string | null;
  readonly outcome: ImportOutcome;
  readonly changes: readonly FieldChange[];
}

/** What the shop has when rows are written. */
export interface KnownNow {
  readonly attributes: AttributeCells;
  readonly hasCategory: (id: string) => boolean;
}

/**
 * Checks whether a row would still do what its report said, given the product as it is now. Stock is changed by a
 * difference, so sales since the check don't matter; any other change does.
 * @returns the errors; empty if the row may be written
 */
export function stillRight(
  row: Checked,
  now: ImportedFields | undefined,
  { attributes, hasCategory }: KnownNow,
): CellFault[] {
  const category = row.changes.find(({ field }) => field === 'kind')?.to;
  if (typeof category === 'string' && !hasCategory(category))
    return [against('kind', category, t('products.imports.fault.categoryGone'))];
  if (row.outcome === 'added') return now ? [against('sku', row.sku, t('products.imports.fault.added'))] : [];
  if (!now) return [against('sku', row.sku, t('products.imports.fault.gone'))];
  const other = row.changes.find(
    ({ field, from, to }) =>
      field !== 'stock' &&
      JSON.stringify(from) !== JSON.stringify(now[field]) &&
      // Another row may have linked it already.
      !(field === VARIANT_GROUP && to === now[field]),
  );
  if (other) return [against(other.field, null, t('products.imports.fault.changed'))];
  if (now.stock + stockMove(row.changes) < 0)
    return [against('stock', String(now.stock), t('products.imports.fault.sold'))];
  const said = Object.fromEntries(row.changes.map(({ field, to }) => [field, to]));
  const { stock: _, ...fields } = said as Partial<ImportedFields>;
  // What is usual matters only to new products.
  const rules = { declared: false, usuals: new Map(), attributes, accessories: new Set<string>() };
  return [...decideRow({ sku: row.sku ?? undefined, fields, faults: [] }, now, rules).faults];
}

/** The difference by which a row changes the stock. */
export function stockMove(changes: readonly FieldChange[]): number {
  const change = changes.find(({ field }) => field === 'stock');
  return change ? Number(change.to) - Number(change.from ?? 0) : 0;
}

function against(column: CellFault['column'], text: string | null, sentence: string): CellFault {
  return { column, text: text ?? '', sentence };
}
