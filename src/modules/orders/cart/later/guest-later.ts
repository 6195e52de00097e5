import type { CartLine } from '#orders/cart/contract.ts';
import { MAX_QUANTITY } from '#orders/cart/refusals.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import { type ProductId, UUID } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { keptText } from '#shared/page/kept-text.ts';
import { MAX_LATER } from './max-later.ts';

/** What a guest has saved for later, as the browser keeps it: enough to show what is not sold any more. */
export interface GuestSaved {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly title: string;
  readonly image: string;
  /** What one cost when it was saved. */
  readonly price: Paise;
  /** When, in milliseconds. */
  readonly at: number;
}

/** What guests have saved for later in this browser, as JSON. */
const guestLater = keptText('guestLater');

/** Saved last first. Anybody can write to that storage: what is not written as the shop writes it is dropped. */
export function readGuestLater(text = guestLater.read()): readonly GuestSaved[] {
  const seen = new Set<ProductId>();
  const isFirst = ({ productId }: GuestSaved) => !seen.has(productId) && seen.add(productId);
  return parsed(text).filter(isSaved).filter(isFirst).slice(0, MAX_LATER);
}

export function writeGuestLater(saved: readonly GuestSaved[]): void {
  guestLater.write(saved.length === 0 ? '' : JSON.stringify(saved));
}

/** A line of the cart as it is saved now. */
export function savedNow(line: CartLine, now: number): GuestSaved {
  const { productId, quantity, title, image } = line;
  return { productId, quantity, title, image, price: paidPrice(line), at: now };
}

/** What was saved except for one product, or for some of its units. */
export function withoutSaved(
  saved: readonly GuestSaved[],
  productId: ProductId,
  quantity = MAX_QUANTITY,
): readonly GuestSaved[] {
  return saved.flatMap(item => {
    if (item.productId !== productId) return [item];
    return item.quantity > quantity ? [{ ...item, quantity: item.quantity - quantity }] : [];
  });
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text || '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isSaved(value: unknown): value is GuestSaved {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, quantity, title, image, price, at } = value as Partial<Record<keyof GuestSaved, unknown>>;
  const isText = [productId, title, image].every(text => typeof text === 'string');
  return isText && UUID.test(String(productId)) && isCount(quantity, 1, MAX_QUANTITY) && isCount(price) && isCount(at);
}

function isCount(value: unknown, least = 0, most = Date.UTC(2200, 0)): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}
