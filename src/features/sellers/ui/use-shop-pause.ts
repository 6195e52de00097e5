import { useEffect, useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { getShopPause, pauseShop, reopenShop, type ShopPause } from '#features/sellers/pause.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/browser-call.ts';
import { Problem } from '#shared/problem.ts';
import { busy as shopIsBusy } from '#shared/problems.ts';

/** Whoever shows the break asks again when another part of the screen has changed it. */
const listeners = new Set<() => void>();

/** The own shop's break, and beginning or ending it. */
export function useShopPause() {
  const asked = useAnswer(getShopPause, {});
  const [busy, setBusy] = useState(false);
  const toasts = useToast();
  const { askAgain } = asked;
  useEffect(() => {
    listeners.add(askAgain);
    return () => void listeners.delete(askAgain);
  }, [askAgain]);

  const change = async (make: () => Promise<unknown>, words: string): Promise<boolean> => {
    setBusy(true);
    try {
      await make();
      toasts.show({ title: words, tone: 'good' });
      for (const listener of listeners) listener();
      return true;
    } catch (error) {
      if (signInAgain(error)) return false;
      toasts.show({ title: (error instanceof Problem ? error : shopIsBusy()).message, tone: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    /** null while it is open, undefined while that is not known. */
    pause: asked.answer?.data.pause as ShopPause | null | undefined,
    busy,
    /** @returns whether it is done; either way a toast says so */
    begin: (returnsOn: string | null) =>
      change(() => call(pauseShop, { returnsOn }), 'Your shop is paused. Your products are not on sale.'),
    reopen: () => change(() => call(reopenShop, {}), 'Your shop is open again'),
  };
}
