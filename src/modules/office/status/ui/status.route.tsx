import { useEffect } from 'react';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { Table } from '#design/tables/table.tsx';
import { type CheckTone, worstOf } from '#office/status/check.ts';
import { checksOf } from '#office/status/checks.ts';
import { getStatus } from '#office/status/contract.ts';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { CheckList } from './check-list.tsx';
import styles from './status.module.css';
import { ERROR_COLUMNS, processColumns, SPEED_COLUMNS } from './status-columns.tsx';

const ASKS_EVERY_MS = 15_000;
const NOTHING = {};
const WORDS: Readonly<Record<CheckTone, string>> = {
  good: t('office.status.overall.good'),
  low: t('office.status.overall.low'),
  bad: t('office.status.overall.bad'),
};

export const clientLoader = () => askAhead(getStatus, NOTHING);
export const shouldRevalidate = onlyOnEntering;

/** Checks with advice, all processes and the latest errors. Refreshes automatically. */
export default function Status() {
  const { answer, problem, isAsking, askAgain } = useAnswer(getStatus, NOTHING);
  useEvery(ASKS_EVERY_MS, askAgain);
  const status = problem ? undefined : answer?.data;
  const checks = status && checksOf(status);
  return (
    <>
      <title>{t('office.status.windowTitle')}</title>
      <PageHead
        title={t('office.status.title')}
        aside={
          <span role="status">
            {problem ? t('office.status.overall.unknown') : checks ? WORDS[worstOf(checks)] : '\u00a0'}
          </span>
        }
      />
      {problem ? (
        <ErrorState title={t('office.status.unloaded')} onRetry={askAgain} retrying={isAsking}>
          {problem.message}
        </ErrorState>
      ) : (
        <CheckList checks={checks} />
      )}
      {status && (
        <>
          <h2 className={styles.section}>{t('office.status.processes.title')}</h2>
          <Table
            caption={t('office.status.processes.title')}
            columns={processColumns(status.at)}
            rows={status.processes}
            rowKey={process => process.id}
            bleed
            instead={
              status.processes.length === 0 ? <EmptyState title={t('office.status.processes.none')} /> : undefined
            }
          />
          <h2 className={styles.section}>{t('office.status.speeds.title')}</h2>
          <Table
            caption={t('office.status.speeds.title')}
            columns={SPEED_COLUMNS}
            rows={status.pageSpeeds}
            rowKey={({ page }) => page}
            bleed
            instead={status.pageSpeeds.length === 0 ? <EmptyState title={t('office.status.speeds.none')} /> : undefined}
          />
          <p className={styles.note}>{t('office.status.speeds.note')}</p>
          <h2 className={styles.section}>{t('office.status.latestErrors.title')}</h2>
          <Table
            caption={t('office.status.latestErrors.caption')}
            columns={ERROR_COLUMNS}
            rows={status.errors.latest}
            rowKey={error => error.id}
            bleed
            instead={
              status.errors.latest.length === 0 ? (
                <EmptyState title={t('office.status.latestErrors.none')} />
              ) : undefined
            }
          />
          <p className={styles.note}>{t('office.status.note', { version: status.version })}</p>
        </>
      )}
    </>
  );
}

/** Runs `act` every `ms` while the page is visible, and immediately when it becomes visible again after that time. */
function useEvery(ms: number, act: () => void): void {
  useEffect(() => {
    let last = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < ms) return;
      last = Date.now();
      act();
    };
    const clock = setInterval(look, 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ms, act]);
}
