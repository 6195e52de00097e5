import { useState } from 'react';
import { Dialog } from '#design/dialog.tsx';
import { ErrorState } from '#design/error-state.tsx';
import { orderIsMissing } from '#features/orders/contract.ts';
import type { OrderDetail, OrderPart } from '#features/orders/order.schema.ts';
import type { OrderId } from '#shared/id.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { OwnOrderActions } from './own-order-actions.tsx';
import { OwnOrderDetails } from './own-order-details.tsx';
import { OwnOrderSkeleton } from './own-order-skeleton.tsx';
import { PrintedOrder } from './printed-order.tsx';
import { useOwnOrder } from './use-own-order.ts';

export interface OwnOrderDialogProps {
  orderId: OrderId | undefined;
  onClose: () => void;
  /** The order is another now than in the list. */
  onChanged: () => void;
}

/** One order with all that its buyer may want to know and do. */
export function OwnOrderDialog({ orderId, onClose, onChanged }: OwnOrderDialogProps) {
  const { order, problem, read, show } = useOwnOrder(orderId);
  const [cancelling, setCancelling] = useState<readonly OrderPart[]>([]);
  const changed = (fresh?: OrderDetail) => {
    if (fresh) show(fresh);
    else read();
    onChanged();
  };
  return (
    <>
      <Dialog
        open={orderId !== undefined}
        onClose={onClose}
        title={order ? `Order ${order.number}` : 'Order Details'}
        size="lg"
        closeLabel="Close details"
        footer={order && <OwnOrderActions order={order} onCancel={setCancelling} />}
      >
        {problem ? (
          <ErrorState title={problem.message} onRetry={problem.code === orderIsMissing.code ? undefined : read} />
        ) : order ? (
          <OwnOrderDetails order={order} onCancel={setCancelling} onChanged={() => changed()} />
        ) : (
          <OwnOrderSkeleton />
        )}
      </Dialog>
      {order && (
        <CancelDialog
          order={order}
          parts={cancelling}
          onClose={() => setCancelling([])}
          onCancelled={changed}
          onRefused={() => changed()}
        />
      )}
      {order && orderId !== undefined && <PrintedOrder order={order} />}
    </>
  );
}
