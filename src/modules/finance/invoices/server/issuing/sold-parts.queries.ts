import { sql } from 'kysely';
import type { SoldLine } from '#finance/invoices/draft-document.ts';
import { publishedDiscounts, publishedLines, publishedOrders, publishedParts } from '#orders/orders/server/orders.ts';
import { listSerialLines } from '#orders/serials/server/serials.ts';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import type { Company } from '#people/addresses/company/company.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { publishedProducts, readCategories } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { OrderId, PartId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** A part with the data needed for its invoice. */
export interface SoldPart {
  readonly id: PartId;
  readonly sellerId: SellerId;
  /** With what somebody else than the buyer pays for it. */
  readonly delivery: Paise;
  /** What others than the buyer pay of the part, in all and by banks. */
  readonly funded: Paise;
  readonly fundedByBanks: Paise;
  readonly orderId: OrderId;
  readonly number: number;
  readonly placedAt: Date;
  readonly buyer: string;
  /** Null for a guest. */
  readonly language: string | null;
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  readonly state: string;
  /** The business it is sold to; null for a person. */
  readonly company: Company | null;
  /** Number of the part's next invoice, starting at 1. */
  readonly round: number;
}

/**
 * Of the given parts, those without a valid invoice. A part that was rejected or cancelled after shipping was credited
 * in full; if it ships again it is a new sale.
 */
export async function listUninvoiced(db: Database, ids: readonly PartId[]): Promise<SoldPart[]> {
  const { rows } = await sql<SoldPart>`
    select part.id, part.seller_id as "sellerId", part.delivery_paise + part.delivery_funded_paise as delivery,
      part.delivery_funded_paise + (select coalesce(sum(line.funded_paise), 0) from ${publishedLines} line
        where line.part_id = part.id)::bigint as funded,
      (select coalesce(sum(off.discount_paise), 0) from ${publishedDiscounts} off
        where off.part_id = part.id and off.bearer = 'bank')::bigint as "fundedByBanks",
      o.id as "orderId", o.number,
      o.placed_at as "placedAt", coalesce(o.ship_name, buyer.user_name, '') as buyer, buyer.language, o.ship_address as address,
      o.ship_city as city, o.ship_pincode as pincode, o.ship_state_code as state,
      case when o.company_gstin is not null then json_build_object(
        'name', o.company_name, 'gstin', o.company_gstin, 'address', o.company_address) end as company,
      coalesce(issued.rounds, 0) + 1 as round
    from ${publishedParts} part join ${publishedOrders} o on o.id = part.order_id left join ${publishedUsers} buyer on buyer.id = o.user_id
    cross join lateral (
      select max(i.round) as rounds, bool_or(not exists (
        select from invoices note where note.against_id = i.id and note.cause <> 'returned')) as stands
      from invoices i where i.part_id = part.id and i.kind = 'invoice'
    ) issued
    where part.id = any(${ids}::uuid[]) and issued.stands is not true
    order by part.seller_id, part.placed_at, part.id`.execute(db);
  return rows;
}

/** The items of some parts, by line. The HSN code defaults to that of the product's category. */
export async function listSold(db: Database, ids: readonly PartId[]): Promise<ReadonlyMap<PartId, SoldLine[]>> {
  const { rows } = await sql<Omit<SoldLine, 'discount'> & { discount: Paise; partId: PartId; kind: Kind }>`
    select line.part_id as "partId", line.id as "lineId", line.title as description, line.sku, line.hsn, p.kind,
      line.gst_rate_bp as "rateBp", line.quantity, line.service,
      line.total_paise - line.discount_paise + line.funded_paise as amount,
      line.discount_paise - line.funded_paise as discount
    from ${publishedLines} line join ${publishedProducts} p on p.id = line.product_id
    where line.part_id = any(${ids}::uuid[]) order by line.part_id, line.position, line.id`.execute(db);
  const categories = await readCategories(db);
  const serials = new Map((await listSerialLines(db, ids)).map(line => [line.lineId, line]));
  const sold = new Map<PartId, SoldLine[]>(ids.map(id => [id, []]));
  for (const { partId, kind, discount, ...line } of rows) {
    const noted = serials.get(line.lineId);
    sold.get(partId)?.push({
      ...line,
      hsn: line.hsn ?? categories.usual(kind).hsn,
      ...(discount > 0 && { discount }),
      ...(noted && noted.numbers.length > 0 && { serials: { kind: noted.kind, numbers: [...noted.numbers] } }),
    });
  }
  return sold;
}
