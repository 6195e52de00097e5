import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { PauseShop } from '#people/sellers/ui/pause/pause-shop.tsx';
import {
  type BulkAnswer,
  listStock,
  type StockRow,
  type StockSort,
} from '#products/inventory/stock/stock-sheet.contract.ts';
import { readStockSheet, stockSheetHref } from '#products/inventory/stock/stock-sheet-state.ts';
import { BulkSheet } from '#products/inventory/ui/bulk/bulk-sheet.tsx';
import { useBulkDone } from '#products/inventory/ui/bulk/use-bulk-done.ts';
import { useUndoPrices } from '#products/inventory/ui/bulk/use-undo-prices.ts';
import { NotSaved } from '#products/inventory/ui/editor/not-saved.tsx';
import { UnsavedBar } from '#products/inventory/ui/editor/unsaved-bar.tsx';
import { LeaveGuard } from '#routing/leave-guard.tsx';
import { PagedTable } from '#routing/page/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { countText } from '#shared/text/count-text.ts';
import { type PlacedRow, stockColumns } from './stock-columns.tsx';
import { StockHistorySheet } from './stock-history-sheet.tsx';
import { StockSelectionBar } from './stock-selection-bar.tsx';
import { StockTools } from './stock-tools.tsx';
import { useChosenRows } from './use-chosen-rows.ts';
import { useSaveStock } from './use-save-stock.ts';
import { useStockDrafts } from './use-stock-drafts.ts';

const ROWS = 50;
const NO_ROWS: readonly StockRow[] = [];

/** Prices and stock as a table to type in, row by row or many at once. */
export function StockSheet({ user }: { user: SessionUser }) {
  const state = readStockSheet(useSearchParams()[0]);
  const { stock, find, sort, order, page } = state;
  const isAdministrator = user.type === 'admin';
  const userName = isAdministrator && state.all ? undefined : user.userName;
  const asked = useAnswer(listStock, { userName, stock, find, sort, order, page, limit: ROWS });
  const found = asked.problem ? undefined : asked.answer;
  const rows = found?.data ?? NO_ROWS;
  const drafts = useStockDrafts(rows);
  const chosen = useChosenRows(rows, { userName, stock, find });
  const undo = useUndoPrices(asked.askAgain);
  const saving = useSaveStock(drafts, undo, asked.askAgain);
  const [history, setHistory] = useState<StockRow>();
  const [isBulk, setBulk] = useState(false);
  const navigate = useNavigate();
  const tellBulk = useBulkDone(undo);
  const isNarrowed = stock !== undefined || find !== undefined || page > 1;

  const bulkDone = (answer: BulkAnswer) => {
    setBulk(false);
    chosen.clear();
    tellBulk(answer);
    asked.askAgain();
  };
  return (
    <>
      <PageHead
        title="Stock and prices"
        aside={found ? countText(found.totalItems, 'product') : '\u00a0'}
        actions={
          <>
            {undo.words && (
              <Button busy={undo.busy} onClick={() => void undo.undo()}>
                Undo: {undo.words}
              </Button>
            )}
            {!isAdministrator && <PauseShop />}
          </>
        }
      />
      <StockTools state={state} counts={found?.counts} isAdministrator={isAdministrator} />
      <NotSaved drafts={drafts} />
      <PagedTable<PlacedRow>
        asked={{ ...asked, answer: asked.answer && { ...asked.answer, data: rows.map((row, at) => ({ ...row, at })) } }}
        caption="Stock and prices"
        columns={stockColumns({ drafts, showSeller: isAdministrator && state.all, onHistory: setHistory })}
        rowKey={row => row._id}
        sort={{ by: sort, order }}
        onSort={({ by, order: way }) =>
          void navigate(stockSheetHref({ ...state, sort: by as StockSort, order: way, page: 1 }), {
            preventScrollReset: true,
          })
        }
        selection={{ keys: chosen.keys, onChange: chosen.choose, label: row => `Select ${row.title}` }}
        current={history?._id}
        pageSize={ROWS}
        loadingRows={12}
        href={to => stockSheetHref({ ...state, page: to })}
        noun="the stock"
        empty={isNarrowed ? 'No products found' : 'No products yet'}
        all={isNarrowed ? { href: stockSheetHref({ all: state.all }), words: 'Show all products' } : undefined}
      />
      {drafts.changes > 0 ? (
        <UnsavedBar
          changes={drafts.changes}
          asksReason={drafts.moveStock}
          busy={saving.busy}
          onSave={reason => void saving.save(reason)}
          onDiscard={drafts.discard}
        />
      ) : (
        <StockSelectionBar
          count={chosen.count}
          isAll={chosen.isAll}
          found={found?.totalItems ?? 0}
          onAll={chosen.chooseAll}
          onChange={() => setBulk(true)}
          onClear={chosen.clear}
        />
      )}
      <BulkSheet open={isBulk} on={chosen.on} onClose={() => setBulk(false)} onDone={bulkDone} />
      <StockHistorySheet product={history} onClose={() => setHistory(undefined)} onAdjusted={asked.askAgain} />
      <LeaveGuard unsaved={drafts.changes > 0} />
    </>
  );
}
