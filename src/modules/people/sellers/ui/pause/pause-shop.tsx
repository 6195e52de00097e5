import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { badReturnDay, pauseShop } from '#people/sellers/pause.contract.ts';
import { isReturnDay, returnDays } from '#people/sellers/return-day.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './pause-shop.module.css';
import { useShopPause } from './use-shop-pause.ts';

/** The button with which a seller pauses the shop, and the question until when. */
export function PauseShop() {
  const { pause, tellOthers } = useShopPause();
  const [isAsking, setAsking] = useState(false);
  if (pause === undefined) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        {pause ? t('people.sellers.pause.edit') : t('people.sellers.pause.pause')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={pause ? t('people.sellers.pause.edit') : t('people.sellers.pause.pause')}
        size="sm"
      >
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
    told: () => ({ title: t('people.sellers.pause.paused'), tone: 'good' }),
    onDone: onPaused,
  });
  const { first, last } = returnDays(new Date());
  return (
    <form {...form.props} className={styles.body}>
      {!isPaused && <p className={styles.text}>{t('people.sellers.pause.what')}</p>}
      <TextField
        {...form.bound('returnsOn')}
        type="date"
        label={t('people.sellers.pause.reopenOn')}
        aside={t('design.optional')}
        hint={t('people.sellers.pause.reopenHint')}
        min={first}
        max={last}
      />
      <Button
        type="submit"
        tone="primary"
        busy={form.busy}
        busyLabel={isPaused ? t('people.sellers.pause.saving') : t('people.sellers.pause.pausing')}
      >
        {isPaused ? t('people.sellers.pause.save') : t('people.sellers.pause.pause')}
      </Button>
    </form>
  );
}
