import ListChecks from 'lucide-react/icons/list-checks';
import PackageOpen from 'lucide-react/icons/package-open';
import Printer from 'lucide-react/icons/printer';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { buttonClass } from '#design/button-class.ts';
import { SelectionBar } from '#design/selection-bar.tsx';
import { MOST_AT_A_TIME } from '#features/orders/order-outcomes.ts';
import { packingHref } from '#features/orders/packing-state.ts';
import type { SellerId } from '#shared/id.ts';
import { BulkMoveDialog } from './bulk-move-dialog.tsx';
import styles from './order-selection-bar.module.css';
import type { OrderSelection } from './use-order-selection.ts';

type OrderSelectionBarProps = {
  selection: OrderSelection;
  isAdministrator: boolean;
  seller: SellerId | undefined;
  onMoved: () => void;
};

/** What can be done with the chosen orders; what was refused stays chosen. */
export function OrderSelectionBar({ selection, isAdministrator, seller, onMoved }: OrderSelectionBarProps) {
  const [asks, setAsks] = useState(false);
  const { orders, keep, clear } = selection;
  const chosen = { orders: orders.map(({ number }) => number), seller };
  if (orders.length > MOST_AT_A_TIME)
    return (
      <SelectionBar count={orders.length} onClear={clear}>
        <span>Select up to {MOST_AT_A_TIME} at a time</span>
      </SelectionBar>
    );
  return (
    <>
      <SelectionBar count={orders.length} onClear={clear}>
        <Button
          tone="quiet"
          icon={<ListChecks aria-hidden="true" className={styles.notOnPhone} />}
          onClick={() => setAsks(true)}
        >
          Update status
        </Button>
        <Link to={packingHref('pick-list', chosen)} className={buttonClass({ tone: 'quiet' })} aria-label="Pick list">
          <PackageOpen aria-hidden="true" />
          <span className={styles.notOnPhone}>Pick list</span>
        </Link>
        <Link
          to={packingHref('packing-slips', chosen)}
          aria-label="Packing slips"
          className={buttonClass({ tone: 'quiet' })}
        >
          <Printer aria-hidden="true" />
          <span className={styles.notOnPhone}>Packing slips</span>
        </Link>
        <Link to={packingHref('invoices', chosen)} aria-label="Invoices" className={buttonClass({ tone: 'quiet' })}>
          <ReceiptIndianRupee aria-hidden="true" />
          <span className={styles.notOnPhone}>Invoices</span>
        </Link>
      </SelectionBar>
      <BulkMoveDialog
        open={asks}
        orders={orders}
        isAdministrator={isAdministrator}
        seller={seller}
        onClose={() => setAsks(false)}
        onMoved={outcomes => {
          const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
          if (refused.length === 0) setAsks(false);
          keep(new Set(refused.map(({ orderId }) => orderId as string)));
          onMoved();
        }}
      />
    </>
  );
}
