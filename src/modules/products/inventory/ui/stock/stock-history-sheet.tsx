import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { classes } from '#design/theme/classes.ts';
import { listStockMovements, type StockMovement } from '#products/inventory/stock/stock.contract.ts';
import { STOCK_REASONS } from '#products/inventory/stock/stock-reasons.ts';
import type { StockRow } from '#products/inventory/stock/stock-sheet.contract.ts';
import { shownStockNote } from '#products/inventory/stock/stored-note.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { ProductId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { AdjustForm } from './adjust-form.tsx';
import styles from './stock-history.module.css';

type StockHistorySheetProps = {
  product: Pick<StockRow, '_id' | 'title'> | undefined;
  onClose: () => void;
  onAdjusted: () => void;
};

/** A product's stock: the form to adjust it, and its movements. */
export function StockHistorySheet({ product, onClose, onAdjusted }: StockHistorySheetProps) {
  return (
    <Sheet
      open={product !== undefined}
      onClose={onClose}
      title={
        product
          ? t('products.inventory.history.stockOf', { title: product.title })
          : t('products.catalog.field.stockHead')
      }
    >
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
      <ErrorState title={t('products.inventory.history.failed')} onRetry={asked.askAgain} retrying={asked.isAsking}>
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
      <h3 className={styles.head}>{t('products.inventory.history.title')}</h3>
      <MovementList movements={found.data} isStale={!asked.isFresh} />
      {found.totalPages > 1 && (
        <div className={`${styles.acts} ${styles.pages}`}>
          <Button size="sm" aria-disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('products.inventory.history.newer')}
          </Button>
          <Button size="sm" aria-disabled={page === found.totalPages} onClick={() => setPage(page + 1)}>
            {t('products.inventory.history.older')}
          </Button>
          <span>{t('products.inventory.history.page', { page, pages: found.totalPages })}</span>
        </div>
      )}
    </>
  );
}

/** Stock movements, newest first. */
function MovementList({ movements, isStale }: { movements: readonly StockMovement[]; isStale: boolean }) {
  return (
    <ol className={classes(styles.list, isStale && styles.stale)} aria-busy={isStale || undefined}>
      {movements.map(movement => (
        <li key={movement.id} className={styles.move}>
          <span className={styles.what}>
            {movementWords(movement)}
            {movement.order && `, ${movement.order}`}
          </span>
          <span className={classes(styles.by, movement.quantity > 0 && styles.in)}>
            {movement.quantity > 0 ? '+' : '−'}
            {countText(Math.abs(movement.quantity))}
          </span>
          <span className={styles.after}>
            {rich('products.inventory.history.moved', {
              hidden: words => <VisuallyHidden>{words}</VisuallyHidden>,
              before: movement.before,
              after: movement.after,
            })}
          </span>
          <span className={styles.who}>
            <time dateTime={movement.at.toISOString()}>{dayAndHourText(movement.at)}</time>
            {movement.by && `, ${movement.by}`}
            {movement.note && `: “${shownStockNote(movement.note)}”`}
          </span>
        </li>
      ))}
    </ol>
  );
}

const KINDS: Readonly<Record<Exclude<StockMovement['kind'], 'adjusted'>, string>> = {
  placed: t('products.inventory.movement.placed'),
  cancelled: t('products.inventory.movement.cancelled'),
  rejected: t('products.inventory.movement.rejected'),
  returned: t('products.inventory.movement.returned'),
};

/** The cause of a movement: a step of an order, or the reason of an adjustment. */
function movementWords({ kind, reason }: Pick<StockMovement, 'kind' | 'reason'>): string {
  if (kind !== 'adjusted') return KINDS[kind];
  return reason ? STOCK_REASONS[reason] : t('products.inventory.movement.form');
}
