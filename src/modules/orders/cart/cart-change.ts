import type { ProductId } from '#shared/id.ts';
import type { CartLine } from './contract.ts';

/** An optimistic change that the server has not confirmed yet. */
export type CartChange =
  | { readonly kind: 'add'; readonly line: CartLine }
  | { readonly kind: 'set'; readonly productId: ProductId; readonly quantity: number }
  | { readonly kind: 'remove'; readonly productId: ProductId };

/**
 * The cart with pending changes applied. A refused change is removed from `changes`, which rolls it back without
 * touching the others.
 */
export function withChanges(lines: readonly CartLine[], changes: readonly CartChange[]): readonly CartLine[] {
  return changes.reduce(withChange, lines);
}

function withChange(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  if (change.kind === 'remove') return lines.filter(line => line.productId !== change.productId);
  if (change.kind === 'set')
    return lines.map(line => (line.productId === change.productId ? { ...line, quantity: change.quantity } : line));
  const { line: added } = change;
  if (!lines.some(line => line.productId === added.productId)) return [...lines, added];
  return lines.map(line =>
    line.productId === added.productId ? { ...line, quantity: line.quantity + added.quantity } : line,
  );
}
