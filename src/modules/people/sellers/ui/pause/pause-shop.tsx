import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { badReturnDay, pauseShop } from '#people/sellers/pause.contract.ts';
import { isReturnDay, returnDays } from '#people/sellers/return-day.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import styles from './pause-shop.module.css';
import { useShopPause } from './use-shop-pause.ts';

/** The button with which a seller pauses the shop, and the question until when. */
export function PauseShop() {
  const { pause, tellOthers } = useShopPause();
  const [isAsking, setAsking] = useState(false);
  if (pause === undefined) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{pause ? 'Edit pause' : 'Pause my shop'}</Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={pause ? 'Edit pause' : 'Pause my shop'} size="sm">
        <PauseForm
          isPaused={pause !== null}
          returnsOn={pause?.returnsOn ?? ''}
          onPaused={() => {
            setAsking(false);
            tellOthers();
          }}
        />
      </Dialog>
    </>
  );
}

type PauseFormProps = { isPaused: boolean; returnsOn: string; onPaused: () => void };

function PauseForm({ isPaused, returnsOn, onPaused }: PauseFormProps) {
  const form = useForm({
    start: { returnsOn },
    send: ({ returnsOn: day }) =>
      day !== '' && !isReturnDay(day, new Date())
        ? { faults: { returnsOn: badReturnDay().message } }
        : call(pauseShop, { returnsOn: day || null }),
    told: () => ({ title: 'Your shop is paused. Your products are not on sale.', tone: 'good' }),
    onDone: onPaused,
  });
  const { first, last } = returnDays(new Date());
  return (
    <form {...form.props} className={styles.body}>
      {!isPaused && (
        <p className={styles.text}>
          Your products go off sale at once, and shoppers who have them in their cart are told why. Orders already
          placed continue: please dispatch them.
        </p>
      )}
      <TextField
        {...form.bound('returnsOn')}
        type="date"
        label="Reopen on"
        aside="optional"
        hint="Your shop reopens early that day. Without a date, it stays paused until you reopen it."
        min={first}
        max={last}
      />
      <Button type="submit" tone="primary" busy={form.busy} busyLabel={isPaused ? 'Saving…' : 'Pausing…'}>
        {isPaused ? 'Save' : 'Pause my shop'}
      </Button>
    </form>
  );
}
