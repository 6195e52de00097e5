import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { classes } from '#design/theme/classes.ts';
import { type Dashboard, getDashboard } from '#office/dashboard/contract.ts';
import { DASHBOARD_PERIODS, type DashboardPeriod, PERIOD_WORDS, USUAL_PERIOD } from '#office/dashboard/period.ts';
import { saleInWords } from '#office/dashboard/sale.ts';
import { NewestOrders, type NewestOrdersProps } from '#office/dashboard/ui/lists/newest-orders.tsx';
import { OrdersByStatus } from '#office/dashboard/ui/lists/orders-by-status.tsx';
import { BestSellers, LowStockList } from '#office/dashboard/ui/lists/product-lists.tsx';
import { SellersWaiting } from '#office/dashboard/ui/lists/sellers-waiting.tsx';
import { ToDispatchTable } from '#office/dashboard/ui/lists/to-dispatch-table.tsx';
import { PeriodFigures } from '#office/dashboard/ui/sales/period-figures.tsx';
import { loadSalesChart, SalesOverTime } from '#office/dashboard/ui/sales/sales-over-time.tsx';
import { listOrders } from '#orders/orders/contract.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { listAddress, oneOf } from '#shared/paths/list-address.ts';
import { weekdayText } from '#shared/time/dates.ts';
import styles from './board.module.css';
import { FirstStepsList } from './first-steps.tsx';

const NEWEST = 5;

export interface BoardProps {
  title: string;
  /** Said when the figures can’t be loaded. */
  unloaded: string;
  path: string;
  isAdministrator: boolean;
}

/** Figures of a period in one line, below them charts and task lists. The period is in the address. */
export function Board({ title, unloaded, path, isAdministrator }: BoardProps) {
  const [params] = useSearchParams();
  const period = readPeriod(params);
  const asked = useAnswer(getDashboard, { period });
  const newest = useAnswer(listOrders, { limit: NEWEST });
  useEffect(() => void loadSalesChart(), []);
  const data = asked.problem ? undefined : asked.answer?.data;
  const tabs = DASHBOARD_PERIODS.map(each => ({
    href: boardHref(path, each),
    name: PERIOD_WORDS[each](),
    current: each === period,
  }));
  return (
    <>
      <PageHead
        title={title}
        aside={weekdayText(new Date())}
        actions={
          <Tabs
            label={t('office.dashboard.period.label')}
            look="segment"
            tabs={tabs}
            renderLink={stayingLink}
            className={styles.periods}
          />
        }
      />
      {isAdministrator && <FirstStepsList />}
      {asked.problem ? (
        <ErrorState title={unloaded} onRetry={asked.askAgain} retrying={asked.isAsking}>
          {asked.problem.message}
        </ErrorState>
      ) : (
        <div className={classes(data && !asked.isFresh && styles.stale)} aria-busy={!asked.isFresh || undefined}>
          <PeriodFigures data={data} />
          {data ? (
            <>
              <BoardSections data={data} newest={newest} isAdministrator={isAdministrator} />
              <p className={styles.definition}>{saleInWords()}</p>
            </>
          ) : (
            <div className={styles.waiting}>
              <Skeleton shape="block" />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function readPeriod(params: URLSearchParams): DashboardPeriod {
  return oneOf(DASHBOARD_PERIODS, USUAL_PERIOD)(params.get('period'));
}

/** The default period is left out of the address. */
function boardHref(path: string, period: DashboardPeriod): string {
  return listAddress(path, { period: period === USUAL_PERIOD ? undefined : period });
}

interface SectionsProps {
  data: Dashboard;
  newest: NewestOrdersProps['asked'];
  isAdministrator: boolean;
}

/** One main column and a narrow one. Sellers see the dispatch list first, administrators the sales. */
function BoardSections({ data, newest, isAdministrator }: SectionsProps) {
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
