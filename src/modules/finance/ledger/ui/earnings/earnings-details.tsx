import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { Price } from '#design/prices/price.tsx';
import type { EarningsRow, LedgerPosting } from '#finance/ledger/contract.ts';
import { PayableMark } from '#finance/ledger/ui/payouts/payable-mark.tsx';
import { ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { nameOf } from './earnings-columns.tsx';
import styles from './earnings-details.module.css';
import { PostingMadeOf } from './posting-made-of.tsx';

type EarningsDetailsProps = {
  row: EarningsRow | undefined;
  onClose: () => void;
  /** For administrators: opens the dialog to reverse a payout. */
  onReverse?: ((posting: LedgerPosting) => void) | undefined;
};

/** The postings of an order, payout or adjustment in detail. */
export function EarningsDetails({ row, onClose, onReverse }: EarningsDetailsProps) {
  return (
    <Sheet
      open={row !== undefined}
      onClose={onClose}
      title={row ? nameOf(row) : ''}
      aside={row?.order && <PayableMark row={row} />}
    >
      {row && (
        <div className={styles.details}>
          {row.postings.map(posting => (
            <PostingMadeOf key={posting.id} posting={posting}>
              {onReverse && posting.cause === 'paid_out' && !posting.isReversed && (
                <Button size="sm" aria-haspopup="dialog" onClick={() => onReverse(posting)}>
                  Reverse payout
                </Button>
              )}
            </PostingMadeOf>
          ))}
          {row.postings.length > 1 && (
            <p className={styles.whole}>
              <span>Total</span>
              <Price paise={row.amount} format="total" />
            </p>
          )}
          {row.order && (
            <Link className={styles.order} to={ordersAddress.href({ order: row.order._id, page: 1 })}>
              Open order
            </Link>
          )}
        </div>
      )}
    </Sheet>
  );
}
