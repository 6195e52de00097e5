import { useState } from 'react';
import { useAct } from '#people/accounts/ui/session/use-act.ts';
import { adjustStock } from '#products/inventory/stock/stock.contract.ts';
import { stockHasChanged } from '#products/inventory/stock/stock-problems.ts';
import { call } from '#shared/api/browser-call.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { countText } from '#shared/text/count-text.ts';

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
