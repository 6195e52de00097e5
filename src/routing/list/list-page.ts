import type { Page, PagedRowsProps } from '#routing/page/paged-table.tsx';
import type { Paged } from '#shared/paths/list-address.ts';
import type { RowOf } from './list-of.ts';
import type { List } from './use-list.ts';

/** A page of a declared list, and what to show when it has no rows. */
export function pageOf<State extends Paged, Found extends Page<unknown>>(
  list: List<State, Found>,
): PagedRowsProps<RowOf<Found>> {
  const { of, state, asked } = list;
  const { address, rowsAPage: pageSize, noun, failed, empty, all } = of;
  return {
    ...{ asked, pageSize, noun, failed },
    href: page => list.href({ page }),
    empty: typeof empty === 'string' ? empty : empty(state),
    all: all && isNarrowed(list) ? { href: address.href(wholeOf(list)), words: all.words } : undefined,
  };
}

/** The state of the unfiltered list. */
function wholeOf<State extends Paged, Found extends Page<unknown>>({
  of: { all },
  state,
}: List<State, Found>): Partial<State> {
  const kept = Object.fromEntries((all?.keeps ?? []).map(name => [name, state[name]]));
  // The declaration names parameters of this state.
  return { ...all?.state, ...(kept as Partial<State>) };
}

/** Whether the list is filtered. Sorting does not count, nor does an open row. */
function isNarrowed<State extends Paged, Found extends Page<unknown>>(list: List<State, Found>): boolean {
  const {
    of: { address, sort, opened },
    state,
    href,
  } = list;
  const usual = address.read(new URLSearchParams());
  const unsorted = sort?.to(sort.of(usual));
  return (
    href({ ...unsorted, ...opened?.to(undefined), page: state.page }) !==
    href({ ...usual, ...unsorted, ...wholeOf(list) })
  );
}
