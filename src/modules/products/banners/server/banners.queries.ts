import { sql } from 'kysely';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { BannerTranslation } from '#products/banners/banner-translations.ts';
import type { Id, ProductId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export type BannerId = Id<'banner'>;

/** A banner as the home page shows it. */
export interface BannerRow
  extends Pick<
    Row<'banners'>,
    'id' | 'image' | 'image_phone' | 'alt' | 'eyebrow' | 'headline' | 'translations' | 'product_id'
  > {
  readonly slug: string | null;
  readonly title: string | null;
  readonly productTranslations: Row<'products'>['translations'] | null;
  readonly price_paise: Paise | null;
  readonly sale_price_paise: Paise | null;
}

/** A banner whose product is not on sale is shown without a link. */
export async function listShownBanners(db: Database): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select b.id, b.image, b.image_phone, b.alt, b.eyebrow, b.headline, b.translations, b.product_id, p.slug, p.title,
      p.translations as "productTranslations", p.price_paise, p.sale_price_paise
    from banners b left join products p on p.id = b.product_id and p.listed
    where b.deleted_at is null order by b.position, b.created_at, b.id`.execute(db);
  return rows;
}

export interface FeatureRow
  extends Pick<Row<'banners'>, 'id' | 'image' | 'image_phone' | 'alt' | 'headline' | 'translations' | 'product_id'> {
  readonly title: string | null;
  readonly listed: boolean | null;
  readonly isDeleted: boolean;
}

const FEATURES = sql`
  select b.id, b.image, b.image_phone, b.alt, b.headline, b.translations, b.product_id, p.title, p.listed,
    b.deleted_at is not null as "isDeleted"
  from banners b left join products p on p.id = b.product_id and p.deleted_at is null`;

export async function listFeatureRows(db: Database): Promise<FeatureRow[]> {
  const { rows } = await sql<FeatureRow>`
    ${FEATURES} where b.deleted_at is null order by b.position, b.created_at, b.id`.execute(db);
  return rows;
}

/** Locks all banners until the end of the transaction. */
export async function lockBanners(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('banners'))`.execute(tx);
}

export async function findFeature(tx: Tx, id: BannerId): Promise<FeatureRow | undefined> {
  const { rows } = await sql<FeatureRow>`${FEATURES} where b.id = ${id}`.execute(tx);
  return rows[0];
}

export async function findProductTitle(tx: Tx, id: ProductId): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select title from products where id = ${id} and deleted_at is null`.execute(tx);
  return rows[0]?.title;
}

export interface NewBannerRow {
  readonly id: BannerId;
  readonly image: string;
  readonly alt: string;
  readonly translations: readonly BannerTranslation[];
  readonly productId: ProductId | null;
}

/** Adds it after all others. */
export async function insertBanner(tx: Tx, { id, image, alt, translations, productId }: NewBannerRow): Promise<void> {
  await sql`
    insert into banners (id, image, alt, translations, product_id, position)
    values (${id}, ${image}, ${alt}, ${JSON.stringify(translations)}::jsonb, ${productId}, (select coalesce(max(position), -1) + 1 from banners))`.execute(
    tx,
  );
}

export async function updateBanner(
  tx: Tx,
  { id, alt, translations, productId }: Omit<NewBannerRow, 'image'>,
): Promise<void> {
  await sql`
    update banners set alt = ${alt}, translations = ${JSON.stringify(translations)}::jsonb, product_id = ${productId}
    where id = ${id}`.execute(tx);
}

export async function placeBanners(tx: Tx, ids: readonly BannerId[]): Promise<void> {
  const places = ids.map((id, position) => sql`(${id}::uuid, ${position}::int)`);
  await sql`
    update banners b set position = v.position from (values ${sql.join(places)}) v (id, position) where b.id = v.id`.execute(
    tx,
  );
}

export async function setBannerDeleted(tx: Tx, id: BannerId, at: Date | null): Promise<void> {
  await sql`update banners set deleted_at = ${at} where id = ${id}`.execute(tx);
}
