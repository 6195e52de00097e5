import { sql } from 'kysely';
import { products as models } from '#demo/goods/goods.ts';
import { searchText } from '#features/catalog/search-words.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#shared/id.ts';

const CHUNK = 1000;

/** Puts many goods on sale, made from the demo's models. */
export async function seedGoods(db: Database, count: number, tell: (done: number) => void): Promise<void> {
  await sql`insert into brands (id, label, position)
    select brand, initcap(brand), 1 from unnest(${[...new Set(models.map(model => model.brand))]}::text[]) as brand`.execute(
    db,
  );
  const seller = newId<'seller'>();
  await sql`insert into sellers (id, is_house, name, name_key, status, state_code)
    values (${seller}, true, 'Bijli Bazaar', 'bijli bazaar', 'Approved', '29')`.execute(db);
  for (let from = 0; from < count; from += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - from) }, (_, at) => product(from + at));
    await sql`insert into products (id, seller_id, family_id, slug, title, description, category, section, brand, kind,
        price_paise, sale_price_paise, stock, images, options, highlights, specs, hsn, gst_rate_bp, origin, listed, search_text)
      select id, ${seller}::uuid, family, slug, title, description, 'electronics', section, brand, kind, price, sale, 10,
        images, options, highlights, specs, hsn, 1800, origin, true, words
      from json_to_recordset(${JSON.stringify(rows)}::json) as made(id uuid, family uuid, slug text, title text,
        description text, section text, brand text, kind text, price bigint, sale bigint, images jsonb, options jsonb,
        highlights jsonb, specs jsonb, hsn text, origin text, words text)`.execute(db);
    tell(Math.min(count, from + CHUNK));
  }
  await sql`insert into stock_movements (product_id, quantity, reason) select id, stock, 'adjusted' from products`.execute(
    db,
  );
}

const familyIds = new Map<string, string>();

function product(at: number) {
  const model = models[at % models.length];
  if (!model) throw new Error('the demo has no goods');
  const edition = Math.floor(at / models.length);
  const title = edition === 0 ? model.title : `${model.title}, Edition ${edition}`;
  const key = `${model.family} ${edition}`;
  const family = familyIds.get(key) ?? newId();
  familyIds.set(key, family);
  const price = model.priceRupees * 100 + edition * 1000;
  return {
    id: newId(),
    family,
    slug: `${model.slug}${edition === 0 ? '' : `-edition-${edition}`}`,
    title,
    description: model.description,
    section: model.section,
    brand: model.brand,
    kind: model.kind,
    price,
    sale: model.salePriceRupees === undefined ? null : model.salePriceRupees * 100 + edition * 900,
    images: [{ src: `/media/demo/${model.slug}-1.webp`, alt: title }],
    options: model.options,
    highlights: model.highlights,
    specs: model.specs,
    hsn: model.hsn,
    origin: model.origin ?? null,
    words: searchText({
      title,
      brandLabel: model.brand,
      kind: model.kind,
      genericName: model.genericName,
      options: model.options,
      highlights: model.highlights,
    }),
  };
}
