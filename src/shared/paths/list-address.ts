import { type Id, UUID } from '#shared/id.ts';

/** The address of a list, without empty values and without page 1. */
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

/** Reads one parameter. Its value for `null` is the default, which is left out of addresses. */
export type Param<Value extends Said> = (text: string | null) => Value;

/** Every list has pages. */
export interface Paged {
  readonly page: number;
}

/** The address of a list, which contains all of its state. */
export interface ListAddress<State extends Paged> {
  readonly path: string;
  readonly read: (params: URLSearchParams) => State;
  /** Leaves out defaults. */
  readonly href: (state: Partial<State>) => string;
}

type StateOf<Params extends Readonly<Record<string, Param<Said>>>> = {
  readonly [Name in keyof Params]: ReturnType<Params[Name]>;
} & Paged;

/** Declares a list's address by its parameters, in the order in which they are written: filters, page, opened row. */
export function listAddressOf<
  const Narrowing extends Readonly<Record<string, Param<Said>>>,
  const Opening extends Readonly<Record<string, Param<string | undefined>>> = Record<never, never>,
>(path: string, narrowing: Narrowing, opening?: Opening): ListAddress<StateOf<Narrowing & Opening>> {
  const params: Readonly<Record<string, Param<Said>>> = { ...narrowing, page: pageNumber, ...opening };
  const names = Object.keys(params);
  return {
    path,
    read: said => {
      const state = Object.fromEntries(names.map(name => [name, params[name]?.(said.get(name))]));
      // Each value has the type of its parameter, which the loop can't express.
      return state as StateOf<Narrowing & Opening>;
    },
    href: state => {
      const said: Readonly<Record<string, Said>> = state;
      const unusual = names.filter(name => said[name] !== params[name]?.(null));
      return listAddress(path, Object.fromEntries(unusual.map(name => [name, said[name]])));
    },
  };
}

/** A page number, from 1. Invalid numbers count as 1. */
export const pageNumber: Param<number> = text => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
};

/** One of the given values, or undefined; with `usual`, that is the default. */
export function oneOf<const Value extends string>(choices: readonly Value[]): Param<Value | undefined>;
export function oneOf<const Value extends string>(choices: readonly Value[], usual: NoInfer<Value>): Param<Value>;
export function oneOf<Value extends string>(choices: readonly Value[], usual?: Value): Param<Value | undefined> {
  return text => choices.find(choice => choice === text) ?? usual;
}

/** Search words, trimmed and cut to the length the API accepts. */
export const words: Param<string | undefined> = text => text?.trim().slice(0, 100) || undefined;

/** An existing date: 2026-11-21. */
export const readCalendarDay: Param<string | undefined> = text =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
    ? text
    : undefined;

/** An id, if the text is one. */
export function anId<Name extends string>(): Param<Id<Name> | undefined> {
  return text => (text !== null && UUID.test(text) ? (text as Id<Name>) : undefined);
}

/** A row's key, unchecked. */
export const anyText: Param<string | undefined> = text => text ?? undefined;
