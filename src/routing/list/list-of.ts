import type { ReactNode } from 'react';
import type { Choice } from '#design/choices/select.tsx';
import type { Column, TableSort } from '#design/tables/table.tsx';
import type { Page } from '#routing/page/paged-table.tsx';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { ListAddress, Paged } from '#shared/paths/list-address.ts';

export type RowOf<Found extends Page<unknown>> = Found['data'][number];

/** Narrows a list to a choice, or to what is after or before a day. It is in the address under the name `by`. */
export type Filter<State, Found> = { readonly by: keyof State & string; readonly label: string } & (
  | { readonly choices: (found: Found | undefined, state: State) => readonly Choice[] }
  | { readonly days: (state: State) => { readonly min?: string | undefined; readonly max?: string | undefined } }
);

/** A list screen: everything about it that does not depend on who looks. All of its state is in the address. */
export interface ListOf<State extends Paged, In, Found extends Page<unknown>, Wire = unknown> {
  /** The heading, and the name of the window. */
  readonly title: string;
  readonly address: ListAddress<State>;
  readonly endpoint: Endpoint<In, Found, Wire>;
  /** What is asked of the API for a state. */
  readonly ask: (state: State & { readonly limit: number }) => In;
  readonly rowsAPage?: number;
  /** Beside the heading: how many there are. */
  readonly aside?: (found: Found, state: State) => ReactNode;
  /** Views by one parameter: its values, or `all` for none. */
  readonly tabs?: {
    readonly label: string;
    readonly by: keyof State & string;
    readonly names: Readonly<Record<string, string>>;
    readonly counts: (found: Found) => Readonly<Record<string, number>>;
  };
  /** Looks for words, which are in the address as `find`. */
  readonly search?: { readonly label: string; readonly placeholder: string; readonly width?: 'narrow' | 'wide' };
  readonly filters?: readonly Filter<State, Found>[];

  /** What the table holds, read out. */
  readonly caption: string;
  readonly rowKey: (row: RowOf<Found>) => string;
  readonly columns?: readonly Column<RowOf<Found>>[];
  readonly sort?: { readonly of: (state: State) => TableSort; readonly to: (sort: TableSort) => Partial<State> };
  /** As many rows stand in until the first page is here. */
  readonly loadingRows?: number;
  /** Where a row leads. */
  readonly rowHref?: (row: RowOf<Found>) => string;
  /** The row that is open over the list or beside it, which the address names by its key. */
  readonly opened?: {
    readonly of: (state: State) => string | undefined;
    readonly to: (key: string | undefined) => Partial<State>;
    /** Adds a last column with a link that opens the row, which is called so. */
    readonly nameOf?: (row: RowOf<Found>) => string;
  };
  /** Rows can be chosen, over pages. */
  readonly selection?: {
    readonly label: (row: RowOf<Found>) => string;
    /** What makes it another list, of which nothing is chosen. */
    readonly within: (state: State) => object;
    /** As many as can be acted on at a time. */
    readonly most: number;
  };

  /** What the rows are called in sentences: `the orders`. */
  readonly noun: string;
  readonly empty: string | ((state: State) => string);
  /** The way to the whole list, where this one is narrowed and empty. */
  readonly all?: {
    readonly words: string;
    readonly state?: Partial<State>;
    /** What stays as it is, such as whose list it is. */
    readonly keeps?: keyof State & string;
  };
}

/** Declares a list screen. What its address holds and what the API answers say what everything else may speak of. */
export function listOf<State extends Paged, In, Found extends Page<unknown>, Wire>(
  declared: ListOf<NoInfer<State>, In, NoInfer<Found>, Wire> & {
    readonly address: ListAddress<State>;
    readonly endpoint: Endpoint<In, Found, Wire>;
  },
): ListOf<State, In, Found, Wire> {
  return declared;
}

type SortState<Name> = { readonly sort: Name | undefined; readonly order: TableSort['order'] | undefined };

/** Sorting by columns, in the address as `sort` and `order`; each column has its usual order. */
export function sortByColumn<Name extends string>(
  usual: NoInfer<Name>,
  orders: Readonly<Record<Name, TableSort['order']>>,
) {
  return {
    of: ({ sort = usual, order }: SortState<Name>) => ({ by: sort, order: order ?? orders[sort] }),
    to: ({ by, order }: TableSort): Partial<SortState<Name>> => ({ sort: isOneOf(orders, by) ? by : undefined, order }),
  };
}

function isOneOf<Name extends string>(names: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return name in names;
}
