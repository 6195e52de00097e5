import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { moveOrders } from '#features/orders/contract.ts';
import type { OrderOutcome } from '#features/orders/order.schema.ts';
import { call } from '#shared/browser-call.ts';
import type { InputOf } from '#shared/endpoint.ts';
import { Problem } from '#shared/problem.ts';
import { busy } from '#shared/problems.ts';

/**
 * Moves many orders by one call. When some were refused `outcomes` says which, for the screen to show; when all went well
 * a toast says so.
 */
export function useMoveOrders(onMoved: (outcomes: readonly OrderOutcome[]) => void) {
  const [isMoving, setMoving] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly OrderOutcome[]>();
  const toast = useToast();
  const move = async (input: InputOf<typeof moveOrders>) => {
    setMoving(true);
    try {
      const { data, message } = await call(moveOrders, input);
      const isPart = data.some(({ outcome }) => outcome === 'refused');
      if (isPart) setOutcomes(data);
      else toast.show({ title: message, tone: 'good' });
      onMoved(data);
    } catch (error) {
      if (signInAgain(error)) return;
      toast.show({ title: (error instanceof Problem ? error : busy()).message, tone: 'destructive' });
    } finally {
      setMoving(false);
    }
  };
  return { move, isMoving, outcomes };
}
