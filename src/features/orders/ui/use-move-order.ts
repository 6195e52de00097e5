import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import { sellerNotReady, updateOrder } from '#features/orders/contract.ts';
import type { ChoosableStatus } from '#features/orders/order-status.ts';
import type { Parcel } from '#features/orders/parcel.ts';
import type { RejectReason } from '#features/orders/reject-reasons.ts';
import type { GivenSerials } from '#features/serials/serials.schema.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { call } from '#shared/browser-call.ts';
import type { OrderId, PartId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';
import { busy } from '#shared/problems.ts';

/** What goes with the goods. */
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

interface MoveOrder {
  /** @returns whether it was moved; either way a toast says what the server said */
  readonly move: (status: ChoosableStatus, partId: PartId | undefined, sent: Sent) => Promise<boolean>;
  readonly isMoving: boolean;
}

/** Asks the server to move an order. A refusal also brings the screen up to date: somebody else was faster. */
export function useMoveOrder(orderId: OrderId, { isAdministrator, onChanged, onFields }: Moving): MoveOrder {
  const navigate = useNavigate();
  const [isMoving, setMoving] = useState(false);
  const toast = useToast();
  const move: MoveOrder['move'] = async (orderStatus, partId, { carrier, tracking, serials, ...why }) => {
    setMoving(true);
    try {
      const { message } = await call(updateOrder, {
        orderId,
        orderStatus,
        ...(partId && { partId }),
        ...(carrier !== null && { carrier }),
        ...(tracking !== null && { tracking }),
        ...(serials && { serials }),
        ...why,
      });
      toast.show({ title: message, tone: 'good' });
      onChanged();
      return true;
    } catch (error) {
      if (signInAgain(error)) return false;
      const problem = error instanceof Problem ? error : busy();
      const isMyProfile = problem.code === sellerNotReady.code && !isAdministrator;
      const action = { label: 'Open profile', onAct: () => void navigate(adminPaths.profile) };
      toast.show({ title: problem.message, tone: 'destructive', action: isMyProfile ? action : undefined });
      if (problem.fields) onFields(problem.fields);
      else if (problem.kind === 'conflict' || problem.kind === 'missing') onChanged();
      return false;
    } finally {
      setMoving(false);
    }
  };
  return { move, isMoving };
}
