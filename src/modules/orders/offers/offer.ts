import type { OfferId, ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export const OFFER_KINDS = ['percent', 'amount', 'delivery', 'units', 'bundle'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export const BEARERS = ['shop', 'seller', 'bank'] as const;
/** Who pays a discount. */
export type Bearer = (typeof BEARERS)[number];

/** What an offer asks for. What is absent or empty is not asked for; what is asked for must all be true. */
export interface OfferConditions {
  readonly products?: readonly ProductId[] | undefined;
  /** Brands as products name them, in lower case. */
  readonly brands?: readonly string[] | undefined;
  /** Categories; those below them are included. */
  readonly categories?: readonly string[] | undefined;
  readonly sellers?: readonly SellerId[] | undefined;
  readonly firstOrder?: boolean | undefined;
  /** As `fitsMethod` reads them. */
  readonly methods?: readonly string[] | undefined;
  /** Beginnings of PIN codes. */
  readonly pincodes?: readonly string[] | undefined;
  /** Accounts, by id. */
  readonly persons?: readonly string[] | undefined;
}

/**
 * Whether an offer that asks for these methods is for somebody who pays by this one. `online` stands for every method but
 * cash on delivery, and a service for all ways of paying there.
 */
export function fitsMethod(asked: OfferConditions['methods'], method: string | null): boolean {
  if (!asked || asked.length === 0) return true;
  if (method === null) return false;
  return asked.some(each => each === method || (each === 'online' ? method !== 'COD' : method.startsWith(`${each}-`)));
}

/** An offer with how far it is used. */
export interface Offer {
  readonly id: OfferId;
  /** The seller whose products it is for; null for an offer of the shop. */
  readonly sellerId: SellerId | null;
  /** Null for an offer that needs no code. */
  readonly code: string | null;
  readonly name: string;
  readonly kind: OfferKind;
  readonly percentBp: number | null;
  readonly cap: Paise | null;
  /** The discount, or the price of a bundle. */
  readonly amount: Paise | null;
  readonly buy: number | null;
  readonly free: number | null;
  readonly bearer: Bearer;
  readonly conditions: OfferConditions;
  /** What the products it is for must cost together, before discounts. */
  readonly min: Paise;
  /** Whether it is added to another offer. */
  readonly combines: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly paused: boolean;
  readonly perPerson: number | null;
  readonly used: number;
  readonly spent: Paise;
  readonly most: number | null;
  readonly budget: Paise | null;
}

/** At most so many codes are kept with a cart. One of them applies. */
export const MAX_CODES = 5;
/** At most so many offers that have not ended, of one seller and in all, because carts look at each. */
export const MOST_OF_SELLER = 50;
export const MOST_IN_ALL = 2_000;
/** At most so many offers are added to another one. */
export const MAX_COMBINING = 5;

const CODE = /^[A-Z0-9]{4,20}$/;

/** A code as offers store it; undefined if it can't be one. */
export function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}
