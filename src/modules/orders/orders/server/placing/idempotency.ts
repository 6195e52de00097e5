import { createHash } from 'node:crypto';
import type { Problem } from '#shared/api/problem.ts';
import { invalidInput } from '#shared/api/problems.ts';
import type { OrderRequest } from './order-request.ts';

const HEADER = 'idempotency-key';
const KEY = /^[\x20-\x7e]{8,200}$/;

/**
 * Reads the Idempotency-Key header. @returns undefined if absent. @throws invalidInput unless it has 8-200 printable
 * characters
 */
export function keyFrom(headers: Readonly<Record<string, unknown>>): string | undefined {
  const key = headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw invalidInput().with({ fields: { 'Idempotency-Key': 'must be 8 to 200 printable characters' } });
}

/** “Buy now” has no cart version to derive a key from, so a double click could create two orders. */
export function keyIsNeeded(): Problem {
  return invalidInput().with({ fields: { 'Idempotency-Key': 'is required with buyNow' } });
}

/** A key for clients that send none: a double click sends the same cart version twice. */
export function keyOfCart(cart: { readonly id: string; readonly version: number }): string {
  return `cart:${cart.id}:${cart.version}`;
}

/** SHA-256 of the request, to detect a key reused for a different order. */
export function requestHash(request: OrderRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
