import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Radio } from '#design/choices/radio.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { REASON_LABELS, REPORT_REASONS, type ReportReason } from '#products/reviews/report-reason.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { keepPreviousUrl } from '#routing/previous-url.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './report-dialog.module.css';

export interface ReportDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The legend of the reasons. */
  what: string;
  /** Says to guests that they have to log in. */
  loginFirst: string;
  /** The place on the page to come back to after the login. */
  hash: `#${string}`;
  send: (reason: ReportReason) => Promise<{ message?: string | undefined }>;
}

/** Asks for the reason of a report. Guests are sent to the login, because reports count once per person. */
export function ReportDialog({ open, onClose, title, what, loginFirst, hash, send }: ReportDialogProps) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  // On stale: it was reported before or deleted meanwhile, so the dialog closes.
  const { act, isActing } = useAct({ onDone: onClose, onStale: onClose });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        user ? (
          <>
            <Button onClick={onClose}>{t('design.cancel')}</Button>
            <Button tone="primary" busy={isActing} onClick={() => void act(() => send(reason))}>
              {t('products.reviews.report.send')}
            </Button>
          </>
        ) : (
          <Link
            to={paths.login}
            className={buttonClass({ tone: 'primary' })}
            onClick={() => keepPreviousUrl(`${pathname}${search}${hash}`)}
          >
            {t('products.reviews.report.login')}
          </Link>
        )
      }
    >
      {user ? (
        <FieldGroup legend={what}>
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
        <p className={styles.text}>{loginFirst}</p>
      )}
    </Dialog>
  );
}
