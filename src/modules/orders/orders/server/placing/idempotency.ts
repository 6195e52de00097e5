import { createHash } from 'node:crypto';
import type { Problem } from '#shared/api/problem.ts';
import { invalidInput } from '#shared/api/problems.ts';
import type { OrderRequest } from './order-request.ts';

const HEADER = 'idempotency-key';
const KEY = /^[\x20-\x7e]{8,200}$/;

/** The key a client names its order by. @returns undefined without one. @throws invalidInput unless 8-200 printable characters */
export function keyFrom(headers: Readonly<Record<string, unknown>>): string | undefined {
  const key = headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw invalidInput().with({ fields: { 'Idempotency-Key': 'must be 8 to 200 printable characters' } });
}

/** What is bought beside the cart has no cart to stand for a key, so a double click could be two orders. */
export function keyIsNeeded(): Problem {
  return invalidInput().with({ fields: { 'Idempotency-Key': 'is required with buyNow' } });
}

/** A key for clients that send none: a double click asks twice with the same cart as it was, so it asks once. */
export function keyOfCart(cart: { readonly id: string; readonly version: number }): string {
  return `cart:${cart.id}:${cart.version}`;
}

/** What an order asks for, in 32 bytes, so that a key used again for something else is noticed. */
export function requestHash(request: OrderRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
