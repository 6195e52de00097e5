import { sql } from 'kysely';
import { publishedSellers, sellerColumns, sellerMaySell } from '#people/sellers/server/sellers.ts';
import type { Database, Row } from '#platform/db/database.ts';
import { type FittedDevice, modelWords } from '#products/catalog/product/fits/fit-rules.ts';
import {
  LIST_FIELDS,
  type ListField,
  PAGE_FIELDS,
  type PageField,
  SellerCard,
} from '#products/catalog/product/product.schema.ts';
import { listedAmong } from '#products/catalog/server/index/index.queries.ts';
import { matchOf, offerKeyOf } from '#products/catalog/server/offers/match-of.ts';
import { type FieldRow, selected } from '#products/catalog/server/writing/product-columns.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { isRegistered } from './registered-sellers.ts';

type Product = Row<'products'>;

/** What a product's page says of the seller besides the name. */
type SellerFact = Exclude<keyof typeof SellerCard.shape, 'name'>;
export const SELLER_FACTS = (Object.keys(SellerCard.shape) as (keyof typeof SellerCard.shape)[]).filter(
  fact => fact !== 'name',
);

export interface ProductSummaryRow extends FieldRow<ListField>, Pick<Product, 'id' | 'slug'> {
  readonly image: string;
  readonly averageReview: number;
  readonly reviewCount: number;
  readonly sellerName: string;
  readonly sellerState: string | null;
  /** The lowest price in the 30 days before the present one, if that is not older. */
  readonly lowestPrice: Paise | null;
  readonly deal: DealRow | null;
}

/** A product as it is shown outside of its own page. */
export interface ShownRow extends ProductSummaryRow, FieldRow<'options' | 'translations'> {
  readonly familyId: string | null;
  readonly offerKey: string | null;
}

/** A product in a comparison. */
export interface ComparedRow extends ProductSummaryRow, FieldRow<'translations' | 'attributes' | 'warrantyMonths'> {}

export interface DetailRow
  extends ProductSummaryRow,
    FieldRow<PageField | 'translations' | 'attributes'>,
    Record<SellerFact, string | null>,
    Pick<Product, 'listed' | 'version'> {
  readonly gone: boolean;
  readonly familyId: string | null;
  readonly match: string | null;
  /** Its own GTIN, also where an administrator has linked it by another. */
  readonly ownGtin: string | null;
  readonly offerKey: string | null;
  readonly sellerId: SellerId;
  /** Whether the seller is another than the shop itself and has a GST number. */
  readonly isRegistered: boolean;
  readonly createdAt: Date;
  readonly brandLabel: string;
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly five: number;
}

/** A running deal, as it comes out of JSON. */
interface DealRow {
  readonly endsAt: string;
  readonly units: number;
  readonly perPerson: number | null;
}

/** In SQL: the running deal of product `p`, by the primary key, and only for products that have a scheduled price. */
export const runningDeal = sql`case when p.scheduled_price_id is not null then (
  select json_build_object('endsAt', deal.ends_at, 'units', deal.units, 'perPerson', deal.per_person)
  from scheduled_prices deal where deal.id = p.scheduled_price_id and deal.units is not null) end`;

/** The columns of a ProductSummaryRow; `p` is the product. */
const summary = sql`
  p.id, p.slug, coalesce(p.images->0->>'src', '') as image, ${selected(LIST_FIELDS)},
  p.average_review::float8 as "averageReview", p.review_count as "reviewCount",
  (select name from ${publishedSellers} sellers where id = p.seller_id) as "sellerName",
  (select state_code from ${publishedSellers} sellers where id = p.seller_id) as "sellerState",
  p.lowest_paise as "lowestPrice", ${runningDeal} as deal`;

/** The products among `ids` that are on sale. */
export async function listShownProducts(db: Database, ids: readonly ProductId[]): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select ${summary}, p.family_id as "familyId", ${offerKeyOf(sql`p`)} as "offerKey", p.options, p.translations
    from ${listedAmong(ids)}`.execute(db);
  return rows;
}

/** The products of those slugs that are on sale, in their order. */
export async function listCompared(db: Database, slugs: readonly string[]): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    select ${summary}, p.translations, p.attributes, p.warranty_months as "warrantyMonths"
    from json_array_elements_text(${JSON.stringify(slugs)}::json) with ordinality as wanted(slug, place)
    cross join lateral (select * from products where products.slug = wanted.slug and listed limit 1) p
    order by wanted.place`.execute(db);
  return rows;
}

/** What only its own page says of a product and of its seller. */
const ofPage = selected(PAGE_FIELDS);
const ofSeller = sellerColumns(SELLER_FACTS);

/** Deleted while it was on sale. Drafts, hidden products and those never approved are not disclosed. */
const wasOnSale = sql`(p.deleted_at is not null and p.status = 'live' and p.approved and ${sellerMaySell})`;

