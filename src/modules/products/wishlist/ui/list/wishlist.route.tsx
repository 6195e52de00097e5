import { lazy, Suspense } from 'react';
import { useInBrowser } from '#routing/use-in-browser.ts';
import { t } from '#shared/language/t.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import styles from './wishlist.module.css';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';

const WishlistView = lazy(async () => ({ default: (await import('./wishlist-view.tsx')).WishlistView }));

/** What the visitor has saved. The page is the same for everybody; the list comes from the browser. */
export default function WishlistPage() {
  const isInBrowser = useInBrowser();
  return (
    <>
      <PageTitle title={t('products.wishlist.title')} description={t('products.wishlist.description')} />
      <h1 className={styles.title}>{t('products.wishlist.title')}</h1>
      <noscript>{t('products.wishlist.needsScripts')}</noscript>
      {isInBrowser ? (
        <Suspense fallback={<WishlistSkeleton />}>
          <WishlistView />
        </Suspense>
      ) : (
        <WishlistSkeleton />
      )}
    </>
  );
}
