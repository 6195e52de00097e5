import type { Actor } from '#shared/api/actor.ts';
import type { Problem } from '#shared/api/problem.ts';
import { notAllowed, signInFirst } from '#shared/api/problems.ts';

/** Who may make a call. Every route has one, so none is public by omission. */
export interface Guard<Who extends Actor | null = Actor | null> {
  readonly name: string;
  /** The same answer for everybody: cookies are not read, and the answer is cached. */
  readonly isPublic: boolean;
  /** Guests too; while the shop is closed only administrators and sellers. */
  readonly isForGuests?: true;
  readonly refusal: (actor: Actor | null) => Problem | undefined;
  readonly __who?: Who;
}

function allowing(name: string, allowed: (actor: Actor) => boolean): Guard<Actor> {
  return {
    name,
    isPublic: false,
    refusal: actor => (actor === null ? signInFirst() : allowed(actor) ? undefined : notAllowed()),
  };
}

/** The same answer for everybody, in the public cache. */
export const everybody: Guard<null> = { name: 'everybody', isPublic: true, refusal: () => undefined };
/** Guests too, but the answer may depend on the user. */
export const anyone: Guard<Actor | null> = {
  name: 'anyone',
  isPublic: false,
  isForGuests: true,
  refusal: () => undefined,
};
export const signedIn = allowing('signedIn', () => true);
export const administrator = allowing('administrator', actor => actor.kind === 'administrator');
export const shopper = allowing('shopper', actor => actor.kind === 'shopper');
/** Sellers of any status, for what they may do before approval. */
export const anySeller = allowing('anySeller', actor => actor.kind === 'seller');
/** Approved sellers for their own products and orders, and administrators. */
export const seller = allowing(
  'seller',
  actor => actor.kind === 'administrator' || (actor.kind === 'seller' && actor.sellerStatus === 'Approved'),
);
