import { Facts } from '#design/data/facts.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { Table } from '#design/tables/table.tsx';
import { listFeeds } from '#products/feeds/contract.ts';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import { isThisMachine } from '#shared/this-machine.ts';
import { FEED_COLUMNS } from './feed-columns.tsx';
import styles from './feeds.module.css';

const NOTHING = {};

export const clientLoader = () => askAhead(listFeeds, NOTHING);
export const shouldRevalidate = onlyOnEntering;

/** The addresses of the feeds to copy, and how many products are in them. */
export default function Feeds() {
  const { answer, problem, isAsking, askAgain } = useAnswer(listFeeds, NOTHING);
  const found = problem ? undefined : answer?.data;
  return (
    <>
      <title>{t('products.feeds.windowTitle')}</title>
      <PageHead title={t('products.feeds.title')} />
      <p className={styles.lead}>{t('products.feeds.lead')}</p>
      <Table
        caption={t('products.feeds.caption')}
        columns={FEED_COLUMNS}
        rows={found?.feeds}
        rowKey={({ name }) => name}
        loadingRows={4}
        bleed
        instead={
          problem ? (
            <ErrorState title={t('products.feeds.unloaded')} onRetry={askAgain} retrying={isAsking}>
              {problem.message}
            </ErrorState>
          ) : found?.feeds.length === 0 ? (
            <EmptyState title={t('products.feeds.noAddressTitle')}>{t('products.feeds.noAddress')}</EmptyState>
          ) : undefined
        }
      />
      {found?.feeds.some(({ url }) => isThisMachine(new URL(url).hostname)) && (
        <p className={styles.note}>{t('products.feeds.onlyHere')}</p>
      )}
      {found && (
        <section className={styles.figures}>
          <h2>{t('products.feeds.figures.title')}</h2>
          <Facts
            facts={[
              [t('products.feeds.figures.listed'), countText(found.listed)],
              [t('products.feeds.figures.noPicture'), countText(found.withoutPicture)],
              [t('products.feeds.figures.noCode'), countText(found.withoutCode)],
            ]}
          />
          {found.withoutCode > 0 && <p className={styles.note}>{t('products.feeds.figures.codeNote')}</p>}
        </section>
      )}
    </>
  );
}
