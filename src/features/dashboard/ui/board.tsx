import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { classes } from '#design/classes.ts';
import { ErrorState } from '#design/error-state.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import { Tabs } from '#design/tabs.tsx';
import { boardHref, readPeriod } from '#features/dashboard/board-state.ts';
import { getDashboard } from '#features/dashboard/contract.ts';
import { PERIOD_WORDS, PERIODS } from '#features/dashboard/period.ts';
import { SALE_IN_WORDS } from '#features/dashboard/sale.ts';
import { listOrders } from '#features/orders/contract.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { weekdayText } from '#shared/dates.ts';
import styles from './board.module.css';
import { BoardSections } from './board-sections.tsx';
import { FirstStepsList } from './first-steps.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { loadSalesChart } from './sales-over-time.tsx';

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
