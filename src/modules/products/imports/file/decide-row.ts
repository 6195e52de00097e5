import type { UsualFacts } from '#products/catalog/categories/category-tree.ts';
import { missingDeclarations } from '#products/catalog/product/missing-declarations.ts';
import { type FieldValues, NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import { type Kind, OTHER } from '#products/catalog/vocabulary.ts';
import type { AttributeCells } from '#products/imports/readers/attribute-cells.ts';
import { isWebAddress } from '#products/imports/readers/read-images.ts';
import type { ReadRow } from '#products/imports/readers/read-row.ts';
import { FIELDS_TOGETHER, type FieldTogether, faultsTogether } from '#products/inventory/product/fields-together.ts';
import { USUAL_GST } from '#products/inventory/product/gst-rates.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { type AttributeColumn, isAttributeColumn } from './attribute-columns.ts';
import { COLUMN_NAMES, columnHead, columnOf } from './columns.ts';
import type { CellFault, FieldName, ImportedFields } from './product-fields.ts';

/** A row waits while its seller has not said what category its word means. */
export const OUTCOMES = ['added', 'changed', 'unchanged', 'refused', 'waiting'] as const;
export type ImportOutcome = (typeof OUTCOMES)[number];

export type CellValue = ImportedFields[FieldName];

/** One field that a row changes; `from` is missing for new products. */
export interface FieldChange {
  readonly field: FieldName;
  readonly from?: CellValue;
  readonly to: CellValue;
}

export interface Decision {
  readonly outcome: ImportOutcome;
  readonly changes: readonly FieldChange[];
  readonly faults: readonly CellFault[];
  /** Information for the seller that is not an error. */
  readonly notes: readonly string[];
}

export interface RowRules {
  /** Whether products need their legal declarations to go on sale. */
  readonly declared: boolean;
  readonly usuals: UsualFacts;
  readonly attributes: AttributeCells;
  /** Categories whose products are in the section of accessories if their seller names none. */
  readonly accessories: ReadonlySet<Kind>;
}

/** Defaults of a new product. */
function usual({ usuals, accessories }: RowRules, kind: Kind = OTHER): Partial<ImportedFields> {
  const { hsn = null, gstRateBp = null, serialKind = null } = usuals.get(kind) ?? {};
  const always = {
    category: 'electronics',
    section: accessories.has(kind) ? 'accessories' : 'trending',
    kind,
    condition: 'new',
    taxRate: gstRateBp ?? USUAL_GST * 100,
    images: [],
    highlights: [],
    fits: [],
    serialKind: serialKind ?? 'none',
    status: 'live',
  } as const;
  return hsn === null ? always : { ...always, hsn };
}

/**
 * Decides what a row would do to the product with its SKU, or whether it adds a new one. Only fields in the row are
 * changed. A sale price is compared with the price after the change.
 */
export function decideRow(row: ReadRow, existing: ImportedFields | undefined, rules: RowRules): Decision {
  const { declared, attributes } = rules;
  const faults = [...row.faults];
  const notes: string[] = [];
  const waits = waitsFor(row);
  if (faults.length === 0 && waits.length > 0) return { outcome: 'waiting', changes: [], faults, notes: waits };
  let fields: Partial<ImportedFields> = existing ? row.fields : { ...usual(rules, row.fields.kind), ...row.fields };
  const refused = new Set(faults.map(({ column }) => column));
  const refuse = (column: FieldName, text: string, sentence: string) => {
    if (!refused.has(column)) faults.push({ column, text, sentence });
  };

  if (!existing)
    for (const name of NEEDED)
      if (fields[name] === undefined && !(name === 'brand' && row.strangeBrand !== undefined))
        refuse(name, '', t('products.imports.fault.required', { column: columnHead(name) }));

  const kind = fields.kind ?? existing?.kind ?? OTHER;
  const own = attributes.columnsOf([kind]);
  for (const column of Object.keys(row.fields).filter(isAttributeColumn))
    if (row.fields[column] && !own.includes(column))
      refuse(column, row.fields[column], t('products.imports.fault.attribute'));

  const price = fields.price ?? existing?.price;
  const sale = fields.salePrice === undefined ? existing?.salePrice : fields.salePrice;
  if (price !== undefined && sale !== undefined && sale !== null && sale >= price) {
    // Many lists give a selling price for every product, even if it equals the MRP.
    if (sale === price && fields.salePrice !== undefined) fields = { ...fields, salePrice: null };
    else if (fields.salePrice !== undefined)
      refuse('salePrice', priceTag(sale), t('products.imports.fault.belowMrp', { price: priceTag(price) }));
    else refuse('price', priceTag(price), t('products.imports.fault.aboveSale', { price: priceTag(sale) }));
  }
  const willShow = fields.images ?? existing?.images ?? [];
  if (existing && (fields.status ?? existing.status) === 'live' && willShow.length === 0)
    if (fields.status !== undefined || fields.images !== undefined)
      refuse(fields.images === undefined ? 'status' : 'images', '', t('products.imports.fault.picture'));
  if (fields.images?.some(isWebAddress)) notes.push(t('products.imports.note.fetch'));
  if (!existing && fields.status === 'live' && fields.images?.length === 0) {
    fields = { ...fields, status: 'draft' };
    notes.push(t('products.imports.note.noPicture'));
  }
  if ((fields.status ?? existing?.status) === 'live' && existing?.status !== 'live') {
    const said = (column: AttributeColumn) => (fields[column] === undefined ? existing?.[column] : fields[column]);
    const missing = [
      ...(declared ? missingDeclarations({ ...NOTHING_DECLARED, ...existing, ...fields }) : []),
      ...attributes.requiredOf(kind).filter(column => !said(column)),
    ].map(columnHead);
    if (missing.length > 0) {
      fields = { ...fields, status: existing?.status ?? 'draft' };
      notes.push(t('products.imports.note.undeclared', { missing: missing.join(', ') }));
    }
  }
  if (!FIELDS_TOGETHER.some(name => refused.has(name))) {
    const values = { ...NOTHING_SAID, ...existing, ...fields } as FieldValues<FieldTogether>;
    for (const [name, sentence] of Object.entries(faultsTogether(values))) refuse(name as FieldTogether, '', sentence);
  }
  if (faults.length > 0) return { outcome: 'refused', changes: [], faults, notes: [] };

  const changes = changesOf(fields, existing);
  const outcome = existing === undefined ? 'added' : changes.length > 0 ? 'changed' : 'unchanged';
  return { outcome, changes, faults, notes: outcome === 'unchanged' ? [] : notes };
}

/** What has to be said first, by the seller or by an administrator. */
function waitsFor({ word, strangeBrand }: ReadRow): string[] {
  return [
    ...(word && word.kind === undefined ? [t('products.imports.note.waiting', { word: word.text })] : []),
    ...(strangeBrand === undefined ? [] : [t('products.imports.note.brand', { brand: strangeBrand })]),
  ];
}

const NOTHING_DECLARED = { origin: null, maker: null, importer: null };
const FIELDS = COLUMN_NAMES.filter(name => name !== 'sku');
const NEEDED = FIELDS.filter(name => columnOf(name).isNeeded);

function changesOf(fields: Partial<ImportedFields>, existing: ImportedFields | undefined): FieldChange[] {
  return [...FIELDS, ...Object.keys(fields).filter(isAttributeColumn)].flatMap((field): FieldChange[] => {
    const to = fields[field];
    if (to === undefined) return [];
    const from = existing?.[field];
    if (isAttributeColumn(field) && to === null && (from ?? null) === null) return [];
    if (from === undefined) return [{ field, to }];
    return isSame(from, to) ? [] : [{ field, from, to }];
  });
}

function isSame(one: CellValue, other: CellValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
