import { Button } from '#design/buttons/button.tsx';
import type { ProductApproval } from '#products/approvals/approval.schema.ts';
import { withdrawChange } from '#products/approvals/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './approval-notice.module.css';
import { Changes, Reasons } from './standing.tsx';

type ApprovalNoticeProps = { id: ProductId; approval: ProductApproval; onWithdrawn: () => void };

/** To a seller: what of a product waits, since when and why, or why it was sent back. */
export function ApprovalNotice({ id, approval, onWithdrawn }: ApprovalNoticeProps) {
  const { state, since, sentBackReason, isNew, changes, reasons } = approval;
  const { act, isActing } = useAct({ onDone: onWithdrawn, onStale: onWithdrawn });
  const day = dayText(since);
  return (
    <section className={styles.notice}>
      <h3 className={styles.head}>
        {state === 'waiting'
          ? t('products.approvals.notice.waiting', { day })
          : t('products.approvals.notice.sentBack')}
      </h3>
      {sentBackReason !== null && <p className={styles.reason}>{sentBackReason}</p>}
      {isNew ? <Reasons reasons={reasons} /> : <Changes changes={changes} />}
      <p className={styles.next}>
        {state === 'sent-back'
          ? t('products.approvals.notice.correct')
          : isNew
            ? t('products.approvals.notice.hidden')
            : t('products.approvals.notice.former')}
      </p>
      {!isNew && (
        <Button size="sm" busy={isActing} onClick={() => void act(() => call(withdrawChange, { id }))}>
          {t('products.approvals.notice.withdraw')}
        </Button>
      )}
    </section>
  );
}
