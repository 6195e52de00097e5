import type { Dashboard } from '#office/dashboard/contract.ts';
import { BestSellers } from '#office/dashboard/ui/lists/best-sellers.tsx';
import { LowStockList } from '#office/dashboard/ui/lists/low-stock-list.tsx';
import { NewestOrders, type NewestOrdersProps } from '#office/dashboard/ui/lists/newest-orders.tsx';
import { OrdersByStatus } from '#office/dashboard/ui/lists/orders-by-status.tsx';
import { SellersWaiting } from '#office/dashboard/ui/lists/sellers-waiting.tsx';
import { ToDispatchTable } from '#office/dashboard/ui/lists/to-dispatch-table.tsx';
import { SalesOverTime } from '#office/dashboard/ui/sales/sales-over-time.tsx';
import styles from './board-sections.module.css';

export interface SectionsProps {
  data: Dashboard;
  newest: NewestOrdersProps['asked'];
  isAdministrator: boolean;
}

/** One main column and a narrow one beside it. A seller's day begins with what has to leave, an administrator's with sales. */
export function BoardSections({ data, newest, isAdministrator }: SectionsProps) {
  const sales = <SalesOverTime key="sales" data={data} />;
  const byStatus = <OrdersByStatus key="by status" data={data} />;
  const dispatch = <ToDispatchTable key="dispatch" data={data} isAdministrator={isAdministrator} />;
  const stock = <LowStockList key="stock" data={data} isAdministrator={isAdministrator} />;
  return (
    <div className={styles.columns}>
      {isAdministrator ? [sales, byStatus, dispatch, stock] : [dispatch, stock, sales, byStatus]}
      <NewestOrders asked={newest} isAdministrator={isAdministrator} />
      <BestSellers data={data} isAdministrator={isAdministrator} />
      {data.sellersWaiting && <SellersWaiting waiting={data.sellersWaiting} />}
    </div>
  );
}
