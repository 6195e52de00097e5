import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '#design/toasts/toast-context.ts';
import { type CartLine, getCart } from '#orders/cart/contract.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { forgetChoice, keepBought } from '#orders/orders/checkout/checkout-choice.ts';
import {
  attemptAt,
  begunAttempt,
  forgetAttempt,
  isSameOrder,
  type OrderAttempt,
} from '#orders/orders/checkout/order-attempt.ts';
import { RESERVE_REFUSALS } from '#orders/orders/checkout/reserve-problems.ts';
import {
  aboveCodCap,
  cartIsEmpty,
  chooseAddress,
  keyUsedDifferently,
  type PlaceOrder,
  placeOrderEndpoint,
} from '#orders/orders/contract.ts';
import { leaveToPay, NO_WAY_TO_PAY } from '#orders/orders/ui/paying/use-pay-order.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { Problem, type ProblemKind } from '#shared/api/problem.ts';
import type { Id, OrderId, UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { notServed } from '#shop/delivery/not-served.ts';
import type { Purchase } from './use-purchase.ts';

export interface PlacedOrder {
  readonly orderId: OrderId;
  readonly number: string;
}

/** After these errors it is unknown whether the order was placed, so the same attempt must be resent. */
const UNKNOWN: readonly ProblemKind[] = ['unavailable', 'upstream', 'too-many'];
/** Refusals whose message is used as the toast's title. */
const SPOKEN: readonly string[] = [cartIsEmpty.code, chooseAddress.code, notServed.code, aboveCodCap.code];

/** Places orders, one at a time; resumes an attempt whose response was lost; opens the payment page. */
export function usePlaceOrder(
  userId: UserId | undefined,
  purchase: Purchase,
): {
  readonly isBusy: boolean;
  readonly placed: PlacedOrder | undefined;
  /** The lines the shopper saw when the order was refused, to show what has changed. */
  readonly refused: readonly CartLine[] | undefined;
  /** The refusal, if too much is reserved without payment. */
  readonly reserved: Problem | undefined;
  readonly place: (order: PlaceOrder) => Promise<void>;
} {
  const { kind } = useCart();
  const { now, status, lines, reload } = purchase;
  const key = now?.attempt;
  const { show } = useToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [refused, setRefused] = useState<readonly CartLine[]>();
  const [reserved, setReserved] = useState<Problem>();
  const seen = useRef(lines);
  useEffect(() => {
    seen.current = lines;
  }, [lines]);

  const place = useCallback(
    async (order: PlaceOrder) => {
      const agreedTo = seen.current;
      setBusy(true);
      setRefused(undefined);
      setReserved(undefined);
      try {
        const answer = await sendOrder(order, key);
        forgetAttempt(sessionStorage, order);
        forgetChoice(sessionStorage);
        if (key) keepBought(sessionStorage, key, answer.orderId);
        // The button stays busy until the browser has left; coming back with the back button reloads the page.
        if (answer.approvalURL !== null && leaveToPay(answer.orderId, answer.approvalURL)) return;
        setBusy(false);
        if (answer.order.paymentMethod === 'COD') setPlaced({ orderId: answer.orderId, number: answer.number });
        else {
          show({ tone: 'destructive', title: answer.message ?? NO_WAY_TO_PAY });
          void navigate(paths.order(answer.orderId), { replace: true });
        }
        await reload();
      } catch (error) {
        setBusy(false);
        if (!(error instanceof Problem)) throw error;
        const isReserved = RESERVE_REFUSALS.includes(error.code);
        if (isReserved) setReserved(error);
        const isUnknown = !isReserved && UNKNOWN.includes(error.kind);
        if (!isUnknown) forgetAttempt(sessionStorage, order);
        if (signInAgain(error)) return;
        if (error.code === keyUsedDifferently.code) {
          show({
            title: t('orders.orders.checkout.already.title'),
            description: t('orders.orders.checkout.already.text'),
          });
          return void navigate(paths.account, { replace: true });
        }
        const spoken = isReserved || SPOKEN.includes(error.code);
        show({
          tone: 'destructive',
          title: spoken ? error.message : t('orders.orders.checkout.wrong.title'),
          description: spoken ? undefined : isUnknown ? unknownWords(error) : error.message,
        });
        if (error.kind === 'conflict') {
          setRefused(agreedTo);
          await reload();
        }
      }
    },
    [key, navigate, reload, show],
  );

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const isEmpty = !now && kind === 'shopper' && status === 'ready' && lines.length === 0;
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!isEmpty || hasLooked.current) return;
    hasLooked.current = true;
    // An order whose response was lost has emptied the cart. Resending it returns the same order.
    const begun = begunAttempt(sessionStorage);
    if (begun && begun.order.userId === userId) void place(begun.order);
  }, [isEmpty, userId, place]);

  return { isBusy, placed, refused, reserved, place };
}

function unknownWords({ message }: Problem): string {
  return t('orders.orders.checkout.wrong.unknown', { reason: message });
}

type Sent = AnswerOf<typeof placeOrderEndpoint> & Pick<OrderAttempt, 'order'>;

/**
 * Sends an order so that it can't be placed twice. If an earlier attempt was never answered, finds out first whether it
 * was placed; if so, resends that one.
 * @param key idempotency key of a “Buy now” purchase
 */
async function sendOrder(order: PlaceOrder, key?: Id<'attempt'>): Promise<Sent> {
  const begun = begunAttempt(sessionStorage, order);
  const other =
    begun && order.userId && begun.order.userId === order.userId && !isSameOrder(begun.order, order)
      ? begun
      : undefined;
  if (!key) return send(other && (await isCartEmpty(order)) ? other : attemptAt(sessionStorage, order));
  const attempt = attemptAt(sessionStorage, order, key);
  return send(attempt).catch((error: unknown) => {
    // The cart does not tell whether the other attempt succeeded; a used key does.
    const isTaken = error instanceof Problem && error.code === keyUsedDifferently.code;
    if (isTaken && other?.key === key) return send(other);
    throw error;
  });
}

async function send({ key, order }: OrderAttempt): Promise<Sent> {
  return { ...(await call(placeOrderEndpoint, order, { headers: { 'idempotency-key': key } })), order };
}

async function isCartEmpty({ userId }: PlaceOrder): Promise<boolean> {
  return userId !== undefined && (await call(getCart, { userId })).items.length === 0;
}
