import type { Decision } from '#products/imports/file/decide-row.ts';
import type { ImportedFields } from '#products/imports/file/product-fields.ts';
import type { ReadRow } from '#products/imports/readers/read-row.ts';
import type { TextSpec, TextSpecs } from '#products/imports/readers/text-specs.ts';
import type { KnownProduct } from '#products/imports/server/known-products.queries.ts';
import { t } from '#shared/language/t.ts';

/** What the texts of a row say of attributes that neither its columns nor the product have. */
export function rowProposals(
  { fields, faults }: ReadRow,
  before: ImportedFields | undefined,
  product: KnownProduct | undefined,
  specs: TextSpecs,
): readonly TextSpec[] {
  const kind = fields.kind ?? product?.kind;
  if (kind === undefined || faults.length > 0) return [];
  const listing = {
    title: fields.title ?? product?.title ?? '',
    description: fields.description ?? product?.description ?? '',
    highlights: fields.highlights ?? product?.highlights ?? [],
    specs: product?.specs ?? [],
  };
  return specs.of(kind, listing).filter(({ column }) => fields[column] === undefined && !before?.[column]);
}

/** The row with what is taken out of its texts. */
export function withSpecs(row: ReadRow, taken: readonly TextSpec[]): ReadRow {
  if (taken.length === 0) return row;
  const cells = Object.fromEntries(taken.map(({ column, cell }) => [column, cell]));
  return { ...row, fields: { ...row.fields, ...cells } };
}

/** Its report says which words each was taken out of. */
export function withSources(decision: Decision, taken: readonly TextSpec[]): Decision {
  if (taken.length === 0 || (decision.outcome !== 'added' && decision.outcome !== 'changed')) return decision;
  const notes = taken.map(({ column, cell, source, where }) =>
    t('products.imports.note.taken', { column, cell, source, place: where }),
  );
  return { ...decision, notes: [...decision.notes, ...notes] };
}
