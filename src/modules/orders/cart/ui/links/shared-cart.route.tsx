import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { useInBrowser } from '#routing/use-in-browser.ts';
import { t } from '#shared/language/t.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import styles from './shared-cart.module.css';

const SharedCartView = lazy(async () => ({ default: (await import('./shared-cart-view.tsx')).SharedCartView }));

/**
 * A cart that somebody shares, for anybody who has its address. Not indexed by search engines. The page is the same for every
 * address; the products come from the browser.
 */
export default function SharedCartPage() {
  const { token = '' } = useParams();
  const isInBrowser = useInBrowser();
  return (
    <div className={styles.page}>
      <PageTitle title={t('orders.cart.links.page.title')} description={t('orders.cart.links.page.description')} />
      <noscript>{t('orders.cart.links.page.needsScripts')}</noscript>
      {isInBrowser ? (
        <Suspense fallback={<Skeleton shape="block" className={styles.loading} />}>
          <SharedCartView key={token} token={token} />
        </Suspense>
      ) : (
        <Skeleton shape="block" className={styles.loading} />
      )}
    </div>
  );
}
