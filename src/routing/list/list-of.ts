import type { ReactNode } from 'react';
import type { Choice } from '#design/choices/select.tsx';
import type { Column, TableSort } from '#design/tables/table.tsx';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { ListAddress, Paged } from '#shared/paths/list-address.ts';

/** Rows on a page of back-office lists. */
export const ROWS_A_PAGE = 20;

/** One page of a list, as the API returns it. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalItems: number;
}

export type RowOf<Found extends Page<unknown>> = Found['data'][number];

/** A filter by choice or by day. The address parameter is `by`. */
export type Filter<State, Found> = { readonly by: keyof State & string; readonly label: string } & (
  | { readonly choices: (found: Found | undefined, state: State) => readonly Choice[] }
  | { readonly days: (state: State) => { readonly min?: string | undefined; readonly max?: string | undefined } }
);

/** Tabs are the values of one parameter, or `all` for no value; or each tab sets what `to` says. */
type TabState<State> =
  | { readonly by: keyof State & string }
  | { readonly of: (state: State) => string | undefined; readonly to: (tab: string) => Partial<State> };

type Counts = Readonly<Record<string, number>>;

/** How a list is shown. All of its state is in the address. */
export interface ListLook<State extends Paged, Found extends Page<unknown>> {
  /** The heading and the document title. */
  readonly title: string;
  readonly address: ListAddress<State>;
  readonly rowsAPage?: number;
  /** Beside the heading: the number of rows. */
  readonly aside?: (found: Found, state: State) => ReactNode;
  readonly tabs?: TabState<State> & {
    readonly label: string;
    readonly names: Readonly<Record<string, string>>;
    /** Of the found rows, or known from another call. */
    readonly counts: ((found: Found) => Counts) | Counts;
  };
  /** A search field; its address parameter is `find`. */
  readonly search?: { readonly label: string; readonly placeholder: string; readonly width?: 'narrow' | 'wide' };
  readonly filters?: readonly Filter<State, Found>[];

  /** The accessible name of the table. */
  readonly caption: string;
  readonly rowKey: (row: RowOf<Found>) => string;
  readonly columns?: readonly Column<RowOf<Found>>[];
  readonly sort?: { readonly of: (state: State) => TableSort; readonly to: (sort: TableSort) => Partial<State> };
  /** The number of skeleton rows before the first page is loaded. */
  readonly loadingRows?: number;
  /** The page of a row. */
  readonly rowHref?: (row: RowOf<Found>) => string;
  /** The row that is open over or beside the list. The address contains its key. */
  readonly opened?: {
    readonly of: (state: State) => string | undefined;
    readonly to: (key: string | undefined) => Partial<State>;
    /** Adds a last column with a link that opens the row; this is its accessible name. */
    readonly nameOf?: (row: RowOf<Found>) => string;
    /** The row is open beside the list and stays open while the list is filtered, sorted and paged. */
    readonly stays?: true;
  };
  /** Rows can be selected, across pages. */
  readonly selection?: {
    readonly label: (row: RowOf<Found>) => string;
    /** The part of the state that identifies the list. If it changes, the selection is cleared. */
    readonly within: (state: State) => object;
    /** The maximum number of rows for one bulk action. */
    readonly most?: number;
    /** All rows that the list finds can be selected together: the words for that, with their number. */
    readonly all?: { readonly offer: (count: number) => string; readonly chosen: (count: number) => string };
  };

  /** The rows in sentences: `the orders`. */
  readonly noun: string;
  /** The title of the error state, instead of the usual one. */
  readonly failed?: string;
  readonly empty: string | ((state: State) => string);
  /** The link to the unfiltered list, shown when a filtered list is empty. */
  readonly all?: {
    readonly words: string;
    readonly state?: Partial<State>;
    /** Parameters that this link keeps, such as whose list it is. */
    readonly keeps?: readonly (keyof State & string)[];
  };
}

/** Declares a list screen: how it is shown, and which call has its rows. */
export interface ListOf<State extends Paged, In, Found extends Page<unknown>, Wire = unknown>
  extends ListLook<State, Found> {
  readonly endpoint: Endpoint<In, Found, Wire>;
  /** The API input for a state. */
  readonly ask: (state: State & { readonly limit: number }) => In;
}

/** Infers all types of a declaration from its address and endpoint. */
export function listOf<State extends Paged, In, Found extends Page<unknown>, Wire>(
  declared: ListOf<NoInfer<State>, In, NoInfer<Found>, Wire> & {
    readonly address: ListAddress<State>;
    readonly endpoint: Endpoint<In, Found, Wire>;
  },
): ListOf<State, In, Found, Wire> {
  return declared;
}

type SortState<Name> = { readonly sort: Name | undefined; readonly order: TableSort['order'] | undefined };

/** Sorting by column, in the address as `sort` and `order`; each column has its default order. */
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
