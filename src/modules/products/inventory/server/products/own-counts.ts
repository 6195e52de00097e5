import type { OwnCounts, OwnProduct, StockState } from '#products/inventory/own-products/own-products.contract.ts';

/** How many products of a list have this status and stock. */
export interface OwnCount {
  readonly status: OwnProduct['status'];
  readonly supply: StockState | 'enough';
  readonly count: number;
}

/** What narrows a list down; what is undefined does not. */
interface Narrowed {
  readonly status?: OwnProduct['status'] | undefined;
  readonly stock?: StockState | undefined;
}

/** How many products fit both. */
export function countIn(counts: readonly OwnCount[], { status, stock }: Narrowed): number {
  return counts
    .filter(each => (status ?? each.status) === each.status && (stock ?? each.supply) === each.supply)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The counts beside a list. */
export function ownCountsOf(counts: readonly OwnCount[]): OwnCounts {
  const by = (narrowed: Narrowed) => countIn(counts, narrowed);
  return {
    all: by({}),
    live: by({ status: 'live' }),
    draft: by({ status: 'draft' }),
    hidden: by({ status: 'hidden' }),
    low: by({ stock: 'low' }),
    out: by({ stock: 'out' }),
  };
}
