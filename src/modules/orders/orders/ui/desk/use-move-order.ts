import { useNavigate } from 'react-router';
import { sellerNotReady, updateOrder } from '#orders/orders/contract.ts';
import type { RejectReason } from '#orders/orders/moves/reject-reasons.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import type { Parcel } from '#orders/orders/parcels/parcel.ts';
import type { GivenSerials } from '#orders/serials/serials.schema.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OrderId, PartId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';

/** Data sent along with a status change. */
interface Sent extends Parcel {
  readonly deliveryCode?: string;
  readonly withoutProof?: string;
  readonly againstLaterPayment?: string;
  readonly serials: GivenSerials | undefined;
  /** For rejections. */
  readonly reason?: RejectReason;
  readonly note?: string;
}

interface Moving {
  readonly isAdministrator: boolean;
  readonly onChanged: () => void;
  /** Receives the server's errors by field. */
  readonly onFields: (faults: Readonly<Record<string, string>>) => void;
}

/** Updates an order's status. A refusal as stale reloads the order. */
export function useMoveOrder(orderId: OrderId, { isAdministrator, onChanged, onFields }: Moving) {
  const navigate = useNavigate();
  const { act, isActing } = useAct({
    onDone: onChanged,
    onStale: onChanged,
    refused: ({ code, message, fields }) => {
      if (fields) onFields(fields);
      const isMyProfile = code === sellerNotReady.code && !isAdministrator;
      const action = { label: t('orders.orders.desk.profile'), onAct: () => void navigate(adminPaths.profile) };
      return isMyProfile ? { title: message, tone: 'destructive', action } : undefined;
    },
  });
  /** @returns whether it succeeded; a toast reports the result in both cases */
  const move = async (orderStatus: ChoosableStatus, partId: PartId | undefined, sent: Sent): Promise<boolean> => {
    const { carrier, tracking, serials, ...why } = sent;
    const moved = await act(() =>
      call(updateOrder, {
        orderId,
        orderStatus,
        ...(partId && { partId }),
        ...(carrier !== null && { carrier }),
        ...(tracking !== null && { tracking }),
        ...(serials && { serials }),
        ...why,
      }),
    );
    return moved !== undefined;
  };
  return { move, isMoving: isActing };
}
