import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Radio } from '#design/choices/radio.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { type Review, reportReview } from '#products/reviews/contract.ts';
import { REASON_LABELS, REPORT_REASONS, type ReportReason } from '#products/reviews/report-reason.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { keepPreviousUrl } from '#routing/previous-url.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './report-dialog.module.css';

export interface ReportDialogProps {
  review: Review;
  open: boolean;
  onClose: () => void;
}

/** Asks for the reason of a report. Guests are sent to the login, because reports count once per person. */
export function ReportDialog({ review, open, onClose }: ReportDialogProps) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  // On stale: it was reported before or deleted meanwhile, so the dialog closes.
  const { act, isActing } = useAct({ onDone: onClose, onStale: onClose });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('products.reviews.report.title')}
      size="sm"
      footer={
        user ? (
          <>
            <Button onClick={onClose}>{t('design.cancel')}</Button>
            <Button
              tone="primary"
              busy={isActing}
              onClick={() => void act(() => call(reportReview, { reviewId: review._id, reason }))}
            >
              {t('products.reviews.report.send')}
            </Button>
          </>
        ) : (
          <Link
            to={paths.login}
            className={buttonClass({ tone: 'primary' })}
            onClick={() => keepPreviousUrl(`${pathname}${search}#reviews`)}
          >
            {t('products.reviews.report.login')}
          </Link>
        )
      }
    >
      {user ? (
        <FieldGroup legend={t('products.reviews.report.what')}>
          {REPORT_REASONS.map(one => (
            <Radio
              key={one}
              name="reason"
              value={one}
              label={REASON_LABELS[one]()}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
          ))}
        </FieldGroup>
      ) : (
        <p className={styles.text}>{t('products.reviews.report.loginFirst')}</p>
      )}
    </Dialog>
  );
}
