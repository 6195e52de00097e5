import { useState } from 'react';
import { Link, useOutletContext } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { MAX_CART_LINES } from '#orders/cart/refusals.ts';
import { ShareCart } from '#orders/cart/ui/links/share-cart.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { PauseShop } from '#people/sellers/ui/pause/pause-shop.tsx';
import type { BulkAnswer, StockRow } from '#products/inventory/stock/stock-sheet.contract.ts';
import { BulkSheet } from '#products/inventory/ui/bulk/bulk-sheet.tsx';
import { useBulkDone, useUndoPrices } from '#products/inventory/ui/bulk/use-undo-prices.ts';
import { WhoseProducts } from '#products/inventory/ui/own-products/whose-products.tsx';
import { LeaveGuard } from '#routing/leave-guard.tsx';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { ListTools } from '#routing/list/list-tools.tsx';
import { useList } from '#routing/list/use-list.ts';
import { t } from '#shared/language/t.ts';
import { NotSaved } from './not-saved.tsx';
import { stockColumns } from './stock-columns.tsx';
import { StockHistorySheet } from './stock-history-sheet.tsx';
import { foundBy, stockSheet } from './stock-sheet.ts';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useSaveStock } from './use-save-stock.ts';
import { useStockDrafts } from './use-stock-drafts.ts';

const NO_ROWS: readonly StockRow[] = [];

/** Prices and stock as an editable table, with bulk operations. */
export default function StockPage() {
  const user = useOutletContext<SessionUser>();
  const isAdministrator = user.type === 'admin';
  const list = useList(stockSheet(user));
  const { state, found, selection, reload } = list;
  const drafts = useStockDrafts(found?.data ?? NO_ROWS);
  const undo = useUndoPrices(reload);
  const saving = useSaveStock(drafts, undo, reload);
  const tellBulk = useBulkDone(undo);
  const [history, setHistory] = useState<StockRow>();
  const [isBulk, setBulk] = useState(false);
  const [isSharing, setSharing] = useState(false);

  const bulkDone = (answer: BulkAnswer) => {
    setBulk(false);
    selection.clear();
    tellBulk(answer);
    reload();
  };
  return (
    <ListScreen
      list={list}
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
      tools={
        <>
          <ListTools list={list}>
            {isAdministrator && <WhoseProducts list={list} />}
            {state.variants && (
              <Link to={list.href({ variants: undefined })} className={buttonClass()}>
                {t('products.inventory.showAll')}
              </Link>
            )}
          </ListTools>
          <NotSaved drafts={drafts} />
        </>
      }
      columns={stockColumns({
        drafts,
        showSeller: isAdministrator && state.sellers === 'all',
        showVariant: state.variants !== undefined,
        onHistory: setHistory,
      })}
      current={history?._id}
      bulk={
        drafts.changes === 0 && (
          <>
            <Button tone="primary" onClick={() => setBulk(true)}>
              {t('products.inventory.bulk.title')}
            </Button>
            {!selection.isAll && selection.rows.length <= MAX_CART_LINES && (
              <Button aria-haspopup="dialog" onClick={() => setSharing(true)}>
                {t('orders.cart.links.shareChosen')}
              </Button>
            )}
          </>
        )
      }
    >
      {drafts.changes > 0 && (
        <UnsavedBar
          changes={drafts.changes}
          asksReason={drafts.moveStock}
          busy={saving.busy}
          onSave={reason => void saving.save(reason)}
          onDiscard={drafts.discard}
        />
      )}
      <BulkSheet
        open={isBulk}
        on={
          selection.isAll
            ? { found: foundBy(user, state) }
            : { rows: selection.rows.map(({ _id, version }) => ({ _id, version })) }
        }
        onClose={() => setBulk(false)}
        onDone={bulkDone}
      />
      {isSharing && (
        <ShareCart
          items={selection.rows.map(({ _id }) => ({ productId: _id, quantity: 1 }))}
          onClose={() => setSharing(false)}
        />
      )}
      <StockHistorySheet product={history} onClose={() => setHistory(undefined)} onAdjusted={reload} />
      <LeaveGuard unsaved={drafts.changes > 0} />
    </ListScreen>
  );
}
