import { useEffect, useState } from 'react';
import type { changeInBulk, StockRow } from '#products/inventory/stock/stock-sheet.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';

type Found = Extract<InputOf<typeof changeInBulk>['on'], { found: unknown }>['found'];

/** The selected rows across pages, or all that the list finds. Another filter clears the selection. */
export function useChosenRows(rows: readonly StockRow[], found: Found) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, StockRow>>(new Map());
  const [isAll, setAll] = useState(false);
  const filter = JSON.stringify(found);
  const clear = () => {
    setChosen(new Map());
    setAll(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the filter changes
  useEffect(clear, [filter]);

  const choose = (keys: ReadonlySet<string>) => {
    const onPage = new Map(rows.map(row => [row._id as string, row]));
    setAll(false);
    setChosen(before => {
      const known = [...keys].flatMap((key): [string, StockRow][] => {
        const row = before.get(key) ?? onPage.get(key);
        return row ? [[key, row]] : [];
      });
      return new Map(known);
    });
  };
  const on: InputOf<typeof changeInBulk>['on'] = isAll
    ? { found }
    : { rows: [...chosen.values()].map(({ _id, version }) => ({ _id, version })) };
  return { keys: new Set(chosen.keys()), count: chosen.size, isAll, on, choose, chooseAll: () => setAll(true), clear };
}
