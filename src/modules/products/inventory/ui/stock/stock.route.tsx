import { useState } from 'react';
import { useNavigate, useOutletContext, useSearchParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { SelectionBar } from '#design/tables/selection-bar.tsx';
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
import { useBulkDone, useUndoPrices } from '#products/inventory/ui/bulk/use-undo-prices.ts';
import { LeaveGuard } from '#routing/leave-guard.tsx';
import { PagedTable } from '#routing/page/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { NotSaved } from './not-saved.tsx';
import { type PlacedRow, stockColumns } from './stock-columns.tsx';
import { StockHistorySheet } from './stock-history-sheet.tsx';
import { StockTools } from './stock-tools.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useChosenRows } from './use-chosen-rows.ts';
import { useSaveStock } from './use-save-stock.ts';
import { useStockDrafts } from './use-stock-drafts.ts';

export default function StockPage() {
  return (
    <>
      <title>{t('products.inventory.stock.windowTitle')}</title>
      <StockSheet user={useOutletContext<SessionUser>()} />
    </>
  );
}

const ROWS = 50;
const NO_ROWS: readonly StockRow[] = [];

/** Prices and stock as an editable table, with bulk operations. */
function StockSheet({ user }: { user: SessionUser }) {
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
        title={t('products.inventory.stock.title')}
        aside={found ? t('products.inventory.stock.count', { count: found.totalItems }) : '\u00a0'}
        actions={
          <>
            {undo.words && (
              <Button busy={undo.busy} onClick={() => void undo.undo()}>
                {t('products.inventory.stock.undo', { what: undo.words })}
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
        caption={t('products.inventory.stock.title')}
        columns={stockColumns({ drafts, showSeller: isAdministrator && state.all, onHistory: setHistory })}
        rowKey={row => row._id}
        sort={{ by: sort, order }}
        onSort={({ by, order: way }) =>
          void navigate(stockSheetHref({ ...state, sort: by as StockSort, order: way, page: 1 }), {
            preventScrollReset: true,
          })
        }
        selection={{
          keys: chosen.keys,
          onChange: chosen.choose,
          label: row => t('products.inventory.stock.select', { title: row.title }),
        }}
        current={history?._id}
        pageSize={ROWS}
        loadingRows={12}
        href={to => stockSheetHref({ ...state, page: to })}
        noun={t('products.inventory.stock.noun')}
        empty={isNarrowed ? t('products.inventory.stock.none') : t('products.inventory.empty.none')}
        all={
          isNarrowed ? { href: stockSheetHref({ all: state.all }), words: t('products.inventory.showAll') } : undefined
        }
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

type StockSelectionBarProps = {
  /** Number of selected rows. */
  count: number;
  isAll: boolean;
  found: number;
  onAll: () => void;
  onChange: () => void;
  onClear: () => void;
};

function StockSelectionBar({ count, isAll, found, onAll, onChange, onClear }: StockSelectionBarProps) {
  return (
    <SelectionBar
      count={count}
      words={isAll ? t('products.inventory.stock.allFound', { count: found }) : undefined}
      onClear={onClear}
    >
      {!isAll && found > count && (
        <Button tone="quiet" onClick={onAll}>
          {t('products.inventory.stock.selectAll', { count: found })}
        </Button>
      )}
      <Button tone="primary" onClick={onChange}>
        {t('products.inventory.bulk.title')}
      </Button>
    </SelectionBar>
  );
}
