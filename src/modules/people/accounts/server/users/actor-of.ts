import { type Actor, kindOf, type SellerStatus } from '#shared/api/actor.ts';
import type { SellerId, UserId } from '#shared/id.ts';

/** A user with the seller that the user acts for. */
export interface AccountRow {
  readonly id: UserId;
  readonly user_name: string;
  readonly email: string;
  readonly role: string;
  readonly type: string;
  readonly is_guest: boolean;
  readonly seller_id: SellerId | null;
  readonly seller_status: SellerStatus | null;
}

/** @returns undefined for a pair of role and type that registration never creates */
export function actorOf(row: AccountRow): Actor | undefined {
  const kind = kindOf(row.role, row.type);
  return (
    kind && {
      id: row.id,
      kind,
      userName: row.user_name,
      email: row.email,
      sellerId: row.seller_id,
      sellerStatus: kind === 'seller' ? row.seller_status : null,
      ...(row.is_guest && { isGuest: true }),
    }
  );
}
