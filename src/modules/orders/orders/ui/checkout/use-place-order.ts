import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '#design/toasts/toast-context.ts';
import type { CartLine } from '#orders/cart/contract.ts';
import { type Checkout, completeCheckout, getCheckout } from '#orders/checkouts/contract.ts';
import { begunCheckout, forgetBegun, keepBegun } from '#orders/orders/checkout/begun-checkout.ts';
import { RESERVE_REFUSALS } from '#orders/orders/checkout/reserve-problems.ts';
import { aboveCodCap, cartIsEmpty, chooseAddress } from '#orders/orders/contract.ts';
import { leaveToPay, NO_WAY_TO_PAY } from '#orders/orders/ui/paying/use-pay-order.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem, type ProblemKind } from '#shared/api/problem.ts';
import type { AddressId, CheckoutId, OrderId, ProductId, UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { notServed } from '#shop/delivery/not-served.ts';
import type { CheckoutOnScreen } from './use-checkout.ts';

export interface PlacedOrder {
  readonly orderId: OrderId;
  readonly number: string;
}

/** After these errors it is unknown whether the order was placed. */
const UNKNOWN: readonly ProblemKind[] = ['unavailable', 'upstream', 'too-many'];
/** Refusals whose message is used as the toast's title. */
const SPOKEN: readonly string[] = [cartIsEmpty.code, chooseAddress.code, notServed.code, aboveCodCap.code];

interface Completing {
  readonly _id: CheckoutId;
  readonly terms: string;
  /** Counted for the searches that led to them. */
  readonly bought?: readonly ProductId[];
}

export interface Placing {
  readonly isBusy: boolean;
  readonly placed: PlacedOrder | undefined;
  /** The lines the shopper saw when the order was refused, to show what has changed. */
  readonly refused: readonly CartLine[] | undefined;
  /** The refusal, if too much is reserved without payment. */
  readonly reserved: Problem | undefined;
  /** Places the order of what is on the screen. */
  readonly place: (seen: Seen) => Promise<void>;
}

/** What is on the screen when the button is pressed. */
interface Seen {
  readonly lines: readonly CartLine[];
  readonly total: number;
  /** The cart, which a change of the shopper's own reaches before the rest of the screen; undefined for “Buy now”. */
  readonly cart: readonly CartLine[] | undefined;
  /** What offers take off, and what services cost. */
  readonly discount: number;
  readonly services: number;
  /** Old phones that are given, by `exchangesIn`. */
  readonly exchanges: string;
  readonly addressId: AddressId;
  readonly method: string;
  /** The business that the invoice is for. */
  readonly company: Checkout['company'];
}

/**
 * Places the order of a checkout. The checkout is the idempotency key, so pressing the button again, in any tab and after
 * a lost answer, comes to the same order.
 */
export function usePlaceOrder(
  userId: UserId,
  { settled, refresh }: Pick<CheckoutOnScreen, 'settled' | 'refresh'>,
  reload: () => Promise<void>,
): Placing {
  const { show } = useToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [refused, setRefused] = useState<readonly CartLine[]>();
  const [reserved, setReserved] = useState<Problem>();

  const complete = useCallback(
    async ({ bought = [], ...checkout }: Completing) => {
      keepBegun(sessionStorage, userId, checkout._id);
      const answer = await call(completeCheckout, { checkoutId: checkout._id, terms: checkout.terms });
      forgetBegun(sessionStorage);
      void import('#products/searches/ui/note-search.ts').then(({ noteBought }) => noteBought(bought));
      // The button stays busy until the browser has left; coming back with the back button reloads the page.
      if (answer.approvalURL !== null && leaveToPay(answer.orderId, answer.approvalURL)) return;
      setBusy(false);
      if (answer.approvalURL === null && answer.message === undefined)
        setPlaced({ orderId: answer.orderId, number: answer.number });
      else {
        show({ tone: 'destructive', title: answer.message ?? NO_WAY_TO_PAY });
        void navigate(paths.order(answer.orderId), { replace: true });
      }
      await reload();
    },
    [userId, navigate, reload, show],
  );

  const fail = useCallback(
    async (error: unknown, seen: readonly CartLine[]) => {
      setBusy(false);
      if (!(error instanceof Problem)) throw error;
      const isReserved = RESERVE_REFUSALS.includes(error.code);
      if (isReserved) setReserved(error);
      const isUnknown = !isReserved && UNKNOWN.includes(error.kind);
      if (!isUnknown) forgetBegun(sessionStorage);
      if (signInAgain(error)) return;
      const spoken = isReserved || SPOKEN.includes(error.code);
      show({
        tone: 'destructive',
        title: spoken ? error.message : t('orders.orders.checkout.wrong.title'),
        description: spoken ? undefined : isUnknown ? unknownWords(error) : error.message,
      });
      if (error.kind !== 'conflict') return;
      setRefused(seen);
      refresh();
      await reload();
    },
    [reload, refresh, show],
  );

  const place = useCallback<Placing['place']>(
    async seen => {
      setBusy(true);
      setRefused(undefined);
      setReserved(undefined);
      try {
        const checkout = await settled();
        if (!checkout) return setBusy(false);
        // What the server has may differ from what is on the screen: then nothing is ordered.
        const isSeen = checkout.orderId !== null || isAsSeen(checkout, seen);
        const bought = seen.lines.map(line => line.productId);
        await complete({ ...checkout, bought, ...(!isSeen && { terms: '' }) });
      } catch (error) {
        await fail(error, seen.lines);
      }
    },
    [complete, fail, settled],
  );

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const begun = begunCheckout(sessionStorage, userId);
    if (!begun) return;
    // An order whose answer was lost. Completing its checkout again answers the same order.
    call(getCheckout, { checkoutId: begun }).then(
      ({ data }) => (data.orderId ? complete(data).catch(error => fail(error, [])) : forgetBegun(sessionStorage)),
      () => {},
    );
  }, [userId, complete, fail]);

  return { isBusy, placed, refused, reserved, place };
}

function isAsSeen({ charges, parts, offers, address, company, method }: Checkout, seen: Seen): boolean {
  const lines = parts.flatMap(part => part.lines);
  const isCart =
    seen.cart !== undefined &&
    pricesOf(lines) === pricesOf(seen.cart) &&
    offers.discount === seen.discount &&
    charges.services === seen.services;
  const isOnScreen = charges.total === seen.total || isCart;
  const isBilled = JSON.stringify(company) === JSON.stringify(seen.company);
  const isGiven = exchangesIn({ parts }) === seen.exchanges;
  return isOnScreen && isBilled && isGiven && address?.addressId === seen.addressId && method === seen.method;
}

/** The old phones of a checkout, to be compared; lines without one say nothing. */
export function exchangesIn({ parts }: Pick<Checkout, 'parts'>): string {
  const given = parts.flatMap(({ lines }) => lines.flatMap(({ exchange }) => exchange ?? []));
  return JSON.stringify(given.map(({ quoteId, value }) => [quoteId, value]));
}

function pricesOf(lines: readonly CartLine[]): string {
  return lines
    .map(({ productId, quantity, price, salePrice }) => [productId, quantity, price, salePrice].join(' '))
    .sort()
    .join();
}

function unknownWords({ message }: Problem): string {
  return t('orders.orders.checkout.wrong.unknown', { reason: message });
}
