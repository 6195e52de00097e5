import Printer from 'lucide-react/icons/printer';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { ErrorState } from '#design/error-state.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { getOwnOrder, orderIsMissing } from '#features/orders/contract.ts';
import type { OrderDetail } from '#features/orders/order.schema.ts';
import { call } from '#shared/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';
import { OwnOrderDetails } from './own-order-details.tsx';
import styles from './own-order-dialog.module.css';
import { PrintedOrder } from './printed-order.tsx';

/** One order with all that its buyer may want to know. */
export function OwnOrderDialog({ orderId, onClose }: { orderId: OrderId | undefined; onClose: () => void }) {
  const [order, setOrder] = useState<OrderDetail>();
  const [problem, setProblem] = useState<Problem>();
  const read = useCallback(async () => {
    if (!orderId) return;
    setOrder(undefined);
    setProblem(undefined);
    try {
      setOrder((await call(getOwnOrder, { orderId })).data);
    } catch (error) {
      if (signInAgain(error)) return;
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
    }
  }, [orderId]);
  useEffect(() => void read(), [read]);

  const shown = order && (orderId === undefined || order._id === orderId) ? order : undefined;
  return (
    <>
      <Dialog
        open={orderId !== undefined}
        onClose={onClose}
        title={shown ? `Order ${shown.number}` : 'Order Details'}
        size="lg"
        closeLabel="Close details"
        footer={
          shown && (
            <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
              Print
            </Button>
          )
        }
      >
        {problem ? (
          <ErrorState
            title={problem.message}
            onRetry={problem.code === orderIsMissing.code ? undefined : () => void read()}
          />
        ) : shown ? (
          <OwnOrderDetails order={shown} />
        ) : (
          <div aria-busy="true">
            <Skeleton shape="block" className={styles.loading} />
          </div>
        )}
      </Dialog>
      {shown && orderId !== undefined && <PrintedOrder order={shown} />}
    </>
  );
}
