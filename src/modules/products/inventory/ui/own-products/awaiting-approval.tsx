import { StatusMark } from '#design/data/status-mark.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { getSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './awaiting-approval.module.css';

type Status = NonNullable<SessionUser['status']>;

/** Shown to sellers who are not approved: their status and what comes next. */
export function AwaitingApproval({ status }: { status: Status }) {
  const { email, phones } = useShop();
  const isRejected = status === 'Rejected';
  const profile = useAnswer(getSellerProfile, isRejected ? {} : null);
  const reason = profile.answer?.data.reason;
  return (
    <>
      <PageHead title="Products" />
      <section className={styles.box} aria-labelledby="seller-status">
        <h2 id="seller-status" className={styles.status}>
          {isRejected ? (
            <StatusMark shape="disc" tone="bad">
              Rejected
            </StatusMark>
          ) : (
            <StatusMark shape="ring">Pending</StatusMark>
          )}
        </h2>
        <p className={styles.lead}>
          {isRejected ? 'Your seller application was not approved.' : 'We are reviewing your seller application.'}
        </p>
        {isRejected && (
          <p className={styles.reason} aria-busy={profile.isAsking || undefined}>
            {profile.isAsking ? <Skeleton length="long" /> : (reason ?? 'Please contact us for the reason.')}
          </p>
        )}
        <p className={styles.text}>
          {isRejected
            ? 'Your products are not on sale. Once this is resolved, we can approve you and your products will be back on sale.'
            : 'We check your GST number and details first. You can sell as soon as you are approved; until then your products are not shown in the shop.'}
        </p>
        <p className={styles.text}>
          Questions? Write to{' '}
          <a href={`mailto:${email}`} className={styles.link}>
            {email}
          </a>
          {phones[0] && ` or call ${phones[0]}`}.
        </p>
      </section>
    </>
  );
}
