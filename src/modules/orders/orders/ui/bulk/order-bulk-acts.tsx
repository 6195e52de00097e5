import ListChecks from 'lucide-react/icons/list-checks';
import PackageOpen from 'lucide-react/icons/package-open';
import Printer from 'lucide-react/icons/printer';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { packingHref } from '#orders/orders/parcels/packing-state.ts';
import type { SellerId } from '#shared/id.ts';
import styles from './order-bulk-acts.module.css';

type OrderBulkActsProps = { orders: readonly OrderSummary[]; seller: SellerId | undefined; onMove: () => void };

/** Buttons for the selected orders. */
export function OrderBulkActs({ orders, seller, onMove }: OrderBulkActsProps) {
  const chosen = { orders: orders.map(({ number }) => number), seller };
  return (
    <>
      <Button tone="quiet" icon={<ListChecks aria-hidden="true" className={styles.notOnPhone} />} onClick={onMove}>
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
    </>
  );
}
