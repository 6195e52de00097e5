import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type AddressId, newId, type ProductId, type UserId } from '#shared/id.ts';

/** A shopper with one piece in the cart, an address, and a session: all that is needed to place an order. */
export interface ReadyBuyer {
  readonly id: UserId;
  readonly addressId: AddressId;
  readonly token: string;
}

/** Many of them at once, made directly in the database. */
export async function makeCrowd(db: Database, size: number, goods: readonly ProductId[]): Promise<ReadyBuyer[]> {
  const crowd = Array.from({ length: size }, () => ({
    id: newId<'user'>(),
    addressId: newId<'address'>(),
    token: randomBytes(32).toString('base64url'),
  }));
  const rows = JSON.stringify(
    crowd.map(({ token, ...buyer }) => ({ ...buyer, hash: createHash('sha256').update(token).digest('hex') })),
  );
  const people = sql`json_to_recordset(${rows}::json) as buyer(id uuid, "addressId" uuid, hash text)`;
  for (const statement of [
    sql`insert into users (id, email, user_name, user_name_key, password_hash, role, type)
      select id, id || '@crowd.example', 'buyer-' || id, 'buyer-' || id, 'none', 'user', 'user' from ${people}`,
    sql`insert into sessions (token_hash, user_id, expires_at, ends_at)
      select decode(hash, 'hex'), id, now() + interval '1 day', now() + interval '1 day' from ${people}`,
    sql`insert into addresses (id, user_id, address, city, state_code, pincode, phone, notes)
      select "addressId", id, '12 MG Road', 'Bengaluru', '29', '560029', '+919876543210', 'none' from ${people}`,
    sql`insert into carts (user_id, id) select id, "addressId" from ${people}`,
    sql`insert into cart_items (user_id, product_id, quantity)
      select id, product, 1 from ${people}, unnest(${goods}::uuid[]) as product`,
  ])
    await statement.execute(db);
  return crowd;
}

export interface PlaceAnswer {
  readonly status: number;
  readonly body: { readonly orderId?: string; readonly code?: string };
}

/** Places the order of a buyer's cart at one server. @throws TypeError when the connection broke before an answer */
export async function placeAt(url: string, buyer: ReadyBuyer, key: string, more: object = {}): Promise<PlaceAnswer> {
  const answer = await fetch(`${url}/api/shop/order/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ addressInfo: { addressId: buyer.addressId }, ...more }),
  });
  return { status: answer.status, body: (await answer.json()) as PlaceAnswer['body'] };
}

/** The same, asked again with the same key for as long as the server says that it is busy: what every client should do. */
export async function placeUntilAnswered(
  url: string,
  buyer: ReadyBuyer,
  key: string,
  more: object = {},
): Promise<PlaceAnswer> {
  for (;;) {
    const answer = await placeAt(url, buyer, key, more);
    if (answer.status !== 503) return answer;
  }
}
