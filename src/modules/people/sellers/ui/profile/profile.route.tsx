import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { getSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { gapWords } from '#people/sellers/profile/profile-gaps.ts';
import { PauseShop } from '#people/sellers/ui/pause/pause-shop.tsx';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAnswer } from '#routing/use-answer.ts';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';

export const clientLoader = () => askAhead(getSellerProfile, {});
export const shouldRevalidate = onlyOnEntering;

/** What invoices and payments need to know of a seller, to be filled in once and kept right. */
export default function Profile() {
  const asked = useAnswer(getSellerProfile, {});
  const profile = asked.problem ? undefined : asked.answer?.data;
  return (
    <>
      <title>Seller profile</title>
      <PageHead title="Seller profile" actions={<PauseShop />} />
      <p className={styles.lead}>
        {profile && profile.missing.length > 0
          ? `Still missing: ${gapWords(profile.missing)}. You can sell now, but orders can be shipped only when your profile is complete.`
          : 'These details are printed on your invoices. Shoppers see your name, address and customer care with your products, but never your bank account.'}
      </p>
      {asked.problem ? (
        <ErrorState title="Could not load your profile" onRetry={asked.askAgain} retrying={asked.isAsking}>
          {asked.problem.message}
        </ErrorState>
      ) : profile ? (
        <ProfileForm profile={profile} onSaved={asked.askAgain} />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          {['name', 'address', 'care', 'bank'].map(part => (
            <Skeleton key={part} shape="block" className={styles.stand} />
          ))}
        </div>
      )}
    </>
  );
}
