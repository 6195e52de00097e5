import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { adjustStock } from '#features/inventory/stock.contract.ts';
import { stockHasChanged } from '#features/inventory/stock-problems.ts';
import { call } from '#shared/browser-call.ts';
import { countText } from '#shared/count-text.ts';
import type { InputOf } from '#shared/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';
import { busy as shopIsBusy } from '#shared/problems.ts';

/** Adjusts one product's stock; where it has moved meanwhile, both numbers are at hand and nothing is done. */
export function useAdjustStock(productId: ProductId, onAdjusted: () => void) {
  const [busy, setBusy] = useState(false);
  const [moved, setMoved] = useState<{ readonly stock: number; readonly message: string }>();
  const toasts = useToast();

  const adjust = async (input: Omit<InputOf<typeof adjustStock>, 'productId'>) => {
    setBusy(true);
    try {
      const { data } = await call(adjustStock, { productId, ...input });
      setMoved(undefined);
      toasts.show({ title: `Stock is now ${countText(data.stock)}`, tone: 'good' });
      onAdjusted();
    } catch (error) {
      if (signInAgain(error)) return;
      const problem = error instanceof Problem ? error : shopIsBusy();
      if (problem.code === stockHasChanged.code)
        setMoved({ stock: (problem.data as { stock: number }).stock, message: problem.message });
      else toasts.show({ title: problem.message, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { adjust, busy, moved, forget: () => setMoved(undefined) };
}
