import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { t } from '#shared/language/t.ts';
import { BannerList } from './banner-list.tsx';
import styles from './features.module.css';
import { NewBanner } from './new-banner.tsx';
import { useBanners } from './use-banners.ts';

/** The back-office screen of the home page's banners. */
export default function Features() {
  const banners = useBanners();
  const { shown, problem } = banners;
  return (
    <>
      <title>{t('products.banners.windowTitle')}</title>
      <PageHead
        title={t('products.banners.title')}
        aside={shown ? t('products.banners.count', { count: shown.length }) : '\u00a0'}
      />
      <NewBanner onAdd={banners.add} />
      <h2 className={styles.heading}>{t('products.banners.onHome')}</h2>
      {problem && !shown ? (
        <ErrorState title={t('products.banners.failed')} onRetry={banners.askAgain}>
          {problem.message}
        </ErrorState>
      ) : !shown ? (
        <Skeleton shape="block" className={styles.loading} />
      ) : shown.length === 0 ? (
        <EmptyState title={t('products.banners.none')}>{t('products.banners.noneText')}</EmptyState>
      ) : (
        <BannerList banners={banners} shown={shown} />
      )}
    </>
  );
}
