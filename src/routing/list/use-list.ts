import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Selection } from '#design/tables/table.tsx';
import { type AnswerState, useAnswer } from '#routing/use-answer.ts';
import type { Paged } from '#shared/paths/list-address.ts';
import { questionOf } from './list-loader.ts';
import type { ListLook, ListOf, Page, RowOf } from './list-of.ts';

/** A list's state: address, answer and selection. */
export interface List<State extends Paged, Found extends Page<unknown>> {
  readonly of: ListLook<State, Found>;
  readonly state: State;
  readonly asked: AnswerState<Found>;
  /** The current page, possibly still the previous one; undefined if there is none or it could not be loaded. */
  readonly found: Found | undefined;
  readonly reload: () => void;
  /** The address of this list with no row open over it, on its first page unless `more` names another. */
  readonly href: (more: Partial<State> | Partial<Paged>) => string;
  /** Navigates to that address. */
  readonly narrow: (more: Partial<State>, how?: { readonly replace?: boolean }) => void;
  /** Opens the row with that key, or closes it. */
  readonly open: (key: string | undefined) => void;
  readonly selection: RowSelection<RowOf<Found>>;
}

/** Reads the address, loads its page, and loads again when the address changes. */
export function useList<State extends Paged, In, Found extends Page<unknown>, Wire>(
  of: ListOf<State, In, Found, Wire>,
): List<State, Found> {
  const { address, opened } = of;
  const [params] = useSearchParams();
  const state = address.read(params);
  const asked = useAnswer(of.endpoint, questionOf(of, params));
  const navigate = useNavigate();
  const within = of.selection ? JSON.stringify(of.selection.within(state)) : '';
  const selection = useRowSelection(within, asked.answer?.data ?? [], of.rowKey, of.selection?.label);
  const href = (more: Partial<State> | Partial<Paged>) =>
    address.href({ ...state, ...(!opened?.stays && opened?.to(undefined)), page: 1, ...more });
  return {
    of,
    state,
    asked,
    found: asked.problem ? undefined : asked.answer,
    reload: asked.askAgain,
    href,
    narrow: (more, { replace = false } = {}) => void navigate(href(more), { preventScrollReset: true, replace }),
    open: key =>
      void navigate(address.href({ ...state, ...opened?.to(key) }), {
        preventScrollReset: true,
        replace: key === undefined,
      }),
    selection,
  };
}

interface RowSelection<Row> {
  /** Selected rows of all pages, in the order of selection. */
  readonly rows: readonly Row[];
  readonly inTable: Selection<Row>;
  /** All rows that the list finds are selected, not only `rows`. */
  readonly isAll: boolean;
  readonly selectAll: () => void;
  /** Deselects all other rows. */
  readonly keep: (keys: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

/** The selection of a list. It survives page changes and is cleared when another list is shown. */
function useRowSelection<Row>(
  list: string,
  page: readonly Row[],
  rowKey: (row: Row) => string,
  label: (row: Row) => string = rowKey,
): RowSelection<Row> {
  const [state, setState] = useState({ list, chosen: new Map<string, Row>(), isAll: false });
  const { chosen, isAll } = state.list === list ? state : { chosen: new Map<string, Row>(), isAll: false };
  const choose = (rows: Iterable<readonly [string, Row]>, all = false) =>
    setState({ list, chosen: new Map(rows), isAll: all });
  const clear = useCallback(() => setState({ list, chosen: new Map(), isAll: false }), [list]);
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
    isAll,
    selectAll: () => choose(chosen, true),
    keep: keys => choose([...chosen].filter(([key]) => keys.has(key))),
    clear,
  };
}
