import { useRevalidator } from 'react-router';
import { ErrorState } from '#design/feedback/error-state.tsx';
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
      <ErrorState title="We couldn’t load the products" onRetry={revalidate} retrying={state === 'loading'}>
        Please try again in a moment. Your cart and filters are safe.
      </ErrorState>
    </>
  );
}
