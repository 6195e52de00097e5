import BadgeCheck from 'lucide-react/icons/badge-check';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Stars } from '#design/ratings/stars.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import type { Review } from '#products/reviews/contract.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './review-list.module.css';
import { ReviewPhotos } from './review-photos.tsx';
import type { Reviews } from './use-reviews.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-review-dialog.tsx')).ReportReviewDialog }));

/** The list of reviews with “Show more” and the dialog that reports a review. */
export function ReviewList({ reviews }: { reviews: Reviews }) {
  const { shown, total, status, choice, showMore, tryAgain } = reviews;
  const { user } = useSession();
  const [reported, setReported] = useState<Review>();
  const [isReporting, setReporting] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(0);

  // The first of the added reviews gets the focus, so that keyboard and screen reader users continue there.
  useEffect(() => {
    const next = seen.current > 0 ? list.current?.children[seen.current] : undefined;
    if (!(next instanceof HTMLElement)) return;
    seen.current = 0;
    next.focus({ preventScroll: true });
  });

  if (status === 'failed' && shown.length === 0)
    return <ErrorState title={t('products.reviews.list.failed')} onRetry={tryAgain} className={styles.failed} />;
  if (shown.length === 0)
    return (
      <p className={styles.none} aria-busy={status === 'asking'}>
        {status === 'asking'
          ? t('products.reviews.list.loading')
          : choice.stars === undefined
            ? t('products.reviews.list.none')
            : t('products.reviews.list.noneOfRating')}
      </p>
    );
  return (
    <>
      <ul ref={list} className={styles.list} aria-busy={status === 'asking'}>
        {shown.map(review => (
          <li key={review._id} className={styles.review} tabIndex={-1}>
            <ReviewItem
              review={review}
              isOwn={review.importedFrom === null && review.userName === user?.userName}
              onReport={() => {
                setReported(review);
                setReporting(true);
              }}
            />
          </li>
        ))}
      </ul>
      {shown.length < total && (
        <p className={styles.more}>
          <Button
            busy={status === 'asking'}
            onClick={() => {
              seen.current = shown.length;
              showMore();
            }}
          >
            {status === 'failed' ? t('products.reviews.tryAgain') : t('products.reviews.list.more')}
          </Button>
          <span className={styles.count} role="status">
            {status === 'failed'
              ? t('products.reviews.list.moreFailed')
              : t('products.reviews.list.shown', { shown: shown.length, total })}
          </span>
        </p>
      )}
      {reported && (
        <Suspense>
          <ReportDialog review={reported} open={isReporting} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}

interface ReviewItemProps {
  review: Review;
  isOwn: boolean;
  onReport: () => void;
}

/** One review. Texts can be in any script, hence `dir="auto"`. */
function ReviewItem({ review, isOwn, onReport }: ReviewItemProps) {
  return (
    <>
      <div className={styles.head}>
        <Stars value={review.reviewValue} />
        {isOwn ? (
          <span className={styles.own}>{t('products.reviews.own.title')}</span>
        ) : (
          <button type="button" className={styles.report} aria-haspopup="dialog" onClick={onReport}>
            {rich('products.reviews.list.report', {
              of: words => <VisuallyHidden>{words}</VisuallyHidden>,
              name: review.userName,
            })}
          </button>
        )}
      </div>
      <p className={styles.text} dir="auto">
        {review.reviewMessage}
      </p>
      <ReviewPhotos photos={review.photos} by={review.userName} />
      <p className={styles.who}>
        <b className={styles.name}>
          <bdi>{review.userName}</bdi>
        </b>
        {review.verified && (
          <span className={styles.verified}>
            <BadgeCheck aria-hidden="true" />
            {t('products.reviews.list.verified')}
          </span>
        )}
        {review.importedFrom !== null && (
          <span className={styles.imported}>
            {t('products.reviews.list.imported', { source: review.importedFrom })}
          </span>
        )}
        <time dateTime={review.createdAt.toISOString()}>{dayText(review.createdAt)}</time>
      </p>
    </>
  );
}
