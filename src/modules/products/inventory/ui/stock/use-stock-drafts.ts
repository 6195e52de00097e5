import { useEffect, useState } from 'react';
import type { PriceStockField } from '#products/inventory/stock/price-stock.ts';
import {
  countChangedCells,
  type Drafts,
  faultIn,
  isChanged,
  pasteInto,
  type StockDraft,
  settled,
  typeInto,
} from '#products/inventory/stock/stock-drafts.ts';
import type { StockRow } from '#products/inventory/stock/stock-sheet.contract.ts';

/** Unsaved input of the table, kept while paging. */
export function useStockDrafts(rows: readonly StockRow[]) {
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reloaded list makes drafts with the same values obsolete
  useEffect(() => setDrafts(settled), [rows]);
  return {
    all: drafts,
    changes: countChangedCells(drafts),
    /** Whether the stock of any row is changed, which needs a reason. */
    moveStock: [...drafts.values()].some(draft => isChanged(draft, 'stock')),
    of: (row: StockRow): StockDraft | undefined => drafts.get(row._id),
    faultAt: (row: StockRow, field: PriceStockField): string | undefined => {
      const draft = drafts.get(row._id);
      const fault = draft && faultIn(draft);
      if (fault) return fault.field === field ? fault.words : undefined;
      return draft?.refusal !== undefined && isChanged(draft, field) ? draft.refusal : undefined;
    },
    type: (row: StockRow, field: PriceStockField, text: string) =>
      setDrafts(before => typeInto(before, row, field, text)),
    revert: (row: StockRow, field: PriceStockField) =>
      setDrafts(before => {
        const seen = before.get(row._id)?.row ?? row;
        return settled(typeInto(before, row, field, field === 'stock' ? String(seen.stock) : textOf(seen[field])));
      }),
    /** Fills this cell and those below and beside it. */
    paste: ({ _id: first }: StockRow, field: PriceStockField, text: string) =>
      setDrafts(before => pasteInto(before, rows, { row: rows.findIndex(({ _id }) => _id === first), field }, text)),
    settle: () => setDrafts(settled),
    discard: () => setDrafts(new Map()),
    replace: setDrafts,
    /** Drops the draft of one row. */
    drop: ({ row }: StockDraft) => setDrafts(before => new Map([...before].filter(([id]) => id !== row._id))),
    /** Keeps the input on top of the current row, to be saved again. */
    rebase: ({ row, typed, now }: StockDraft) =>
      setDrafts(before => settled(new Map(before).set(row._id, { row: now ?? row, typed }))),
  };
}

export type StockDrafts = ReturnType<typeof useStockDrafts>;

function textOf(amount: number | null): string {
  return amount === null ? '' : String(amount / 100);
}
