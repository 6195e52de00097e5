import { useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { cancelOrder } from '#features/orders/cancel.contract.ts';
import type { OrderDetail } from '#features/orders/order.schema.ts';
import { call } from '#shared/browser-call.ts';
import type { InputOf } from '#shared/endpoint.ts';
import { Problem } from '#shared/problem.ts';
import { busy } from '#shared/problems.ts';

/** Takes an order back, or a part of it. @returns the order as it is then; a refusal is told, and answers nothing */
export function useCancelOrder(onRefused: () => void) {
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const cancel = async (input: InputOf<typeof cancelOrder>): Promise<OrderDetail | undefined> => {
    setBusy(true);
    try {
      return (await call(cancelOrder, input)).data;
    } catch (error) {
      if (signInAgain(error)) return undefined;
      const problem = error instanceof Problem ? error : busy();
      show({ tone: 'destructive', title: problem.message });
      if (problem.kind === 'conflict' || problem.kind === 'missing') onRefused();
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, cancel };
}
