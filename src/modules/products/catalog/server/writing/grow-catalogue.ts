import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { listedAmong } from '#products/catalog/server/index/index.queries.ts';
import type { ProductId } from '#shared/id.ts';

/** A statement of ours may take five seconds at most; so many products stay well below on a small machine. */
const PER_STATEMENT = 500;

const SERIES = ['Nova', 'Prism', 'Comet', 'Lotus', 'Monsoon', 'Kaveri', 'Orbit', 'Saffron', 'Tarang', 'Zephyr'];
const ORIGINS = ['India', 'Viet Nam', 'China', 'Thailand', null];

/**
 * Fills the shop up to so many products on sale, for measuring: variations of the products already there, each with a price,
 * stock, rating and values of its category's filters of its own, the same each time. Their ratings have no reviews behind them; their stock has its movement.
 * @param tell how many there are so far
 */
export async function growCatalogue(ctx: Ctx, goal: number, report: (soFar: number) => void): Promise<void> {
  const templates = await listTemplates(ctx);
  if (templates.length === 0) throw new Error('There are no goods to make variations of.');
  for (let from = await countListed(ctx); from < goal; from += PER_STATEMENT) {
    await insertVariations(ctx, templates, from, Math.min(goal, from + PER_STATEMENT) - 1);
    report(Math.min(goal, from + PER_STATEMENT));
  }
  // Without it the planner believes the table small.
  await ctx.db.connection().execute(async db => {
    await sql`set statement_timeout = 0`.execute(db);
    await sql`analyze products, product_keys`.execute(db);
    await sql`reset statement_timeout`.execute(db);
  });
  await ctx.tx(async tx => tx.changed(cacheTag.everything));
}

/** The products that are not variations themselves, read once: reading them for each statement would read every variation too. */
async function listTemplates(ctx: Ctx): Promise<readonly ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select id from products where listed and slug !~ '-v[0-9]+$' order by id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

async function countListed(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from products where listed`.execute(
    ctx.db,
  );
  return rows[0]?.count ?? 0;
}

/** Ids rise with the number, as those of real products do with time; random ones would spread each read over the whole table. */
function idOf(n: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`overlay(md5('product ' || ${n}) placing '0190' || lpad(to_hex(${n}), 8, '0') || '7' from 1 for 13)::uuid`;
}

async function insertVariations(ctx: Ctx, templates: readonly ProductId[], from: number, to: number): Promise<void> {
  await ctx.tx(async tx => {
    await sql`
      with recursive template as (
        select wanted.place - 1 as at, p.* from ${listedAmong(templates)}
      ), upward as (
        select distinct kind, kind as category from template
        union all
        select upward.kind, c.parent_id from upward join categories c on c.id = upward.category where c.parent_id is not null
      ), filter as (
        select distinct upward.kind, a.id, a.type, a.min, a.max, a.options, ascii(md5(a.id)) as place
        from upward
        join category_attributes own on own.category_id = upward.category
        join attributes a on a.id = own.attribute_id and a.filterable and a.type <> 'text' and a.removed_at is null
      ), chance as (
        select n, mod(n, 7919) * 7 as a, mod(n * 31::bigint, 104729) as b,
          (${SERIES}::text[])[1 + mod(n * 13, ${SERIES.length})] as series
        from generate_series(${from}::int, ${to}::int) as n
      ), described as (
        select chance.n, jsonb_object_agg(filter.id, case filter.type
          when 'choice' then filter.options -> mod(b / place, jsonb_array_length(filter.options))::int -> 'id'
          when 'yes-no' then to_jsonb(mod(b / place, 2) = 0)
          else to_jsonb(greatest(filter.min, filter.max >> mod(b / place, 7)::int)) end) as attributes
        from chance
        join template t on t.at = mod(n, ${templates.length}::int)
        join filter on filter.kind = t.kind
        group by chance.n
      ), made as (
        insert into products (id, seller_id, family_id, slug, sku, title, description, category, section, brand, kind,
          price_paise, sale_price_paise, stock, images, options, highlights, specs, hsn, gst_rate_bp, origin, maker,
          importer, generic_name, net_quantity, warranty_months, review_count, review_sum, listed, search_text, attributes,
          created_at)
        select ${idOf(sql`n`)}, t.seller_id, md5('family ' || n / 5)::uuid, t.slug || '-v' || n,
          'V-' || n, regexp_replace(t.title, '( \\(|$)', ' ' || series || ' ' || n || '\\1'), t.description, t.category,
          (array['featured', 'top-deals', 'trending', 'accessories'])[1 + mod(b, 4)], t.brand, t.kind, priced.mrp,
          case when mod(a, 3) > 0 then priced.mrp * (70 + mod(b, 25)) / 100 / 100 * 100 end,
          case when mod(b, 11) = 0 then 0 else 1 + mod(b, 180) end, t.images, t.options, t.highlights, t.specs, t.hsn,
          t.gst_rate_bp, (${ORIGINS}::text[])[1 + mod(a, ${ORIGINS.length})], t.maker, t.importer, t.generic_name,
          t.net_quantity, t.warranty_months, mod(b, 60), mod(b, 60) + mod(a, 4 * mod(b, 60) + 1), true,
          t.search_text || ' ' || lower(series) || ' ' || n,
          coalesce(described.attributes, '{}') || t.attributes, now() - n * interval '1 minute'
        from chance
        join template t on t.at = mod(n, ${templates.length}::int)
        left join described using (n)
        cross join lateral (select greatest(20000, t.price_paise * (50 + mod(b, 100)) / 100 / 10000 * 10000 - 100) as mrp) priced
        returning id, stock
      )
      insert into stock_movements (product_id, quantity, reason, note)
      select id, stock, 'adjusted', 'opening stock' from made where stock > 0`.execute(tx.db);
  });
}
