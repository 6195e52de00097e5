import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { listStockMovements } from '#products/inventory/stock/stock.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { ProductId } from '#shared/id.ts';
import { countText } from '#shared/text/count-text.ts';
import { AdjustForm } from './adjust-form.tsx';
import { MovementList } from './movement-list.tsx';
import styles from './stock-history.module.css';

/** A product as far as the sheet's head needs it. */
export interface MovedProduct {
  readonly _id: ProductId;
  readonly title: string;
}

type StockHistorySheetProps = { product: MovedProduct | undefined; onClose: () => void; onAdjusted: () => void };

/** One product's stock: adjusted by hand above, and below all that has moved it. */
export function StockHistorySheet({ product, onClose, onAdjusted }: StockHistorySheetProps) {
  return (
    <Sheet open={product !== undefined} onClose={onClose} title={product ? `Stock of ${product.title}` : 'Stock'}>
      {product && <StockHistory key={product._id} productId={product._id} onAdjusted={onAdjusted} />}
    </Sheet>
  );
}

function StockHistory({ productId, onAdjusted }: { productId: ProductId; onAdjusted: () => void }) {
  const [page, setPage] = useState(1);
  const asked = useAnswer(listStockMovements, { productId, page });
  const found = asked.problem ? undefined : asked.answer;
  if (asked.problem)
    return (
      <ErrorState title="Could not load the stock history" onRetry={asked.askAgain} retrying={asked.isAsking}>
        {asked.problem.message}
      </ErrorState>
    );
  if (!found) return <Skeleton shape="block" />;
  return (
    <>
      <AdjustForm
        productId={productId}
        stock={found.product.stock}
        onAdjusted={() => {
          setPage(1);
          asked.askAgain();
          onAdjusted();
        }}
      />
      <h3 className={styles.head}>History</h3>
      <MovementList movements={found.data} isStale={!asked.isFresh} />
      {found.totalPages > 1 && (
        <div className={`${styles.acts} ${styles.pages}`}>
          <Button size="sm" aria-disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button size="sm" aria-disabled={page === found.totalPages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
          <span>
            Page {countText(page)} of {countText(found.totalPages)}
          </span>
        </div>
      )}
    </>
  );
}
