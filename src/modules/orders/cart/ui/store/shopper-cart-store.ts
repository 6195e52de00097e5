import { type CartChange, withChanges } from '#orders/cart/cart-change.ts';
import * as contract from '#orders/cart/contract.ts';
import { MAX_CART_LINES } from '#orders/cart/refusals.ts';
import type { Call } from '#shared/api/call.ts';
import type { UserId } from '#shared/id.ts';
import { type CartStore, cartLineOf, viewOf, watched } from './cart-store.ts';

interface Pending {
  change: CartChange;
  isSent: boolean;
  readonly done: Promise<void>;
}

/**
 * The shopper's cart on the server. Shows the last response plus pending changes. Changes are sent one at a time, so
 * that responses can't overtake each other; rapid quantity changes of a product are coalesced into the last one.
 */
export function openShopperCart(settings: {
  readonly call: Call;
  readonly userId: UserId;
  /** After each successful change, to notify other tabs. */
  readonly onChanged: () => void;
}): CartStore {
  const { call, userId, onChanged } = settings;
  let confirmed: readonly contract.CartLine[] = [];
  let away: readonly string[] = [];
  let status: 'loading' | 'ready' | 'failed' = 'loading';
  let pending: readonly Pending[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const view = watched(viewOf(status, confirmed));

  const show = () =>
    view.set(
      viewOf(
        status,
        withChanges(
          confirmed,
          pending.map(({ change }) => change),
        ),
        undefined,
        away,
      ),
    );
  const confirm = (answer: contract.CartAnswer) => {
    confirmed = answer.items;
    away = answer.away;
    status = 'ready';
  };
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
  const send = (change: CartChange): Promise<contract.CartAnswer> => {
    if (change.kind === 'remove') return call(contract.removeFromCart, { userId, productId: change.productId });
    if (change.kind === 'set')
      return call(contract.updateCart, { productId: change.productId, quantity: change.quantity });
    return call(contract.addToCart, { productId: change.line.productId, quantity: change.line.quantity });
  };
  const submit = (change: CartChange): Promise<void> => {
    const queued = pending.findLast(({ change: other }) => productIn(other) === productIn(change));
    if (queued && !queued.isSent && queued.change.kind === 'set' && change.kind === 'set') {
      queued.change = change;
      show();
      return queued.done;
    }
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    const own: Pending = { change, isSent: false, done };
    pending = [...pending, own];
    show();
    enqueue(async () => {
      own.isSent = true;
      try {
        confirm(await send(own.change));
      } finally {
        pending = pending.filter(other => other !== own);
        show();
      }
      onChanged();
    }).then(resolve, reject);
    return done;
  };

  return {
    view: view.get,
    subscribe: view.subscribe,
    add: (product, quantity) => submit({ kind: 'add', line: cartLineOf(product, quantity) }),
    setQuantity: (productId, quantity) => submit({ kind: 'set', productId, quantity }),
    remove: productId => submit({ kind: 'remove', productId }),
    reload: () =>
      enqueue(async () => {
        try {
          confirm(await call(contract.getCart, { userId, page: undefined, limit: MAX_CART_LINES }));
          return [];
        } catch (error) {
          if (status === 'loading') status = 'failed';
          throw error;
        } finally {
          show();
        }
      }),
  };
}

function productIn(change: CartChange) {
  return change.kind === 'add' ? change.line.productId : change.productId;
}
