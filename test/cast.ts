import { type Insertable, sql } from 'kysely';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Tables } from '#platform/db/database.ts';
import { newId, type ProductId, type SellerId, type UserId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import type { TestShop } from './shop.ts';

export interface CastMember {
  readonly id: UserId;
  readonly userName: string;
  readonly email: string;
}
export interface CastSeller extends CastMember {
  readonly sellerId: SellerId;
}

/** The fixture people: two shoppers, two approved sellers, one who waits, an administrator, and the house seller. */
export interface Cast {
  readonly asha: CastMember;
  readonly farhan: CastMember;
  readonly deccan: CastSeller;
  readonly ritchie: CastSeller;
  readonly waiting: CastSeller;
  readonly admin: CastMember;
  readonly house: SellerId;
}

export async function castOf(shop: TestShop): Promise<Cast> {
  return shop.context.tx(async tx => {
    await tx.db
      .insertInto('brands')
      .values(
        ['apple', 'samsung', 'xiaomi', 'oneplus', 'nothing', 'realme', 'boat'].map((id, position) => ({
          id,
          label: id,
          position,
        })),
      )
      .execute();
    const house = newId<'seller'>();
    await tx.db
      .insertInto('sellers')
      .values({
        id: house,
        is_house: true,
        name: 'Bijli Bazaar',
        name_key: 'bijli bazaar',
        status: 'Approved',
        gstin: '29AAHCB4471M1Z6',
        legal_name: 'Bijli Bazaar Retail Private Limited',
        address: '14 Residency Road, Bengaluru 560025',
        state_code: '29',
      })
      .execute();
    return {
      asha: await person(tx, 'asha', 'user', 'user'),
      farhan: await person(tx, 'farhan', 'user', 'user'),
      admin: await person(tx, 'anita', 'admin', 'admin'),
      deccan: await makeSeller(tx, 'deccan', 'Approved', '36', '36AAKFD4127R1ZX'),
      ritchie: await makeSeller(tx, 'ritchie', 'Approved', '33', '33BKYPM6203J1ZS'),
      waiting: await makeSeller(tx, 'waiting', 'Pending', '27'),
      house,
    };
  });
}

async function person(
  tx: TxCtx,
  name: string,
  role: 'user' | 'admin',
  type: 'user' | 'vendor' | 'admin',
): Promise<CastMember> {
  const member = { id: newId<'user'>(), userName: name, email: `${name}@cast.example` };
  await tx.db
    .insertInto('users')
    .values({
      id: member.id,
      email: member.email,
      user_name: name,
      user_name_key: name,
      mobile: '+919876543210',
      password_hash: 'none',
      role,
      type,
    })
    .execute();
  return member;
}

/** A seller of that name, unlike any other. With a GST number the rest of the profile is there too, so that the seller can ship. */
export async function makeSeller(
  tx: TxCtx,
  name: string,
  status: 'Approved' | 'Pending',
  stateCode: string,
  gstin?: string,
): Promise<CastSeller> {
  const member = await person(tx, name, 'admin', 'vendor');
  const sellerId = newId<'seller'>(laterThanBefore());
  const profile = {
    legal_name: `${name} and sons`,
    address: '1 Market Road',
    city: 'Somewhere',
    pincode: '500001',
    bank_account: JSON.stringify({ holder: name, number: '50100412078831', ifsc: 'HDFC0000521' }),
  };
  await tx.db
    .insertInto('sellers')
    .values({
      ...{ id: sellerId, user_id: member.id, name, name_key: name, status, state_code: stateCode },
      ...(gstin !== undefined && { gstin, ...profile }),
    })
    .execute();
  return { ...member, sellerId };
}

let lastMs = 0;
/** Sellers of one transaction are as old as each other, so their ids alone say who came first. */
function laterThanBefore(): number {
  lastMs = Math.max(Date.now(), lastMs + 1);
  return lastMs;
}

/** Gives everybody who has no password one, for what asks for it again. */
export async function givePasswords(shop: TestShop, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await sql`update users set password_hash = ${hash} where password_hash = 'none'`.execute(shop.open.db);
}

/** Puts a product on sale, a phone at ₹10,000 with ten in stock unless said otherwise. Its stock has its movement. */
export async function makeProduct(
  shop: TestShop,
  sellerId: SellerId,
  more: Partial<Insertable<Tables['products']>> = {},
): Promise<ProductId> {
  const id = newId<'product'>();
  const title = more.title ?? `Phone ${id.slice(-6)}`;
  const stock = more.stock ?? 10;
  await shop.context.tx(async tx => {
    await tx.db
      .insertInto('products')
      .values({
        id,
        seller_id: sellerId,
        slug: `phone-${id.slice(-12)}`,
        title,
        description: 'A phone for trying things out.',
        category: 'electronics',
        section: 'featured',
        brand: 'samsung',
        kind: 'smartphone',
        price_paise: paise(1_000_000),
        gst_rate_bp: 1800,
        images: JSON.stringify([{ src: '/media/photos/none.webp', alt: title }]),
        search_text: title.toLowerCase(),
        listed: true,
        ...more,
        stock,
      })
      .execute();
    if (stock > 0)
      await tx.db
        .insertInto('stock_movements')
        .values({ product_id: id, quantity: stock, reason: 'adjusted' })
        .execute();
    tx.changed('catalog', `product:${id}`);
  });
  return id;
}
