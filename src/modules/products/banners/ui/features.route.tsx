import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { countText } from '#shared/text/count-text.ts';
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
      <title>Features · Admin Panel</title>
      <PageHead
        title="Features"
        aside={shown ? `${countText(shown.length, 'banner', 'banners')} on the home page` : '\u00a0'}
      />
      <NewBanner onAdd={banners.add} />
      <h2 className={styles.heading}>On the home page</h2>
      {problem && !shown ? (
        <ErrorState title="Could not load the banners" onRetry={banners.askAgain}>
          {problem.message}
        </ErrorState>
      ) : !shown ? (
        <Skeleton shape="block" className={styles.loading} />
      ) : shown.length === 0 ? (
        <EmptyState title="No banners yet">Without a banner, the home page starts with products.</EmptyState>
      ) : (
        <BannerList banners={banners} shown={shown} />
      )}
    </>
  );
}
