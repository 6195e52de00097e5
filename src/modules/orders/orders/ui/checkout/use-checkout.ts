import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartLine } from '#orders/cart/contract.ts';
import {
  type Checkout,
  changeCheckout,
  checkoutIsDone,
  checkoutIsMissing,
  getCheckout,
  openCheckout,
} from '#orders/checkouts/contract.ts';
import { type CheckoutChoice, forgetChoice, keepChoice, keptChoice } from '#orders/orders/checkout/checkout-choice.ts';
import { addressNotYours } from '#orders/orders/contract.ts';
import type { ChosenExtras } from '#orders/sold-services/extras.schema.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import type { CheckoutId, UserId } from '#shared/id.ts';
import type { Purchase } from './use-purchase.ts';

/** The checkout of this screen, as the server has it. */
export interface CheckoutOnScreen {
  /** Undefined while loading. */
  readonly checkout: Checkout | undefined;
  readonly hasFailed: boolean;
  /** What is chosen on the screen; ahead of the checkout while the server is told. */
  readonly choice: CheckoutChoice;
  readonly choose: (choice: CheckoutChoice) => void;
  /** Chooses services and windows, on top of what the server has by then. */
  readonly chooseExtras: (extras: ChosenExtras) => void;
  /** Whether a choice that changes the total is on its way. */
  readonly isChoosing: boolean;
  /** Reads it anew, after a refusal. */
  readonly refresh: () => void;
  /** Opens it anew. */
  readonly reload: () => void;
  /** The checkout once the server knows all that was chosen; undefined if it can't be reached. */
  readonly settled: () => Promise<Checkout | undefined>;
}

/**
 * Opens the checkout of the cart, or of “Buy now”, and keeps it up to date with what is bought and chosen. Requests follow
 * one another, so that the last choice wins.
 * @param onAddressGone the chosen address was deleted elsewhere
 */
export function useCheckout(
  userId: UserId,
  { now, lines, status }: Purchase,
  onAddressGone: () => void,
): CheckoutOnScreen {
  const [checkout, setCheckout] = useState<Checkout>();
  const [hasFailed, setFailed] = useState(false);
  const [choice, setChoice] = useState(() => keptChoice(sessionStorage, userId));
  const current = useRef<Checkout>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const toldGone = useRef(onAddressGone);
  useEffect(() => {
    toldGone.current = onAddressGone;
  }, [onAddressGone]);
  const { attempt, productId, quantity } = now ?? {};
  const bought = status === 'ready' && !now ? contentOf(lines) : undefined;

  const show = useCallback((next: Checkout) => {
    current.current = next;
    setCheckout(next);
    setFailed(false);
  }, []);

  const enqueue = useCallback(
    (work: () => Promise<Checkout>) => {
      queue.current = queue.current.then(work).then(show, (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        // The order is placed already: the button leads to it.
        if (error.code === checkoutIsDone.code) return forgetChoice(sessionStorage);
        if (signInAgain(error)) return;
        if (!current.current) setFailed(true);
      });
    },
    [show],
  );

  const reload = useCallback(() => {
    enqueue(async () => {
      const items = productId && quantity ? [{ productId, quantity }] : undefined;
      const _id = attempt as CheckoutId | undefined;
      const opened = (await call(openCheckout, { ...(_id && { _id }), ...(items && { items }) })).data;
      const pending = keptChoice(sessionStorage, userId);
      const isOther = items !== undefined && !opened.orderId && unitsOf(opened) !== quantity;
      if (opened.orderId || (!isOther && !pending.address && !pending.method && pending.company === undefined))
        return opened;
      return tell(opened, { ...pending, items: isOther ? items : undefined }, toldGone.current);
    });
  }, [attempt, productId, quantity, userId, enqueue]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another content of the cart is another checkout
  useEffect(() => {
    if (now ? productId : bought !== undefined) reload();
  }, [reload, bought, productId]);

  const choose = useCallback(
    (more: CheckoutChoice) => {
      const next = { ...keptChoice(sessionStorage, userId), ...more };
      keepChoice(sessionStorage, userId, next);
      setChoice(before => ({ ...before, ...more }));
      enqueue(async () => {
        const known = current.current;
        if (!known) throw checkoutIsMissing();
        return tell(known, next, toldGone.current);
      });
    },
    [userId, enqueue],
  );

  const [onTheWay, setOnTheWay] = useState(0);
  const chooseExtras = useCallback(
    (extras: ChosenExtras) => {
      setOnTheWay(count => count + 1);
      enqueue(async () => {
        try {
          const known = current.current;
          if (!known) throw checkoutIsMissing();
          return (await call(changeCheckout, { checkoutId: known._id, extras })).data;
        } finally {
          setOnTheWay(count => count - 1);
        }
      });
    },
    [enqueue],
  );

  const refresh = useCallback(() => {
    enqueue(async () => {
      const known = current.current;
      if (!known) throw checkoutIsMissing();
      return (await call(getCheckout, { checkoutId: known._id })).data;
    });
  }, [enqueue]);

  // The cart changes on the screen before the server has its change, so what was read may be older than what is seen.
  const inCart = useRef<string>(undefined);
  const itemsInCart = now || status !== 'ready' ? undefined : itemsOf(lines);
  useEffect(() => {
    inCart.current = itemsInCart;
  }, [itemsInCart]);
  const isBehind = useCallback(() => {
    const { current: known } = current;
    const seen = inCart.current;
    return known !== undefined && seen !== undefined && itemsOf(known.parts.flatMap(part => part.lines)) !== seen;
  }, []);
  const settled = useCallback(async () => {
    await queue.current;
    for (let time = 0; isBehind() && time < MOST_TIMES_BEHIND; time += 1) {
      await new Promise(resolve => setTimeout(resolve, BEHIND_MS));
      refresh();
      await queue.current;
    }
    return current.current;
  }, [isBehind, refresh]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the cart on the screen changes
  useEffect(() => void settled(), [settled, itemsInCart]);

  return { checkout, hasFailed, choice, choose, chooseExtras, isChoosing: onTheWay > 0, refresh, reload, settled };
}

/** Tells the server what was chosen. */
async function tell(
  { _id: checkoutId }: Checkout,
  {
    address: addressId,
    method,
    company: forCompany,
    items,
  }: CheckoutChoice & { readonly items?: readonly Item[] | undefined },
  onAddressGone: () => void,
): Promise<Checkout> {
  try {
    const change = { addressId, method, forCompany, items: items && [...items] };
    const { data } = await call(changeCheckout, { checkoutId, ...change });
    forgetChoice(sessionStorage);
    return data;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== addressNotYours.code) throw error;
    // It was deleted elsewhere.
    onAddressGone();
    forgetChoice(sessionStorage);
    return (await call(getCheckout, { checkoutId })).data;
  }
}

/** How often, and after how long, it is read again when the cart on the screen is ahead of it. */
const MOST_TIMES_BEHIND = 4;
const BEHIND_MS = 250;

type Item = Pick<CartLine, 'productId' | 'quantity'>;

function contentOf(lines: readonly CartLine[]): string {
  return JSON.stringify(
    lines.map(({ productId, quantity, price, salePrice }) => [productId, quantity, price, salePrice]),
  );
}

function itemsOf(lines: readonly Item[]): string {
  return lines
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .sort()
    .join();
}

/** Of a checkout of one product. */
function unitsOf({ parts }: Checkout): number | undefined {
  return parts[0]?.lines[0]?.quantity;
}
