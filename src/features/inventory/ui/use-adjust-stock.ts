import { useState } from 'react';
import { useAct } from '#routing/forms/use-act.ts';
import { adjustStock } from '#features/inventory/stock.contract.ts';
import { stockHasChanged } from '#features/inventory/stock-problems.ts';
import { call } from '#shared/browser-call.ts';
import { countText } from '#shared/count-text.ts';
import type { InputOf } from '#shared/endpoint.ts';
import type { ProductId } from '#shared/id.ts';

/** Adjusts one product's stock; where it has moved meanwhile, both numbers are at hand and nothing is done. */
export function useAdjustStock(productId: ProductId, onAdjusted: () => void) {
  const [moved, setMoved] = useState<{ readonly stock: number; readonly message: string }>();
  const { act, isActing } = useAct({
    onDone: () => {
      setMoved(undefined);
      onAdjusted();
    },
    refused: ({ code, data, message }) => {
      if (code !== stockHasChanged.code) return undefined;
      setMoved({ stock: (data as { stock: number }).stock, message });
      return null;
    },
  });
  const adjust = async (input: Omit<InputOf<typeof adjustStock>, 'productId'>) =>
    void (await act(() => call(adjustStock, { productId, ...input }), {
      told: ({ data }) => ({ title: `Stock is now ${countText(data.stock)}`, tone: 'good' }),
    }));
  return { adjust, busy: isActing, moved, forget: () => setMoved(undefined) };
}
