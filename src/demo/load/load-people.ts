import { demoShopper } from '#demo/goods/people.ts';
import { reviewers } from '#demo/goods/reviewers.ts';
import { type DemoSeller, sellers } from '#demo/goods/sellers.ts';
import { userNameKey } from '#features/accounts/user-name.ts';
import { stateOfPincode } from '#features/addresses/state-of-pincode.ts';
import { lookOf } from '#features/sellers/seller-name.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId, type SellerId, type UserId } from '#shared/id.ts';
import { insertRows } from './insert-rows.ts';

/** Somebody of the demo as the database knows them. */
export interface LoadedPerson {
  readonly id: UserId;
  readonly userName: string;
}

interface Person {
  readonly userName: string;
  readonly email: string;
  readonly mobile: string;
}

/** Who is loaded, by user name; sellers by their key, the shop's own under `house`. */
export interface LoadedPeople {
  readonly shoppers: ReadonlyMap<string, LoadedPerson>;
  readonly sellers: ReadonlyMap<string, { readonly id: SellerId; readonly name: string }>;
}

/** The demo's shopper with addresses, those who wrote reviews, and the sellers with their log-ins. */
export async function loadPeople(tx: TxCtx, passwordHash: string, since: Date): Promise<LoadedPeople> {
  const house = await tx.db
    .selectFrom('sellers')
    .select(['id', 'name'])
    .where('is_house', '=', true)
    .executeTakeFirstOrThrow();
  const user = (person: Person, role: 'user' | 'admin', type: 'user' | 'vendor') => ({
    id: newId<'user'>(since.getTime()),
    email: person.email,
    user_name: person.userName,
    user_name_key: userNameKey(person.userName),
    mobile: person.mobile,
    password_hash: passwordHash,
    role,
    type,
    created_at: since,
  });
  const shoppers = [demoShopper, ...reviewers].map(person => user(person, 'user', 'user'));
  const owners = sellers.map(seller => ({
    seller,
    user: user({ ...seller, userName: seller.username }, 'admin', 'vendor'),
  }));
  await insertRows(tx.db, 'users', [...shoppers, ...owners.map(owner => owner.user)]);
  const sellerRows = owners.map(owner => sellerRow(owner.seller, owner.user.id, since));
  await insertRows(tx.db, 'sellers', sellerRows);
  await loadAddresses(tx, shoppers[0]?.id);
  return {
    shoppers: new Map(shoppers.map(row => [row.user_name, { id: row.id, userName: row.user_name }])),
    sellers: new Map([
      ['house', house],
      ...sellers.map((seller, at) => [seller.key, sellerRows[at] ?? house] as const),
    ]),
  };
}

function sellerRow(seller: DemoSeller, userId: UserId, since: Date) {
  return {
    id: newId<'seller'>(since.getTime()),
    user_id: userId,
    name: seller.username,
    name_key: lookOf(seller.username),
    status: seller.status === 'approved' ? ('Approved' as const) : ('Pending' as const),
    gstin: seller.gstNumber,
    legal_name: seller.legalName,
    address: seller.address,
    city: seller.city,
    pincode: seller.pincode,
    state_code: seller.stateCode,
    care_email: seller.email,
    care_phone: seller.mobile,
    created_at: since,
  };
}

async function loadAddresses(tx: TxCtx, userId: UserId | undefined): Promise<void> {
  if (userId === undefined) return;
  const rows = demoShopper.addresses.map(({ state: _state, ...address }) => ({
    ...address,
    id: newId<'address'>(),
    user_id: userId,
    state_code: stateOfPincode(address.pincode) ?? '',
  }));
  await insertRows(tx.db, 'addresses', rows);
}
