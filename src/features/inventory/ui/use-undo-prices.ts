import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import type { RowChange } from '#features/inventory/stock-sheet.contract.ts';
import { countText } from '#shared/count-text.ts';
import { Problem } from '#shared/problem.ts';
import { busy as shopIsBusy } from '#shared/problems.ts';
import { send } from './use-save-stock.ts';

/** The last change of prices in this session, which can be taken back until the next one or until the screen is left. */
export function useUndoPrices(onUndone: () => void) {
  const [last, setLast] = useState<{ readonly rows: readonly RowChange[]; readonly words: string }>();
  const [busy, setBusy] = useState(false);
  const toasts = useToast();

  const undo = async () => {
    if (!last) return;
    setBusy(true);
    try {
      const outcomes = await send(last.rows, 'correction');
      const back = outcomes.filter(({ outcome }) => outcome === 'done').length;
      const others = outcomes.length - back;
      const title = `${countText(back, 'price')} restored`;
      const description = others > 0 ? `${countText(others)} were changed again and stay as they are.` : undefined;
      toasts.show({ title, description, tone: 'good' });
      setLast(undefined);
      onUndone();
    } catch (error) {
      if (signInAgain(error)) return;
      toasts.show({ title: (error instanceof Problem ? error : shopIsBusy()).message, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return {
    /** What would be taken back; undefined when there is nothing. */
    words: last?.words,
    busy,
    undo,
    offer: (rows: readonly RowChange[], words: string) => {
      if (rows.length > 0) setLast({ rows, words });
    },
  };
}

export type UndoPrices = ReturnType<typeof useUndoPrices>;
