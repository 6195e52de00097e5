import { Button } from '#design/buttons/button.tsx';
import { dayOfText } from '#shared/time/dates.ts';
import styles from './paused-banner.module.css';
import { useShopPause } from './use-shop-pause.ts';

/** While the seller's shop is paused, every screen of theirs says so and has the way out. */
export function PausedBanner() {
  const { pause, busy, reopen } = useShopPause();
  if (!pause) return null;
  return (
    <section className={styles.banner} aria-label="Your shop is paused">
      <p className={styles.words}>
        <span className={styles.lead}>Your shop is paused.</span> Your products are not on sale. Orders already placed
        continue.{' '}
        {pause.returnsOn
          ? `Your shop reopens on ${dayOfText(pause.returnsOn)}.`
          : 'Your shop stays paused until you reopen it.'}
      </p>
      <Button size="sm" busy={busy} onClick={() => void reopen()}>
        Reopen my shop
      </Button>
    </section>
  );
}
