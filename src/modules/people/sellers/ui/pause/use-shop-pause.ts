import { useEffect } from 'react';
import { getShopPause, reopenShop, type ShopPause } from '#people/sellers/pause.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';

/** Whoever shows the break asks again when another part of the screen has changed it. */
const listeners = new Set<() => void>();

function tellOthers(): void {
  for (const listener of listeners) listener();
}

/** The own shop's break, and ending it. */
export function useShopPause() {
  const asked = useAnswer(getShopPause, {});
  const { act, isActing } = useAct({ onDone: tellOthers });
  const { askAgain } = asked;
  useEffect(() => {
    listeners.add(askAgain);
    return () => void listeners.delete(askAgain);
  }, [askAgain]);
  return {
    /** null while it is open, undefined while that is not known. */
    pause: asked.answer?.data.pause as ShopPause | null | undefined,
    busy: isActing,
    /** Someone has changed it. */
    tellOthers,
    reopen: () =>
      act(() => call(reopenShop, {}), { told: () => ({ title: t('people.sellers.pause.reopened'), tone: 'good' }) }),
  };
}
