import { type Id, UUID } from '#shared/id.ts';

/** The page a list's address asks for, counted from 1; what makes no sense there counts as not said. */
export function readPage(params: URLSearchParams): number {
  return pageParam(params.get('page'));
}

/** The words a list's address looks for, trimmed and never longer than the calls take. */
export function readFind(params: URLSearchParams): string | undefined {
  return params.get('find')?.trim().slice(0, 100) || undefined;
}

/** One of the values a parameter may have, or none. */
export function readListChoice<Value extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Value[],
): Value | undefined {
  return choices.find(choice => choice === params.get(name));
}

/** The address of a list; the first page and what is not said are left out of it. */
export function listAddress(path: string, said: Record<string, string | number | boolean | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined || value === '' || value === false || (name === 'page' && value === 1)) continue;
    params.set(name, String(value));
  }
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

type Said = string | number | boolean | undefined;

/** Reads one parameter of an address; what it makes of `null` is as usual, and is left out of addresses. */
export type Param<Value extends Said> = (text: string | null) => Value;

/** Every list has pages. */
export interface Paged {
  readonly page: number;
}

/** The address of a list, which holds all of its state. */
export interface ListAddress<State extends Paged> {
  readonly path: string;
  readonly read: (params: URLSearchParams) => State;
  /** What is as usual is left out. */
  readonly href: (state: Partial<State>) => string;
}

type StateOf<Params extends Readonly<Record<string, Param<Said>>>> = {
  readonly [Name in keyof Params]: ReturnType<Params[Name]>;
} & Paged;

/**
 * Declares a list's address by its parameters, in the order in which they are written: what narrows it, the page, and which
 * of its rows is open.
 */
export function listAddressOf<
  const Narrowing extends Readonly<Record<string, Param<Said>>>,
  const Opening extends Readonly<Record<string, Param<string | undefined>>> = Record<never, never>,
>(path: string, narrowing: Narrowing, opening?: Opening): ListAddress<StateOf<Narrowing & Opening>> {
  const params: Readonly<Record<string, Param<Said>>> = { ...narrowing, page: pageParam, ...opening };
  const names = Object.keys(params);
  return {
    path,
    read: said => {
      const state = Object.fromEntries(names.map(name => [name, params[name]?.(said.get(name))]));
      // Each name has what its own parameter reads, which a loop over names can't tell the compiler.
      return state as StateOf<Narrowing & Opening>;
    },
    href: state => {
      const said: Readonly<Record<string, Said>> = state;
      const unusual = names.filter(name => said[name] !== params[name]?.(null));
      return listAddress(path, Object.fromEntries(unusual.map(name => [name, said[name]])));
    },
  };
}

const pageParam: Param<number> = text => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
};

/** One of some values, or none; with `usual` that one in place of none. */
export function oneOf<const Value extends string>(choices: readonly Value[]): Param<Value | undefined>;
export function oneOf<const Value extends string>(choices: readonly Value[], usual: NoInfer<Value>): Param<Value>;
export function oneOf<Value extends string>(choices: readonly Value[], usual?: Value): Param<Value | undefined> {
  return text => choices.find(choice => choice === text) ?? usual;
}

/** Words to look for, trimmed and never longer than the calls take. */
export const words: Param<string | undefined> = text => text?.trim().slice(0, 100) || undefined;

/** A day that the calendar has: 2026-11-21. */
export const readCalendarDay: Param<string | undefined> = text =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
    ? text
    : undefined;

/** The id of something, if it may be one. */
export function anId<Name extends string>(): Param<Id<Name> | undefined> {
  return text => (text !== null && UUID.test(text) ? (text as Id<Name>) : undefined);
}

/** A row's key as it stands there, whether or not there is such a row. */
export const anyText: Param<string | undefined> = text => text ?? undefined;

/** The same list from its first page, with one parameter said otherwise, in the words of the address. */
export function addressWith<State extends Paged>(
  address: ListAddress<State>,
  state: State,
  name: string,
  text: string,
): string {
  const params = new URLSearchParams(address.href({ ...state, page: 1 }).split('?')[1]);
  params.set(name, text);
  return address.href(address.read(params));
}
