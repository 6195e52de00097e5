import type { CartLine } from '#orders/cart/contract.ts';
import type { LaterLine } from '#orders/cart/later/later.contract.ts';

/**
 * What is saved for later, with what it costs now: in the browser for a guest, on the server for a shopper. Each change answers
 * the whole list; a refused one throws its Problem. The cart has to be read again after `save` and `move`.
 */
export interface LaterStore {
  readonly list: () => Promise<readonly LaterLine[]>;
  /** Moves a line out of the cart. */
  readonly save: (line: CartLine) => Promise<readonly LaterLine[]>;
  /** Moves a product into the cart. */
  readonly move: (line: LaterLine) => Promise<{ readonly lines: readonly LaterLine[]; readonly added: number }>;
  readonly forget: (line: LaterLine) => Promise<readonly LaterLine[]>;
  /** Undoes `forget`. */
  readonly putBack: (line: LaterLine) => Promise<readonly LaterLine[]>;
}

/** The list of the visitor. */
export async function laterStore(kind: 'guest' | 'shopper'): Promise<LaterStore> {
  if (kind === 'guest') return (await import('./guest-later-store.ts')).guestLaterStore;
  return (await import('./shopper-later-store.ts')).shopperLaterStore;
}
