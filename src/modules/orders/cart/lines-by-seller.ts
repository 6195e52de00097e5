import type { CartLine } from './contract.ts';

export interface SellerLines {
  /** The seller's public name. */
  readonly seller: string;
  readonly lines: readonly CartLine[];
}

/** Each seller's items together, sellers and items in the order they came into the cart. */
export function linesBySeller(lines: readonly CartLine[]): readonly SellerLines[] {
  return [...Map.groupBy(lines, line => line.username)].map(([seller, own]) => ({ seller, lines: own }));
}
