import { StatusMark } from '#design/data/status-mark.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { getSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './awaiting-approval.module.css';

type Status = NonNullable<SessionUser['status']>;

/** Shown to sellers who are not approved: their status and what comes next. */
export function AwaitingApproval({ status }: { status: Status | null | undefined }) {
  const { email, phones } = useShop();
  const isRejected = status === t('products.inventory.approval.rejected');
  const profile = useAnswer(getSellerProfile, isRejected ? {} : null);
  const reason = profile.answer?.data.reason;
  const address = (
    <a href={`mailto:${email}`} className={styles.link}>
      {email}
    </a>
  );
  return (
    <>
      <PageHead title={t('products.inventory.title')} />
      <section className={styles.box} aria-labelledby="seller-status">
        <h2 id="seller-status" className={styles.status}>
          {isRejected ? (
            <StatusMark shape="disc" tone="bad">
              {t('products.inventory.approval.rejected')}
            </StatusMark>
          ) : (
            <StatusMark shape="ring">{t('products.inventory.approval.pending')}</StatusMark>
          )}
        </h2>
        <p className={styles.lead}>
          {isRejected ? t('products.inventory.approval.rejectedLead') : t('products.inventory.approval.pendingLead')}
        </p>
        {isRejected && (
          <p className={styles.reason} aria-busy={profile.isAsking || undefined}>
            {profile.isAsking ? <Skeleton length="long" /> : (reason ?? t('products.inventory.approval.noReason'))}
          </p>
        )}
        <p className={styles.text}>
          {isRejected ? t('products.inventory.approval.rejectedText') : t('products.inventory.approval.pendingText')}
        </p>
        <p className={styles.text}>
          {phones[0]
            ? rich('products.inventory.approval.askOrCall', { email: address, phone: phones[0] })
            : rich('products.inventory.approval.ask', { email: address })}
        </p>
      </section>
    </>
  );
}
