import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { getSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { gapWords } from '#people/sellers/profile/profile-gaps.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from './profile-reminder.module.css';

const PUT_OFF = 'profilePutOff';

/**
 * Asks a seller for the profile, until it is complete or put off for this visit. It lies over the page and moves nothing.
 * Who was rejected has something else to settle first.
 */
export function ProfileReminder() {
  const { pathname } = useLocation();
  const [isPutOff, setPutOff] = useState(() => sessionStorage.getItem(PUT_OFF) !== null);
  const isWanted = !isPutOff && pathname !== adminPaths.profile;
  const { missing = [], status } = useAnswer(getSellerProfile, isWanted ? {} : null).answer?.data ?? {};
  if (!isWanted || missing.length === 0 || status === 'Rejected') return null;
  const putOff = () => {
    sessionStorage.setItem(PUT_OFF, 'yes');
    setPutOff(true);
  };
  return (
    <aside className={styles.card} aria-label={t('people.sellers.reminder.label')}>
      <p className={styles.title}>{t('people.sellers.reminder.title')}</p>
      <p className={styles.text}>
        {t('people.sellers.reminder.text', { gaps: gapWords(missing), count: missing.length })}
      </p>
      <div className={styles.acts}>
        <Link to={adminPaths.profile} className={buttonClass({ tone: 'primary' })}>
          {t('people.sellers.reminder.open')}
        </Link>
        <Button tone="quiet" onClick={putOff}>
          {t('people.sellers.reminder.later')}
        </Button>
      </div>
    </aside>
  );
}
