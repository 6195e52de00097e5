import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayOfText } from '#shared/time/dates.ts';
import styles from './paused-banner.module.css';
import { useShopPause } from './use-shop-pause.ts';

const lead = (words: ReactNode) => <span className={styles.lead}>{words}</span>;

/** While the seller's shop is paused, every screen of theirs says so and has the way out. */
export function PausedBanner() {
  const { pause, busy, reopen } = useShopPause();
  if (!pause) return null;
  return (
    <section className={styles.banner} aria-label={t('people.sellers.pause.banner')}>
      <p className={styles.words}>
        {pause.returnsOn
          ? rich('people.sellers.pause.bannerUntil', { day: dayOfText(pause.returnsOn), lead })
          : rich('people.sellers.pause.bannerOpen', { lead })}
      </p>
      <Button size="sm" busy={busy} onClick={() => void reopen()}>
        {t('people.sellers.pause.reopen')}
      </Button>
    </section>
  );
}
