import { useCallback, useState } from 'react';
import type { Selection } from '#design/table.tsx';
import type { OrderSummary } from '#features/orders/order.schema.ts';

export interface OrderSelection {
  /** Chosen on any page of this list, in the order of choosing. */
  readonly orders: readonly OrderSummary[];
  readonly inTable: Selection<OrderSummary>;
  readonly keep: (ids: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<string, OrderSummary> = new Map();

/** What is chosen of a list stays while its pages are turned, and is gone when another list is looked at. */
export function useOrderSelection(list: string, page: readonly OrderSummary[] | undefined): OrderSelection {
  const [state, setState] = useState({ list, chosen: NONE });
  const chosen = state.list === list ? state.chosen : NONE;
  const clear = useCallback(() => setState({ list, chosen: NONE }), [list]);
  return {
    orders: [...chosen.values()],
    inTable: {
      keys: new Set(chosen.keys()),
      onChange: keys => {
        const here = new Set(page?.map(({ _id }) => _id as string));
        const elsewhere = [...chosen].filter(([id]) => !here.has(id));
        const now = (page ?? []).filter(({ _id }) => keys.has(_id)).map(order => [order._id, order] as const);
        setState({ list, chosen: new Map<string, OrderSummary>([...elsewhere, ...now]) });
      },
      label: order => `Select ${order.number}`,
    },
    keep: ids => setState({ list, chosen: new Map([...chosen].filter(([id]) => ids.has(id))) }),
    clear,
  };
}
