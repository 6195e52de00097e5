import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { t } from '#shared/language/t.ts';
import { stayOnThisPage } from '#shared/page/waiting.ts';

export type LeavingTo = { readonly pathname: string; readonly search: string };

type LeaveGuardProps = {
  unsaved: boolean;
  /** Whether a navigation keeps the form; by default if the path stays the same. */
  isStaying?: (here: LeavingTo, there: LeavingTo) => boolean;
};

/** Asks before unsaved input is lost, by navigation or by closing the tab. */
export function LeaveGuard({ unsaved, isStaying = isSameScreen }: LeaveGuardProps) {
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && !isStaying(currentLocation, nextLocation),
  );
  const isAsking = leaving.state === 'blocked';
  useEffect(() => {
    if (isAsking) stayOnThisPage();
  }, [isAsking]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <AskDialog
      open={isAsking}
      title={t('routing.leave.title')}
      verb={t('routing.leave.discard')}
      cancelLabel={t('routing.leave.keep')}
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      {t('routing.leave.text')}
    </AskDialog>
  );
}

function isSameScreen(here: LeavingTo, there: LeavingTo): boolean {
  return here.pathname === there.pathname;
}
