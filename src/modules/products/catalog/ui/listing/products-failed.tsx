import { useRevalidator } from 'react-router';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { t } from '#shared/language/t.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import styles from './listing.module.css';

/** Shown instead of products that failed to load, with a retry button. With a heading it replaces the whole page. */
export function ProductsFailed({ heading }: { heading?: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      {heading && (
        <>
          <PageTitle title={heading} />
          <h1 className={styles.title}>{heading}</h1>
        </>
      )}
      <ErrorState title={t('products.catalog.results.failed')} onRetry={revalidate} retrying={state === 'loading'}>
        {t('products.catalog.results.failedText')}
      </ErrorState>
    </>
  );
}