/** A product by id or slug, on sale or not: the caller checks `listed` and `gone`. */
export async function findDetail(
  db: Database,
  by: { id: ProductId } | { slug: string },
): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${summary}, p.listed, ${wasOnSale} as gone, p.version, p.family_id as "familyId", ${ofPage}, p.translations,
      p.attributes, ${matchOf(sql`p`)} as match, public_gtin(p.gtin) as "ownGtin", ${offerKeyOf(sql`p`)} as "offerKey", p.seller_id as "sellerId",
      ${isRegistered} as "isRegistered", p.created_at as "createdAt",
      b.label as "brandLabel", ${ofSeller}, stars.*
    from products p
    join brands b on b.id = p.brand
    join ${publishedSellers} s on s.id = p.seller_id
    cross join lateral (
      select count(*) filter (where r.rating = 1)::int as one, count(*) filter (where r.rating = 2)::int as two,
        count(*) filter (where r.rating = 3)::int as three, count(*) filter (where r.rating = 4)::int as four,
        count(*) filter (where r.rating = 5)::int as five
      from reviews r where r.product_id = p.id and r.hidden_at is null and r.import_id is null
    ) stars
    where ${'id' in by ? sql`p.id = ${by.id}` : sql`p.slug = ${by.slug}`}`.execute(db);
  return rows[0];
}

/** A family's products on sale by price, then by title: the cheaper sizes first, each with its colours by name. */
export async function listSiblings(db: Database, familyId: string): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select p.id from products p
    where p.family_id = ${familyId} and p.listed order by p.price_paise, p.title collate "C", p.id limit 60`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export interface NearRow extends Pick<Product, 'id'> {
  readonly familyId: string | null;
  readonly offerKey: string | null;
  /** The price paid for one unit. */
  readonly paid: Paise;
}

/** Other products of the same kind and other families with a similar price: at most `each` cheaper and `each` dearer ones. */
export async function listNear(
  db: Database,
  product: Pick<DetailRow, 'id' | 'kind' | 'familyId' | 'offerKey' | 'price' | 'salePrice'>,
  each: number,
): Promise<NearRow[]> {
  const paid = product.salePrice ?? product.price;
  const offerKey = offerKeyOf(sql`p`);
  const other = sql`p.listed and p.kind = ${product.kind} and p.id <> ${product.id}
    and (p.family_id is null or p.family_id is distinct from ${product.familyId}::uuid)
    and coalesce(${offerKey} <> ${product.offerKey}::text, true)`;
  const { rows } = await sql<NearRow>`
    (select p.id, p.family_id as "familyId", ${offerKey} as "offerKey", p.paid_paise as paid from products p where ${other} and p.paid_paise >= ${paid}
      order by p.paid_paise, p.id limit ${each})
    union all
    (select p.id, p.family_id as "familyId", ${offerKey} as "offerKey", p.paid_paise as paid from products p where ${other} and p.paid_paise < ${paid}
      order by p.paid_paise desc, p.id limit ${each})`.execute(db);
  return rows;
}

/** Of so many products that fit something of a brand each rule is compared: a seller may have thousands with 50 rules each. */
const MAX_COMPARED = 2_000;

/**
 * Products in stock that fit another one, as `fits` decides: those with more reviews, which tell what sells, first. Of
 * those for its brand only the first are looked at; those for its GTIN are found by the index.
 */
export async function listFitting(
  db: Database,
  id: ProductId,
  { brand, kinds, gtins, words }: FittedDevice,
  limit: number,
): Promise<Pick<ShownRow, 'id' | 'familyId' | 'offerKey'>[]> {
  const offered = sql`p.listed and p.fit_rules <> '[]' and p.in_stock and p.id <> ${id}`;
  const byGtin = gtins.map(gtin => sql`p.fit_rules @> ${JSON.stringify([{ gtin }])}::jsonb`);
  const named = byGtin.length === 0 ? sql`false` : sql`(${sql.join(byGtin, sql` or `)})`;
  const { rows } = await sql<Pick<ShownRow, 'id' | 'familyId' | 'offerKey'>>`
    select p.id, p.family_id as "familyId", ${offerKeyOf(sql`p`)} as "offerKey" from (
      select near.id from (
        select p.id, p.fit_rules from products p
        where ${offered} and p.fit_rules @> ${JSON.stringify([{ brand }])}::jsonb
        order by p.review_count desc, p.id limit ${MAX_COMPARED}
      ) near
      where exists (
        select from jsonb_array_elements(near.fit_rules) r
        where r->>'brand' = ${brand} and (r->>'kind' is null or r->>'kind' = any(${kinds}::text[]))
          and (r->'words' = '[]' or (r->'words' <@ ${JSON.stringify(words)}::jsonb
            and r->'words' @> ${JSON.stringify(modelWords(words))}::jsonb))
      )
      union
      (select p.id from products p
        where ${offered} and ${named}
        order by p.review_count desc, p.average_review desc, p.created_at desc, p.id limit ${limit})
    ) fitting join products p on p.id = fitting.id
    order by p.review_count desc, p.average_review desc, p.created_at desc, p.id limit ${limit}`.execute(db);
  return rows;
}
