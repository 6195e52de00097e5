import type { Dashboard } from '#features/dashboard/contract.ts';
import { BestSellers } from './best-sellers.tsx';
import styles from './board-sections.module.css';
import { LowStockList } from './low-stock-list.tsx';
import { NewestOrders, type NewestOrdersProps } from './newest-orders.tsx';
import { OrdersByStatus } from './orders-by-status.tsx';
import { SalesOverTime } from './sales-over-time.tsx';
import { SellersWaiting } from './sellers-waiting.tsx';
import { ToDispatchTable } from './to-dispatch-table.tsx';

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
