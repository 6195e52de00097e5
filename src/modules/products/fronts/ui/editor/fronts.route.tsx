import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { HOME } from '#products/fronts/front.ts';
import { type FrontState, listFronts } from '#products/fronts/fronts.contract.ts';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './editor.module.css';
import { NewFrontForm } from './new-front-form.tsx';

export const clientLoader = () => askAhead(listFronts, {});
export const shouldRevalidate = onlyOnEntering;

/** The home page and the landing pages, each with its state. */
export default function Fronts() {
  const { answer, problem, askAgain, isAsking } = useAnswer(listFronts, {});
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <title>{t('products.fronts.list.windowTitle')}</title>
      <PageHead
        title={t('products.fronts.list.title')}
        aside={answer ? t('products.fronts.list.count', { count: answer.data.length }) : '\u00a0'}
        actions={
          <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('products.fronts.list.add')}
          </Button>
        }
      />
      {problem ? (
        <ErrorState title={t('products.fronts.list.failed')} onRetry={askAgain} retrying={isAsking}>
          {problem.message}
        </ErrorState>
      ) : answer ? (
        <ul className={styles.fronts}>
          {answer.data.map(state => (
            <FrontItem key={state.front} state={state} />
          ))}
        </ul>
      ) : (
        <Skeleton shape="block" className={styles.loading} />
      )}
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('products.fronts.list.add')} size="sm">
        <NewFrontForm onClose={() => setAdding(false)} onAdded={front => void navigate(adminPaths.front(front))} />
      </Dialog>
    </>
  );
}

function FrontItem({ state }: { state: FrontState }) {
  const { front, titles, isPublished, hasDraft, changedAt, changedBy, proposals } = state;
  return (
    <li className={styles.front}>
      <span className={styles.name}>
        <Link to={adminPaths.front(front)} className={styles.link}>
          {front === HOME ? t('products.fronts.name.home') : (titles[SOURCE_LANGUAGE] ?? front)}
        </Link>
        <span className={styles.note}>{front === HOME ? paths.home : paths.front(front)}</span>
      </span>
      <span>
        {isPublished ? t('products.fronts.list.published') : t('products.fronts.list.unpublished')}
        {hasDraft && <b className={styles.draft}>{t('products.fronts.list.draft')}</b>}
        {proposals > 0 && (
          <span className={styles.why}>{t('products.fronts.proposals.count', { count: proposals })}</span>
        )}
      </span>
      <span className={styles.note}>
        {changedAt
          ? t('products.fronts.versions.by', { name: changedBy ?? '', time: dayAndHourText(changedAt) })
          : t('products.fronts.list.plain')}
      </span>
    </li>
  );
}
