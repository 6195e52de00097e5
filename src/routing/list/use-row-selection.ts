import { useCallback, useState } from 'react';
import type { Selection } from '#design/tables/table.tsx';

export interface RowSelection<Row> {
  /** Chosen on any page of the list, in the order of choosing. */
  readonly rows: readonly Row[];
  readonly inTable: Selection<Row>;
  /** Lets go of all but these. */
  readonly keep: (keys: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

/** What is chosen of a list stays while its pages are turned, and is gone when another list is looked at. */
export function useRowSelection<Row>(
  list: string,
  page: readonly Row[],
  rowKey: (row: Row) => string,
  label: (row: Row) => string = rowKey,
): RowSelection<Row> {
  const [state, setState] = useState({ list, chosen: new Map<string, Row>() });
  const chosen = state.list === list ? state.chosen : new Map<string, Row>();
  const choose = (rows: Iterable<readonly [string, Row]>) => setState({ list, chosen: new Map(rows) });
  const clear = useCallback(() => setState({ list, chosen: new Map() }), [list]);
  return {
    rows: [...chosen.values()],
    inTable: {
      keys: new Set(chosen.keys()),
      onChange: keys => {
        const here = page.map(row => [rowKey(row), row] as const);
        const elsewhere = [...chosen].filter(([key]) => !here.some(([other]) => other === key));
        choose([...elsewhere, ...here.filter(([key]) => keys.has(key))]);
      },
      label,
    },
    keep: keys => choose([...chosen].filter(([key]) => keys.has(key))),
    clear,
  };
}
