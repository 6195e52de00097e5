import { figureFault, readFigure } from '#products/inventory/product/typed-figures.ts';
import type { ProductId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { type PriceStock, type PriceStockField, priceStockFault } from './price-stock.ts';
import type { RowChange, StockRow } from './stock-sheet.contract.ts';

/** The editable cells, from left to right. */
const CELLS = ['price', 'salePrice', 'stock'] as const satisfies readonly PriceStockField[];

/** Unsaved input of a row, and the row as it was loaded. */
export interface StockDraft {
  readonly row: StockRow;
  readonly typed: Readonly<Partial<Record<PriceStockField, string>>>;
  /** The server's error, if saving failed. */
  readonly refusal?: string | undefined;
  /** The current row, if somebody else has changed it. */
  readonly now?: StockRow | undefined;
}

export type Drafts = ReadonlyMap<ProductId, StockDraft>;

export function typeInto(drafts: Drafts, row: StockRow, field: PriceStockField, text: string): Drafts {
  const before = drafts.get(row._id);
  const draft = { row: before?.row ?? row, typed: { ...before?.typed, [field]: text } };
  return new Map(drafts).set(row._id, draft);
}

/** Removes input that equals the row's values. */
export function settled(drafts: Drafts): Drafts {
  const kept = [...drafts].flatMap(([id, draft]): [ProductId, StockDraft][] => {
    const typed = Object.fromEntries(
      CELLS.filter(cell => isChanged(draft, cell)).map(cell => [cell, draft.typed[cell]]),
    );
    return Object.keys(typed).length === 0 ? [] : [[id, { ...draft, typed }]];
  });
  return new Map(kept);
}

export function isChanged({ row, typed }: StockDraft, field: PriceStockField): boolean {
  const text = typed[field];
  return text !== undefined && readFigure(field, text) !== row[field];
}

/** Number of changed cells. */
export function countChangedCells(drafts: Drafts): number {
  return [...drafts.values()].reduce((sum, draft) => sum + CELLS.filter(cell => isChanged(draft, cell)).length, 0);
}

/** The error of a row's input, and its cell. */
export function faultIn({
  row,
  typed,
}: StockDraft): { readonly field: PriceStockField; readonly words: string } | undefined {
  for (const field of CELLS) {
    const text = typed[field];
    if (text !== undefined && readFigure(field, text) === undefined) return { field, words: figureFault(field, text) };
  }
  return priceStockFault(wantedOf({ row, typed }));
}

/** The change to send. The row's input must be valid. */
export function stockChangeOf(draft: StockDraft): RowChange {
  const { row } = draft;
  const { price, salePrice, stock } = wantedOf(draft);
  return {
    _id: row._id,
    version: row.version,
    ...(price !== row.price && { price }),
    ...(salePrice !== row.salePrice && { salePrice }),
    ...(stock !== row.stock && { stock: { to: stock, seen: row.stock } }),
  };
}

function wantedOf({ row, typed }: StockDraft): PriceStock {
  const read = (field: PriceStockField) => {
    const text = typed[field];
    return text === undefined ? row[field] : readFigure(field, text);
  };
  return {
    price: read('price') as Paise,
    salePrice: read('salePrice') as Paise | null,
    stock: read('stock') as number,
  };
}

/** Pastes a block of cells to the right of and below a cell; cells beyond the table are ignored. */
export function pasteInto(
  drafts: Drafts,
  rows: readonly StockRow[],
  at: { readonly row: number; readonly field: PriceStockField },
  text: string,
): Drafts {
  let pasted = drafts;
  for (const [down, line] of blockOf(text).entries()) {
    const row = rows[at.row + down];
    for (const [right, cell] of line.entries()) {
      const field = CELLS[CELLS.indexOf(at.field) + right];
      if (row && field) pasted = typeInto(pasted, row, field, cell.trim());
    }
  }
  return settled(pasted);
}

/** Whether copied text is more than one cell. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}

function blockOf(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map(line => line.split('\t'));
}
