import { type DemoSeller, demoShopper, reviewers, sellers } from '#demo/people/people.ts';
import { userNameKey } from '#people/accounts/registration/user-name.ts';
import { lookOf } from '#people/sellers/seller-name.ts';
import type { TxCtx } from '#platform/context.ts';
import { ROLE_AND_TYPE } from '#shared/api/actor.ts';
import { newId, type SellerId, type UserId } from '#shared/id.ts';

export interface LoadedSeller {
  readonly id: SellerId;
  readonly name: string;
  /** Whoever signs in for it; the house has administrators. */
  readonly ownerId?: UserId | undefined;
}

export interface LoadedPeople {
  readonly shopper: UserId;
  /** Sellers by their key, the house among them. */
  readonly sellers: ReadonlyMap<string, LoadedSeller>;
  /** Reviewers by their user name. */
  readonly reviewers: ReadonlyMap<string, UserId>;
}

/** The demo's shopper with addresses, its sellers with their owners' accounts, and forty reviewers, all with one password. */
export async function loadPeople(
  tx: TxCtx,
  house: { readonly id: SellerId; readonly name: string },
  passwordHash: string,
): Promise<LoadedPeople> {
  const shopper = account(demoShopper, 'shopper', passwordHash);
  const owners = sellers.map(seller => account({ ...seller, userName: seller.username }, 'seller', passwordHash));
  const writers = reviewers.map(reviewer => account(reviewer, 'shopper', passwordHash));
  await tx.db
    .insertInto('users')
    .values([shopper, ...owners, ...writers])
    .execute();
  await tx.db
    .insertInto('addresses')
    .values(
      demoShopper.addresses.map((address, at) => ({
        ...addressRow(shopper.id, address),
        slot: at + 1,
        created_at: new Date(tx.now().getTime() + at),
      })),
    )
    .execute();

  const rows = sellers.map((seller, at) => sellerRow(seller, owners[at]?.id ?? null));
  await tx.db.insertInto('sellers').values(rows).execute();
  const byKey = sellers.map(
    (seller, at) =>
      [seller.key, { id: rows[at]?.id ?? house.id, name: seller.username, ownerId: owners[at]?.id }] as const,
  );
  return {
    shopper: shopper.id,
    sellers: new Map<string, LoadedSeller>([['house', house], ...byKey]),
    reviewers: new Map(writers.map(writer => [writer.user_name, writer.id])),
  };
}

function account(
  person: { readonly userName: string; readonly email: string; readonly mobile: string },
  kind: 'shopper' | 'seller',
  passwordHash: string,
) {
  return {
    id: newId<'user'>(),
    email: person.email,
    user_name: person.userName,
    user_name_key: userNameKey(person.userName),
    mobile: person.mobile,
    password_hash: passwordHash,
    ...ROLE_AND_TYPE[kind],
  };
}

function sellerRow(seller: DemoSeller, owner: UserId | null) {
  return {
    id: newId<'seller'>(),
    user_id: owner,
    name: seller.username,
    name_key: lookOf(seller.username),
    status: seller.status,
    status_reason: seller.reason ?? null,
    bank_account: seller.bank ? JSON.stringify(seller.bank) : null,
    gstin: seller.gstNumber,
    legal_name: seller.legalName,
    address: seller.address,
    city: seller.city,
    pincode: seller.pincode,
    state_code: seller.stateCode,
    care_email: seller.email,
    care_phone: seller.mobile,
  };
}

function addressRow(userId: UserId, address: (typeof demoShopper.addresses)[number]) {
  const { name, city, pincode, phone, notes } = address;
  return {
    id: newId<'address'>(),
    user_id: userId,
    name,
    address: address.address,
    city,
    pincode,
    phone,
    notes,
    state_code: address.stateCode,
  };
}
