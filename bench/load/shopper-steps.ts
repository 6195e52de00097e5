import type { Shopper } from '#bench/stand/shoppers.ts';
import { newId } from '#shared/id.ts';

/** One shopper's way, from its beginning to its end. */
export interface Turn {
  readonly shopper: Shopper;
  readonly productId: string;
  /** Said with the order, so that a repetition is the same order. */
  readonly key: string;
  /** Made up at first; the real one once it was added. */
  addressId: string;
}

export function newTurn(shopper: Shopper, productId: string): Turn {
  return { shopper, productId, key: newId(), addressId: newId() };
}

export interface FlowStep {
  readonly method: 'GET' | 'POST';
  readonly path: (turn: Turn) => string;
  readonly body?: (turn: Turn) => object;
  readonly headers?: (turn: Turn) => Readonly<Record<string, string>>;
  /** Takes from the answer what later steps need. */
  readonly take?: (answer: string, turn: Turn) => void;
}

const addToCart: FlowStep = {
  method: 'POST',
  path: () => '/api/shop/cart/add',
  body: ({ productId }) => ({ productId, quantity: 1 }),
};

const readCart: FlowStep = { method: 'GET', path: ({ shopper }) => `/api/shop/cart/get/${shopper.id}` };

const addAddress: FlowStep = {
  method: 'POST',
  path: () => '/api/shop/address/add',
  body: () => ({
    name: 'Asha Rao',
    address: '14, Church Street',
    city: 'Bengaluru',
    pincode: '560001',
    phone: '9876543210',
    notes: 'Ring twice',
  }),
  take: (answer, turn) => {
    const { data } = JSON.parse(answer) as { data: { _id: string } };
    turn.addressId = data._id;
  },
};

const placeOrder: FlowStep = {
  method: 'POST',
  path: () => '/api/shop/order/create',
  headers: ({ key }) => ({ 'idempotency-key': key }),
  body: ({ addressId, productId }) => ({
    cartItems: [{ productId, quantity: 1 }],
    addressInfo: { addressId },
    paymentMethod: 'COD',
  }),
};

export const CART_STEPS: readonly FlowStep[] = [addToCart, readCart];
export const CHECKOUT_STEPS: readonly FlowStep[] = [addAddress, addToCart, placeOrder];

/** The session's cookie, and the word of a browser that it asks its own site. */
export function headersOf(step: FlowStep, turn: Turn): Readonly<Record<string, string>> {
  return { cookie: `session=${turn.shopper.token}`, 'sec-fetch-site': 'same-origin', ...step.headers?.(turn) };
}
