import Printer from 'lucide-react/icons/printer';
import { Button } from '#design/buttons/button.tsx';
import type { OrderDetail, OrderPart } from '#orders/orders/order.schema.ts';
import { mayBeCancelled } from '#orders/orders/order-status.ts';

/** Buttons for the whole order. */
export function OwnOrderActions({
  order,
  onCancel,
}: {
  order: OrderDetail;
  onCancel: (parts: readonly OrderPart[]) => void;
}) {
  const open = order.parts.filter(part => mayBeCancelled(part.orderStatus));
  return (
    <>
      {open.length > 0 && <Button onClick={() => onCancel(open)}>Cancel order</Button>}
      <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
        Print
      </Button>
    </>
  );
}
