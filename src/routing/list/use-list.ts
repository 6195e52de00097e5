import { useNavigate, useSearchParams } from 'react-router';
import type { Page } from '#routing/page/paged-table.tsx';
import { type AnswerState, useAnswer } from '#routing/use-answer.ts';
import type { Paged } from '#shared/paths/list-address.ts';
import { questionOf } from './list-loader.ts';
import type { ListOf, RowOf } from './list-of.ts';
import { type RowSelection, useRowSelection } from './use-row-selection.ts';

/** A list as it stands: what its address says and what the API has answered. */
export interface List<State extends Paged, In, Found extends Page<unknown>, Wire = unknown> {
  readonly of: ListOf<State, In, Found, Wire>;
  readonly state: State;
  readonly asked: AnswerState<Found>;
  /** The page that is shown, perhaps still the one before; undefined when there is none or it could not be had. */
  readonly found: Found | undefined;
  readonly reload: () => void;
  /** The address of the same list with nothing open; from its first page unless a page is said. */
  readonly href: (more: Partial<State> | Partial<Paged>) => string;
  /** Goes there. */
  readonly narrow: (more: Partial<State>, how?: { readonly replace?: boolean }) => void;
  /** Opens the row with that key over the list, or closes it. */
  readonly open: (key: string | undefined) => void;
  readonly selection: RowSelection<RowOf<Found>>;
}

/** Reads the address, asks for the page that it names, and asks again whenever it changes. */
export function useList<State extends Paged, In, Found extends Page<unknown>, Wire>(
  of: ListOf<State, In, Found, Wire>,
): List<State, In, Found, Wire> {
  const { address, opened } = of;
  const [params] = useSearchParams();
  const state = address.read(params);
  const asked = useAnswer(of.endpoint, questionOf(of, params));
  const navigate = useNavigate();
  const within = of.selection ? JSON.stringify(of.selection.within(state)) : '';
  const selection = useRowSelection(within, asked.answer?.data ?? [], of.rowKey, of.selection?.label);
  const href = (more: Partial<State> | Partial<Paged>) =>
    address.href({ ...state, ...opened?.to(undefined), page: 1, ...more });
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
