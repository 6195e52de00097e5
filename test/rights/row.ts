import type { Actor } from './actors.ts';
import type { Scene } from './scene.ts';

/** What one actor sends; parameters stand in the path. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/** One call, or one case of it, with what each actor must be answered. */
export interface Row {
  /** Method and path as the contract has them. */
  readonly call: string;
  /** Which case of the call, where one row is not all. */
  readonly on?: string;
  /** Status by actor, in the order of ACTORS. */
  readonly answers: string;
  /** The keys of a success beside `success`. */
  readonly gives: string;
  /** A success is a file, and has no keys. */
  readonly isFile?: true;
  /** The code of a refusal that is neither 401 nor 403. */
  readonly refusal?: { readonly code: string };
  /** The code of a 401 where it is not a session that is missing. */
  readonly unproved?: { readonly code: string };
  /** Asked before each try, so it may make what it is about. */
  readonly send: (scene: Scene, actor: Actor) => Sent | Promise<Sent>;
  /** What only these actors find in the answer. */
  readonly shows?: { readonly text: (scene: Scene) => string; readonly to: readonly Actor[] };
}

export const EVERYONE = '200 200 200 200 200 200 200';
export const SIGNED_IN = '401 200 200 200 200 200 200';
/** For any shopper, about what is theirs. */
export const SHOPPERS = '401 200 200 403 403 403 403';
export const LIST_KEYS = 'data page limit currentPage totalPages totalItems';
