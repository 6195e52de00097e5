import { useEffect } from 'react';
import { useAct } from '#people/accounts/ui/session/use-act.ts';
import { getShopPause, pauseShop, reopenShop, type ShopPause } from '#people/sellers/pause.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';

/** Whoever shows the break asks again when another part of the screen has changed it. */
const listeners = new Set<() => void>();

/** The own shop's break, and beginning or ending it. */
export function useShopPause() {
  const asked = useAnswer(getShopPause, {});
  const { act, isActing } = useAct({
    onDone: () => {
      for (const listener of listeners) listener();
    },
  });
  const { askAgain } = asked;
  useEffect(() => {
    listeners.add(askAgain);
    return () => void listeners.delete(askAgain);
  }, [askAgain]);

  const change = async (make: () => Promise<object>, title: string): Promise<boolean> =>
    (await act(make, { told: () => ({ title, tone: 'good' }) })) !== undefined;
  return {
    /** null while it is open, undefined while that is not known. */
    pause: asked.answer?.data.pause as ShopPause | null | undefined,
    busy: isActing,
    /** @returns whether it is done; either way a toast says so */
    begin: (returnsOn: string | null) =>
      change(() => call(pauseShop, { returnsOn }), 'Your shop is paused. Your products are not on sale.'),
    reopen: () => change(() => call(reopenShop, {}), 'Your shop is open again'),
  };
}
