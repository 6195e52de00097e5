import { type Review, reportReview } from '#products/reviews/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { ReportDialog } from './report-dialog.tsx';

interface ReportReviewDialogProps {
  review: Review;
  open: boolean;
  onClose: () => void;
}

export function ReportReviewDialog({ review, ...dialog }: ReportReviewDialogProps) {
  return (
    <ReportDialog
      {...dialog}
      title={t('products.reviews.report.title')}
      what={t('products.reviews.report.what')}
      loginFirst={t('products.reviews.report.loginFirst')}
      hash="#reviews"
      send={reason => call(reportReview, { reviewId: review._id, reason })}
    />
  );
}
