import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { badReturnDay } from '#people/sellers/pause.contract.ts';
import { isReturnDay, returnDays } from '#people/sellers/return-day.ts';
import styles from './pause-shop.module.css';
import { useShopPause } from './use-shop-pause.ts';

/** The button with which a seller pauses the shop, and the question until when. */
export function PauseShop() {
  const { pause, busy, begin } = useShopPause();
  const [isAsking, setAsking] = useState(false);
  if (pause === undefined) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{pause ? 'Edit pause' : 'Pause my shop'}</Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={pause ? 'Edit pause' : 'Pause my shop'} size="sm">
        <PauseForm
          isPaused={pause !== null}
          returnsOn={pause?.returnsOn ?? ''}
          busy={busy}
          onPause={async day => {
            if (await begin(day)) setAsking(false);
          }}
        />
      </Dialog>
    </>
  );
}

type PauseFormProps = {
  isPaused: boolean;
  returnsOn: string;
  busy: boolean;
  onPause: (returnsOn: string | null) => Promise<void>;
};

function PauseForm({ isPaused, returnsOn, busy, onPause }: PauseFormProps) {
  const [day, setDay] = useState(returnsOn);
  const [fault, setFault] = useState<string>();
  const { first, last } = returnDays(new Date());
  return (
    <form
      className={styles.body}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (day !== '' && !isReturnDay(day, new Date())) setFault(badReturnDay().message);
        else void onPause(day || null);
      }}
    >
      {!isPaused && (
        <p className={styles.text}>
          Your products go off sale at once, and shoppers who have them in their cart are told why. Orders already
          placed continue: please dispatch them.
        </p>
      )}
      <TextField
        type="date"
        label="Reopen on"
        aside="optional"
        hint="Your shop reopens early that day. Without a date, it stays paused until you reopen it."
        min={first}
        max={last}
        value={day}
        error={fault}
        onChange={event => {
          setDay(event.currentTarget.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" tone="primary" busy={busy} busyLabel={isPaused ? 'Saving…' : 'Pausing…'}>
        {isPaused ? 'Save' : 'Pause my shop'}
      </Button>
    </form>
  );
}
