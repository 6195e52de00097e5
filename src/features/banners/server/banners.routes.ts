import './banners.tables.ts';
import { sql } from 'kysely';
import { listBanners } from '#features/banners/contract.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import { everybody } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import type { ProductId } from '#shared/id.ts';
import { type Paise, toRupees } from '#shared/money.ts';

interface BannerRow {
  readonly id: string;
  readonly image: string;
  readonly image_phone: string | null;
  readonly alt: string;
  readonly eyebrow: string | null;
  readonly headline: string | null;
  readonly product_id: ProductId | null;
  readonly slug: string | null;
  readonly title: string;
  readonly price_paise: Paise;
  readonly sale_price_paise: Paise | null;
}

/** A banner whose product is no longer sold stays, and leads nowhere. */
export function serveBanners(api: Api): void {
  serve(api, listBanners, everybody, async ctx => {
    ctx.dependsOn(cacheTag.banners, cacheTag.catalog);
    const { rows } = await sql<BannerRow>`
      select b.id, b.image, b.image_phone, b.alt, b.eyebrow, b.headline, b.product_id, p.slug, p.title, p.price_paise,
        p.sale_price_paise
      from banners b left join products p on p.id = b.product_id and p.listed
      order by b.position, b.created_at`.execute(ctx.db);
    for (const row of rows) if (row.product_id) ctx.dependsOn(cacheTag.product(row.product_id));
    return { data: rows.map(present) };
  });
}

function present(row: BannerRow) {
  const product = row.slug && {
    slug: row.slug,
    title: row.title,
    price: toRupees(row.price_paise),
    salePrice: row.sale_price_paise === null ? null : toRupees(row.sale_price_paise),
  };
  const { id, image, image_phone, alt, eyebrow, headline } = row;
  return { _id: id, image, imagePhone: image_phone, alt, eyebrow, headline, product: product || null };
}
