import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#features/accounts/ui/previous-url.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { useCart } from '#features/cart/ui/use-cart.ts';
import { notServed } from '#features/delivery/contract.ts';
import {
  aboveCodCap,
  cartIsEmpty,
  chooseAddress,
  type PlaceOrder,
  placeOrderEndpoint,
} from '#features/orders/contract.ts';
import { begunAttempt, forgetAttempt } from '#features/orders/order-attempt.ts';
import { call } from '#shared/browser-call.ts';
import type { OrderId, UserId } from '#shared/id.ts';
import { Problem, type ProblemKind } from '#shared/problem.ts';
import { leaveToPay } from './leave-to-pay.ts';
import { nextAttempt } from './next-attempt.ts';
import { NO_WAY_TO_PAY } from './use-pay-order.ts';

export interface PlacedOrder {
  readonly orderId: OrderId;
  readonly number: string;
}

/** After these nobody knows whether the order was placed, so the same attempt must be made again. */
const UNKNOWN: readonly ProblemKind[] = ['unavailable', 'upstream', 'too-many'];
/** Refusals whose own sentence is the whole message. */
const SPOKEN: readonly string[] = [cartIsEmpty.code, chooseAddress.code, notServed.code, aboveCodCap.code];

/** Places orders, one at a time, takes up one whose answer was lost, and leads to where one is paid. */
export function usePlaceOrder(userId: UserId | undefined): {
  readonly isBusy: boolean;
  readonly placed: PlacedOrder | undefined;
  /** The cart as it was agreed to when it was refused, to be compared with what it has become. */
  readonly refused: readonly CartLine[] | undefined;
  readonly place: (order: PlaceOrder) => Promise<void>;
} {
  const { kind, status, lines, reload } = useCart();
  const { show } = useToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [refused, setRefused] = useState<readonly CartLine[]>();
  const seen = useRef(lines);
  useEffect(() => {
    seen.current = lines;
  }, [lines]);

  const place = useCallback(
    async (order: PlaceOrder) => {
      const agreedTo = seen.current;
      setBusy(true);
      setRefused(undefined);
      try {
        const attempt = await nextAttempt(order);
        const answer = await call(placeOrderEndpoint, attempt.order, { headers: { 'idempotency-key': attempt.key } });
        forgetAttempt(sessionStorage);
        // The button stays busy while the browser leaves; a page that is come back to is read anew.
        if (answer.approvalURL !== null && leaveToPay(answer.orderId, answer.approvalURL)) return;
        setBusy(false);
        if (attempt.order.paymentMethod === 'COD') setPlaced({ orderId: answer.orderId, number: answer.number });
        else {
          show({ tone: 'destructive', title: answer.message ?? NO_WAY_TO_PAY });
          void navigate(`/shop/account/${answer.orderId}`, { replace: true });
        }
        await reload();
      } catch (error) {
        setBusy(false);
        if (!(error instanceof Problem)) throw error;
        const isUnknown = UNKNOWN.includes(error.kind);
        if (!isUnknown) forgetAttempt(sessionStorage);
        if (signInAgain(error)) return;
        const spoken = SPOKEN.includes(error.code);
        show({
          tone: 'destructive',
          title: spoken ? error.message : 'Order failed, please try again!',
          description: spoken ? undefined : isUnknown ? `${error.message} It can't be placed twice.` : error.message,
        });
        if (error.kind === 'conflict') {
          setRefused(agreedTo);
          await reload();
        }
      }
    },
    [navigate, reload, show],
  );

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const isEmpty = kind === 'shopper' && status === 'ready' && lines.length === 0;
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!isEmpty || hasLooked.current) return;
    hasLooked.current = true;
    // An order whose answer was lost has emptied the cart; asked again it answers the same.
    const begun = begunAttempt(sessionStorage);
    if (begun && begun.order.userId === userId) void place(begun.order);
  }, [isEmpty, userId, place]);

  return { isBusy, placed, refused, place };
}
