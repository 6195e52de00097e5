import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { getServices } from '#orders/sold-services/desk.contract.ts';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import styles from './services.module.css';
import { ServicesForm } from './services-form.tsx';

export const clientLoader = () => askAhead(getServices, {});
export const shouldRevalidate = onlyOnEntering;

/** What a seller does for what it sells, and when it delivers large goods. */
export default function Services() {
  const asked = useAnswer(getServices, {});
  const stored = asked.problem ? undefined : asked.answer?.data;
  return (
    <>
      <title>{t('orders.services.desk.title')}</title>
      <PageHead title={t('orders.services.desk.title')} />
      <p className={styles.lead}>{t('orders.services.desk.lead')}</p>
      {asked.problem ? (
        <ErrorState title={t('orders.services.desk.failed')} onRetry={asked.askAgain} retrying={asked.isAsking}>
          {asked.problem.message}
        </ErrorState>
      ) : stored ? (
        <ServicesForm stored={stored} />
      ) : (
        <Skeleton shape="block" className={styles.stand} />
      )}
    </>
  );
}
