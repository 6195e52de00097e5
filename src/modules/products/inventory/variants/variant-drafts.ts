import type { ProductStatus } from '#products/catalog/product/product.fields.ts';
import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import { readField } from '#products/inventory/product/field-readers.ts';
import { figureFault, figureText, readFigure } from '#products/inventory/product/typed-figures.ts';
import { USUAL_OPTIONS } from '#products/inventory/product/usual-options.ts';
import { type PriceStock, type PriceStockField, priceStockFault } from '#products/inventory/stock/price-stock.ts';
import type { Paise } from '#shared/money/money.ts';
import { titleWithValues } from './other-values.ts';
import type { AddedVariant, ChangedVariant, RefusedVariant, VariantRow } from './variants.contract.ts';

export const TEXT_CELLS = ['title', 'sku', 'gtin', 'price', 'salePrice', 'stock'] as const;
export type TextCell = (typeof TEXT_CELLS)[number];
const FIGURES: readonly PriceStockField[] = ['price', 'salePrice', 'stock'];

/** A row of the table as it is typed. */
export interface VariantDraft extends Readonly<Record<TextCell, string>> {
  /** The id of the product, or a key of its own for one that is added. */
  readonly key: string;
  /** The variant as it was loaded; for a new row the one that it copies. */
  readonly row: VariantRow;
  readonly isNew: boolean;
  /** By the names of the table's options. */
  readonly values: Readonly<Record<string, string>>;
  readonly images: readonly string[];
  readonly status: ProductStatus;
  readonly unlink: boolean;
  /** What the server said of the row when it was last sent. */
  readonly refused?: Omit<RefusedVariant, 'at'> | undefined;
}

export interface VariantTable {
  /** The options that have a column. */
  readonly names: readonly string[];
  readonly drafts: readonly VariantDraft[];
}

/** The table of variants as they are; with at least one column for what distinguishes them. */
export function tableOf(rows: readonly VariantRow[]): VariantTable {
  const said = [...new Set(rows.flatMap(({ options }) => options.map(({ name }) => name)))];
  const names = said.length > 0 ? said : USUAL_OPTIONS.slice(0, 1);
  return { names, drafts: rows.map(row => draftOf(row)) };
}

export function draftOf(row: VariantRow): VariantDraft {
  const { _id, title, sku, gtin, options, images, status } = row;
  return {
    ...{ key: _id, row, isNew: false, unlink: false, title, sku: sku ?? '', gtin: gtin ?? '', images, status },
    ...{ price: figureText(row, 'price'), salePrice: figureText(row, 'salePrice'), stock: figureText(row, 'stock') },
    values: Object.fromEntries(options.map(({ name, value }) => [name, value])),
  };
}

/** A new row: a copy as a draft, without what belongs to one product alone. */
export function copyOfDraft(draft: VariantDraft, key: string): VariantDraft {
  return {
    ...{ ...draft, key, isNew: true, unlink: false, refused: undefined, status: 'draft' },
    ...{ sku: '', gtin: '', stock: '0' },
  };
}

/** Types into a cell of an option. The title of a new row follows its values until somebody types another. */
export function withValue(draft: VariantDraft, names: readonly string[], name: string, value: string): VariantDraft {
  const next = { ...draft, values: { ...draft.values, [name]: value }, refused: undefined };
  const isProposed = draft.isNew && draft.title === proposedTitle(draft, names);
  return isProposed ? { ...next, title: proposedTitle(next, names) } : next;
}

function proposedTitle(draft: VariantDraft, names: readonly string[]): string {
  return titleWithValues(draft.row.title, draft.row.options, optionsOf(draft, names));
}

/** The options of a row in the order of the columns; colours stay with their values. */
function optionsOf({ row, values }: VariantDraft, names: readonly string[]): ProductOption[] {
  return names.flatMap(name => {
    const value = values[name]?.trim() ?? '';
    if (value === '') return [];
    const before = row.options.find(option => option.name === name);
    return [before?.value === value ? before : { name, value }];
  });
}

/** Another name of an option's column, in all rows. */
export function renamed({ names, drafts }: VariantTable, at: number, name: string): VariantTable {
  const was = names[at] ?? '';
  if (names.includes(name)) return { names, drafts };
  return {
    names: names.map((each, place) => (place === at ? name : each)),
    drafts: drafts.map(draft => {
      const { [was]: value, ...rest } = draft.values;
      return value === undefined ? draft : { ...draft, values: { ...rest, [name]: value } };
    }),
  };
}

