import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { backOfficeReader } from '#platform/notify/back-office-reader.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import type { SellerId } from '#shared/id.ts';
import { backOfficeLanguage } from '#shared/language/addresses.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { shopItself } from '#shop/shop/server/shop.ts';

/** Undefined for the house seller, behind whom stands no single person, and once the account is deleted. */
export async function findSellerToNotify(db: Database, sellerId: SellerId): Promise<Recipient | undefined> {
  const seller = await db
    .selectFrom('sellers')
    .innerJoin('users', 'users.id', 'sellers.user_id')
    .select(['users.email', 'users.mobile', 'users.language', 'sellers.name'])
    .where('sellers.id', '=', sellerId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return seller && backOfficeReader(seller);
}

/** Without the house seller and deleted accounts. */
export async function listSellersToNotify(
  db: Database,
  ids: readonly SellerId[],
): Promise<ReadonlyMap<SellerId, Recipient>> {
  const { rows } = await sql<{ id: SellerId; email: string; mobile: string | null; language: string; name: string }>`
    select s.id, u.email, u.mobile, u.language, s.name from sellers s join users u on u.id = s.user_id
    where s.id = any(${ids}::uuid[]) and u.deleted_at is null`.execute(db);
  return new Map(rows.map(({ id, ...recipient }) => [id, backOfficeReader(recipient)]));
}

/** The shop itself where nobody stands behind the seller. */
export async function sellerOrShop(db: Database, sellerId: SellerId, shop: ShopIdentity): Promise<Recipient> {
  return (await findSellerToNotify(db, sellerId)) ?? shopItself(shop, await languageOfCare(db));
}

/** What customer care reads, which has no account: the language of the administrator whose account is oldest. */
export async function languageOfCare(db: Database): Promise<string> {
  const oldest = await db
    .selectFrom('users')
    .select('language')
    .where('role', '=', 'admin')
    .where('type', '=', 'admin')
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return backOfficeLanguage(oldest?.language ?? SOURCE_LANGUAGE);
}
