import type { SellerId, UserId } from '#shared/id.ts';
import type { Scope } from './scopes.ts';

/** The three kinds of accounts, with the `role` and `type` that the API uses for them. */
export const ROLE_AND_TYPE = {
  shopper: { role: 'user', type: 'user' },
  seller: { role: 'admin', type: 'vendor' },
  administrator: { role: 'admin', type: 'admin' },
} as const;

export type PersonKind = keyof typeof ROLE_AND_TYPE;
export type SellerStatus = 'Pending' | 'Approved' | 'Rejected';

/** The signed-in user of a request, as found in the session; request data can't change it. */
export interface Actor {
  readonly id: UserId;
  readonly kind: PersonKind;
  readonly userName: string;
  readonly email: string;
  /** The seller this user acts for: a seller's own, the house seller for administrators, null for shoppers. */
  readonly sellerId: SellerId | null;
  readonly sellerStatus: SellerStatus | null;
  /** Shoppers who have no password yet. */
  readonly isGuest?: true;
  /** What the API key of the request may do; absent for a session, which may do all that the user may. */
  readonly scopes?: readonly Scope[];
}

/** @returns undefined for a pair that registration never creates */
export function kindOf(role: string, type: string): PersonKind | undefined {
  const kinds = Object.keys(ROLE_AND_TYPE) as PersonKind[];
  return kinds.find(kind => ROLE_AND_TYPE[kind].role === role && ROLE_AND_TYPE[kind].type === type);
}
