import Download from 'lucide-react/icons/download';
import ListChecks from 'lucide-react/icons/list-checks';
import PackageOpen from 'lucide-react/icons/package-open';
import Phone from 'lucide-react/icons/phone';
import Printer from 'lucide-react/icons/printer';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import {
  exportHref,
  filterOf,
  MAX_EXPORTED,
  type OrderListState,
  ordersAddress,
} from '#orders/orders/list/order-list-state.ts';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { packingHref } from '#orders/orders/parcels/packing-state.ts';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from './order-actions.module.css';

/** Links for the filtered list: pick list and CSV export. */
export function OrderActions(props: { state: OrderListState; count: number | undefined; isAdministrator: boolean }) {
  const { state, count, isAdministrator } = props;
  const { status: _any, ...filter } = filterOf(state);
  const icon = <Download aria-hidden="true" />;
  return (
    <>
      {isAdministrator && (
        <Link to={adminPaths.orderByHand} className={buttonClass()}>
          <Phone aria-hidden="true" />
          {t('orders.checkouts.hand.open')}
        </Link>
      )}
      <Link to={adminPaths.returns} className={buttonClass()}>
        <Undo2 aria-hidden="true" />
        {t('orders.orders.desk.returns')}
      </Link>
      <Link
        to={packingHref('pick-list', filter)}
        state={{ list: ordersAddress.href({ ...state, order: undefined }) }}
        className={buttonClass()}
      >
        <PackageOpen aria-hidden="true" />
        {t('orders.orders.desk.pickList')}
      </Link>
      {count !== undefined && count > MAX_EXPORTED ? (
        <Button icon={icon} disabled title={t('orders.orders.desk.exportMost', { most: MAX_EXPORTED })}>
          {t('orders.orders.desk.export')}
        </Button>
      ) : (
        <a href={exportHref(filterOf(state))} className={buttonClass()}>
          {icon}
          {t('orders.orders.desk.export')}
        </a>
      )}
    </>
  );
}

type OrderBulkActsProps = { orders: readonly OrderSummary[]; seller: SellerId | undefined; onMove: () => void };

/** Buttons for the selected orders. */
export function OrderBulkActs({ orders, seller, onMove }: OrderBulkActsProps) {
  const chosen = { orders: orders.map(({ number }) => number), seller };
  return (
    <>
      <Button tone="quiet" icon={<ListChecks aria-hidden="true" className={styles.notOnPhone} />} onClick={onMove}>
        {t('orders.orders.desk.update')}
      </Button>
      <Link
        to={packingHref('pick-list', chosen)}
        className={buttonClass({ tone: 'quiet' })}
        aria-label={t('orders.orders.desk.pickList')}
      >
        <PackageOpen aria-hidden="true" />
        <span className={styles.notOnPhone}>{t('orders.orders.desk.pickList')}</span>
      </Link>
      <Link
        to={packingHref('packing-slips', chosen)}
        aria-label={t('orders.orders.desk.slips')}
        className={buttonClass({ tone: 'quiet' })}
      >
        <Printer aria-hidden="true" />
        <span className={styles.notOnPhone}>{t('orders.orders.desk.slips')}</span>
      </Link>
      <Link
        to={packingHref('invoices', chosen)}
        aria-label={t('orders.orders.desk.invoices')}
        className={buttonClass({ tone: 'quiet' })}
      >
        <ReceiptIndianRupee aria-hidden="true" />
        <span className={styles.notOnPhone}>{t('orders.orders.desk.invoices')}</span>
      </Link>
    </>
  );
}
