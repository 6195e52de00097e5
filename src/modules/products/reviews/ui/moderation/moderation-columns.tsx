import { Link } from 'react-router';
import { Stars } from '#design/ratings/stars.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { ModeratedReview } from '#products/reviews/moderation.contract.ts';
import { REASON_LABELS } from '#products/reviews/report-reason.ts';
import { ReviewPhotos } from '#products/reviews/ui/list/review-photos.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './moderation-columns.module.css';

export const MODERATION_COLUMNS: readonly Column<ModeratedReview>[] = [
  {
    key: 'words',
    head: t('products.reviews.moderation.review'),
    phone: 'lead',
    cell: review => <Words review={review} />,
  },
  { key: 'product', head: t('products.reviews.moderation.product'), cell: review => <Product review={review} /> },
  { key: 'writer', head: t('products.reviews.moderation.author'), cell: review => <Writer review={review} /> },
  {
    key: 'reports',
    head: t('products.reviews.moderation.reasons'),
    phone: 'under',
    cell: review => (
      <>
        <span className={styles.onPhone}>
          {rich('products.reviews.moderation.about', {
            product: <Product review={review} />,
            writer: <Writer review={review} />,
          })}
        </span>
        <Reports review={review} />
      </>
    ),
  },
  {
    key: 'when',
    head: t('products.reviews.moderation.date'),
    quiet: true,
    wideOnly: true,
    cell: ({ createdAt }) => <span className={styles.when}>{dayText(createdAt)}</span>,
  },
];

/** The text, and the text at the time of a report if it was another. */
function Words({ review }: { review: ModeratedReview }) {
  const { reviewValue, reviewMessage, photos, writer, hiddenReason, hiddenAt, reports } = review;
  const former = [...new Set(reports.map(({ words }) => words))].filter(words => words !== reviewMessage);
  return (
    <div className={styles.words}>
      <span className={styles.stars}>
        <Stars value={reviewValue} />
      </span>
      {reviewMessage}
      <ReviewPhotos photos={photos} by={writer.userName} />
      {former.map(words => (
        <span key={words} className={styles.before}>
          {t('products.reviews.moderation.former', { words })}
        </span>
      ))}
      {hiddenAt && (
        <span className={styles.hidden}>
          {t('products.reviews.moderation.hiddenSince', { day: dayText(hiddenAt) })}
          {hiddenReason && `: ${hiddenReason}`}
        </span>
      )}
    </div>
  );
}

function Product({ review: { product } }: { review: ModeratedReview }) {
  return (
    <Link to={paths.product(product.slug)} className={styles.product}>
      {product.title}
    </Link>
  );
}

function Writer({ review: { writer, importedFrom } }: { review: ModeratedReview }) {
  if (writer._id === null)
    return (
      <>
        {writer.userName}{' '}
        {importedFrom !== null && (
          <small className={styles.imported}>{t('products.reviews.list.imported', { source: importedFrom })}</small>
        )}
      </>
    );
  return <Link to={adminPaths.shopper(writer._id)}>{writer.userName}</Link>;
}

function Reports({ review: { reports } }: { review: ModeratedReview }) {
  const byReason = Map.groupBy(reports, ({ reason }) => reason);
  return [...byReason].map(([reason, given]) => (
    <span key={reason} className={styles.reason}>
      {REASON_LABELS[reason]()}
      {given.length > 1 && ` (${countText(given.length)})`}
    </span>
  ));
}