/** The change to send; undefined if nothing differs. The row's cells must be right. */
export function variantChangeOf(draft: VariantDraft, names: readonly string[]): ChangedVariant | undefined {
  const { row, unlink, images, status } = draft;
  const figures = figuresOf(draft);
  const options = optionsOf(draft, names);
  const sku = draft.sku.trim() || null;
  const gtin = draft.gtin.trim() || null;
  const change = {
    ...(draft.title.trim() !== row.title && { title: draft.title }),
    ...(sku !== row.sku && { sku }),
    ...(gtin !== row.gtin && { gtin }),
    ...(!isSame(sorted(options), sorted(row.options)) && { options }),
    ...(figures.price !== row.price && { price: figures.price }),
    ...(figures.salePrice !== row.salePrice && { salePrice: figures.salePrice }),
    ...(figures.stock !== row.stock && { stock: { to: figures.stock, seen: row.stock } }),
    ...(!isSame(images, row.images) && { images: [...images] }),
    ...(status !== row.status && { status }),
    ...(unlink && { unlink }),
  };
  return Object.keys(change).length === 0 ? undefined : { _id: row._id, version: row.version, ...change };
}

function sorted(options: readonly ProductOption[]) {
  return options.map(({ name, value }) => [name, value]).sort();
}

export function additionOf(draft: VariantDraft, names: readonly string[]): AddedVariant {
  const { price, salePrice, stock } = figuresOf(draft);
  return {
    ...{ of: draft.row._id, title: draft.title, sku: draft.sku.trim() || null, gtin: draft.gtin.trim() || null },
    ...{ options: optionsOf(draft, names), price, salePrice, stock, images: [...draft.images], status: draft.status },
  };
}

function figuresOf(draft: VariantDraft): PriceStock {
  return {
    price: readFigure('price', draft.price) as Paise,
    salePrice: readFigure('salePrice', draft.salePrice) as Paise | null,
    stock: readFigure('stock', draft.stock) as number,
  };
}

/** The error of a cell that can be seen without the server. */
export function cellFault(draft: VariantDraft, cell: TextCell): string | undefined {
  if (cell === 'gtin' || cell === 'sku' || cell === 'title') {
    const read = readField(cell, draft[cell]);
    return 'fault' in read ? read.fault : undefined;
  }
  if (readFigure(cell, draft[cell]) === undefined) return figureFault(cell, draft[cell]);
  if (FIGURES.some(field => readFigure(field, draft[field]) === undefined)) return undefined;
  const fault = priceStockFault(figuresOf(draft));
  return fault?.field === cell ? fault.words : undefined;
}

export function hasFaults(draft: VariantDraft): boolean {
  return TEXT_CELLS.some(cell => cellFault(draft, cell) !== undefined);
}

/** Whether anything of a row is not saved, right or not. */
export function isUnsaved(draft: VariantDraft, names: readonly string[]): boolean {
  if (draft.isNew || draft.unlink || !isSame(draft.images, draft.row.images)) return true;
  const saved = draftOf(draft.row);
  if (draft.status !== saved.status || TEXT_CELLS.some(cell => isCellChanged(draft, cell))) return true;
  return !isSame(sorted(optionsOf(draft, names)), sorted(draft.row.options));
}

export function isCellChanged(draft: VariantDraft, cell: TextCell): boolean {
  if (draft.isNew) return false;
  if (cell === 'title' || cell === 'sku' || cell === 'gtin') return draft[cell].trim() !== (draft.row[cell] ?? '');
  return readFigure(cell, draft[cell]) !== draft.row[cell];
}

export function isValueChanged({ isNew, row, values }: VariantDraft, name: string): boolean {
  const before = row.options.find(option => option.name === name)?.value ?? '';
  return !isNew && (values[name]?.trim() ?? '') !== before;
}

/** The table after a refusal: each row that was sent has what is wrong with it. */
export function withRefusals(
  table: VariantTable,
  sent: readonly string[],
  rows: readonly RefusedVariant[],
): VariantTable {
  const refused = new Map(rows.map(({ at, ...rest }) => [sent[at], rest]));
  return { ...table, drafts: table.drafts.map(draft => ({ ...draft, refused: refused.get(draft.key) })) };
}

/** The table with newly read rows; unsaved rows keep what was typed, on top of what they were loaded from. */
export function reread(table: VariantTable, rows: readonly VariantRow[]): VariantTable {
  const fresh = tableOf(rows);
  const mine = new Map(table.drafts.filter(draft => isUnsaved(draft, table.names)).map(draft => [draft.key, draft]));
  return {
    names: [...new Set([...table.names, ...fresh.names])],
    drafts: [...fresh.drafts.map(draft => mine.get(draft.key) ?? draft), ...table.drafts.filter(({ isNew }) => isNew)],
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
