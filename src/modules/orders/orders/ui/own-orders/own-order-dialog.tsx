import { useState } from 'react';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { orderIsMissing } from '#orders/orders/contract.ts';
import type { OrderDetail, OrderPart } from '#orders/orders/order.schema.ts';
import { CancelDialog } from '#orders/orders/ui/order/cancel-dialog.tsx';
import { PrintedOrder } from '#orders/orders/ui/order/printed-order.tsx';
import type { OrderId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { OwnOrderActions, OwnOrderDetails, OwnOrderSkeleton } from './own-order-details.tsx';
import { useOwnOrder } from './use-own-order.ts';

export interface OwnOrderDialogProps {
  orderId: OrderId | undefined;
  onClose: () => void;
  /** The order has changed since the list loaded. */
  onChanged: () => void;
}

/** One order with everything its shopper can do. */
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
        title={order ? t('orders.orders.orderOf', { number: order.number }) : t('orders.orders.own.details')}
        size="lg"
        closeLabel={t('orders.orders.own.close')}
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
