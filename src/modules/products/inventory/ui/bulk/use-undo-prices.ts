import { useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import type { Toast } from '#design/toasts/toast-state.ts';
import type { BulkAnswer, RowChange, RowOutcome } from '#products/inventory/stock/stock-sheet.contract.ts';
import { send } from '#products/inventory/ui/stock/use-save-stock.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { t } from '#shared/language/t.ts';

/** The last change of prices, which can be undone until the next one or until the screen is left. */
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
    /** Describes the change to undo; undefined if there is none. */
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
  const description = others > 0 ? t('products.inventory.undo.others', { count: others }) : undefined;
  return { title: t('products.inventory.undo.restored', { count: back }), description, tone: 'good' };
}

/** Shows the result of a bulk operation and offers to undo changed prices. */
export function useBulkDone(undo: UndoPrices) {
  const toasts = useToast();
  return ({ changed, refused, stale, back }: BulkAnswer) => {
    undo.offer(back, t('products.inventory.undo.pricesChanged', { count: back.length }));
    const left = [
      refused > 0 && t('products.inventory.bulk.leftRefused', { count: refused }),
      stale > 0 && t('products.inventory.bulk.leftStale', { count: stale }),
    ].filter(Boolean);
    const description = left.length > 0 ? t('products.inventory.bulk.left', { what: left.join(', ') }) : undefined;
    toasts.show({ title: t('products.inventory.bulk.changed', { count: changed }), description, tone: 'good' });
  };
}
