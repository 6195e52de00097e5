import { Button } from '#design/buttons/button.tsx';
import type { OrderId } from '#shared/id.ts';
import { usePayOrder } from './use-pay-order.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface PayAgainProps {
  orderId: OrderId;
  /** Payment deadline. */
  until: Date;
  onChanged: () => void;
}

/** Button to pay again, with countdown. */
export function PayAgain({ orderId, until, onChanged }: PayAgainProps) {
  const left = useTimeLeft(until, onChanged);
  const { isLeaving, pay } = usePayOrder(onChanged);
  return (
    <Button tone="primary" busy={isLeaving} onClick={() => void pay(orderId)}>
      Retry payment
      <span role="timer" aria-label={`${left} minutes left`}>
        {left}
      </span>
    </Button>
  );
}
