import { Button } from '#design/button.tsx';
import { dayOfText } from '#shared/dates.ts';
import styles from './paused-banner.module.css';
import { useShopPause } from './use-shop-pause.ts';

/** While the seller's shop is on a break, every screen of theirs says so and has the way out. */
export function PausedBanner() {
  const { pause, busy, reopen } = useShopPause();
  if (!pause) return null;
  return (
    <section className={styles.banner} aria-label="Your shop is on a break">
      <p className={styles.words}>
        <span className={styles.lead}>Your shop is on a break.</span> Nothing of yours is on sale; orders already placed
        go on.{' '}
        {pause.returnsOn ? `It opens by itself on ${dayOfText(pause.returnsOn)}.` : 'It stays so until you open it.'}
      </p>
      <Button size="sm" busy={busy} onClick={() => void reopen()}>
        Open my shop
      </Button>
    </section>
  );
}
