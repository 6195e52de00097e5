import { Button } from '#design/buttons/button.tsx';
import type { OrderId } from '#shared/id.ts';
import { usePayOrder } from './use-pay-order.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface PayAgainProps {
  orderId: OrderId;
  /** Until when the items are held. */
  until: Date;
  onChanged: () => void;
}

/** Leads to another try to pay, and says how long there is for it. */
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
