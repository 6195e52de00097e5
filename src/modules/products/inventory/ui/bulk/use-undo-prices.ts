import { useState } from 'react';
import type { Toast } from '#design/toasts/toast-state.ts';
import type { RowChange, RowOutcome } from '#products/inventory/stock/stock-sheet.contract.ts';
import { send } from '#products/inventory/ui/stock/use-save-stock.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { countText } from '#shared/text/count-text.ts';

/** The last change of prices in this session, which can be taken back until the next one or until the screen is left. */
export function useUndoPrices(onUndone: () => void) {
  const [last, setLast] = useState<{ readonly rows: readonly RowChange[]; readonly words: string }>();
  const { act, isActing } = useAct({
    onDone: () => {
      setLast(undefined);
      onUndone();
    },
  });
  const undo = async () => {
    if (last) await act(() => send(last.rows, 'correction'), { told: tellUndone });
  };
  return {
    /** What would be taken back; undefined when there is nothing. */
    words: last?.words,
    busy: isActing,
    undo,
    offer: (rows: readonly RowChange[], words: string) => {
      if (rows.length > 0) setLast({ rows, words });
    },
  };
}

export type UndoPrices = ReturnType<typeof useUndoPrices>;

function tellUndone(outcomes: readonly RowOutcome[]): Toast {
  const back = outcomes.filter(({ outcome }) => outcome === 'done').length;
  const others = outcomes.length - back;
  const description = others > 0 ? `${countText(others)} were changed again and stay as they are.` : undefined;
  return { title: `${countText(back, 'price')} restored`, description, tone: 'good' };
}
