import { useNavigate } from 'react-router';
import { sellerNotReady, updateOrder } from '#orders/orders/contract.ts';
import type { RejectReason } from '#orders/orders/moves/reject-reasons.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import type { Parcel } from '#orders/orders/parcels/parcel.ts';
import type { GivenSerials } from '#orders/serials/serials.schema.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OrderId, PartId } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';

/** What goes with the items. */
interface Sent extends Parcel {
  readonly deliveryCode?: string;
  readonly withoutProof?: string;
  readonly againstLaterPayment?: string;
  readonly serials: GivenSerials | undefined;
  /** Why it is rejected. */
  readonly reason?: RejectReason;
  readonly note?: string;
}

interface Moving {
  readonly isAdministrator: boolean;
  readonly onChanged: () => void;
  /** What the server said of single fields. */
  readonly onFields: (faults: Readonly<Record<string, string>>) => void;
}

/** Asks the server to move an order. A refusal also brings the screen up to date: somebody else was faster. */
export function useMoveOrder(orderId: OrderId, { isAdministrator, onChanged, onFields }: Moving) {
  const navigate = useNavigate();
  const { act, isActing } = useAct({
    onDone: onChanged,
    onStale: onChanged,
    refused: ({ code, message, fields }) => {
      if (fields) onFields(fields);
      const isMyProfile = code === sellerNotReady.code && !isAdministrator;
      const action = { label: 'Open profile', onAct: () => void navigate(adminPaths.profile) };
      return isMyProfile ? { title: message, tone: 'destructive', action } : undefined;
    },
  });
  /** @returns whether it was moved; either way a toast says what the server said */
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
