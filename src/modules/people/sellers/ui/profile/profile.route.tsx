import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { getSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { gapWords } from '#people/sellers/profile/profile-gaps.ts';
import { PauseShop } from '#people/sellers/ui/pause/pause-shop.tsx';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
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
      <title>{t('people.sellers.profile.title')}</title>
      <PageHead title={t('people.sellers.profile.title')} actions={<PauseShop />} />
      <p className={styles.lead}>
        {profile && profile.missing.length > 0
          ? t('people.sellers.profile.missing', { gaps: gapWords(profile.missing) })
          : t('people.sellers.profile.complete')}
      </p>
      {asked.problem ? (
        <ErrorState title={t('people.sellers.profile.failed')} onRetry={asked.askAgain} retrying={asked.isAsking}>
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
