import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { classes } from '#design/theme/classes.ts';
import { boardHref, readPeriod } from '#office/dashboard/board-state.ts';
import { getDashboard } from '#office/dashboard/contract.ts';
import { PERIOD_WORDS, PERIODS } from '#office/dashboard/period.ts';
import { SALE_IN_WORDS } from '#office/dashboard/sale.ts';
import { PeriodFigures } from '#office/dashboard/ui/sales/period-figures.tsx';
import { loadSalesChart } from '#office/dashboard/ui/sales/sales-over-time.tsx';
import { listOrders } from '#orders/orders/contract.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { weekdayText } from '#shared/time/dates.ts';
import styles from './board.module.css';
import { BoardSections } from './board-sections.tsx';
import { FirstStepsList } from './first-steps.tsx';

const NEWEST = 5;

export interface BoardProps {
  title: string;
  path: string;
  isAdministrator: boolean;
}

/** Figures of a period in one line, below them what they are made of and what has to be done. The period is in the address. */
export function Board({ title, path, isAdministrator }: BoardProps) {
  const [params] = useSearchParams();
  const period = readPeriod(params);
  const asked = useAnswer(getDashboard, { period });
  const newest = useAnswer(listOrders, { limit: NEWEST });
  useEffect(() => void loadSalesChart(), []);
  const data = asked.problem ? undefined : asked.answer?.data;
  const tabs = PERIODS.map(each => ({
    href: boardHref(path, each),
    name: PERIOD_WORDS[each],
    current: each === period,
  }));
  return (
    <>
      <PageHead
        title={title}
        aside={weekdayText(new Date())}
        actions={<Tabs label="Period" look="segment" tabs={tabs} renderLink={stayingLink} className={styles.periods} />}
      />
      {isAdministrator && <FirstStepsList />}
      {asked.problem ? (
        <ErrorState
          title={`Could not load the ${title.toLowerCase()}`}
          onRetry={asked.askAgain}
          retrying={asked.isAsking}
        >
          {asked.problem.message}
        </ErrorState>
      ) : (
        <div className={classes(data && !asked.isFresh && styles.stale)} aria-busy={!asked.isFresh || undefined}>
          <PeriodFigures data={data} />
          {data ? (
            <>
              <BoardSections data={data} newest={newest} isAdministrator={isAdministrator} />
              <p className={styles.definition}>{SALE_IN_WORDS}</p>
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
