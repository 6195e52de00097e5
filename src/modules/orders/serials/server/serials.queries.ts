import { sql } from 'kysely';
import type { NumberKind, SerialKind } from '#orders/serials/serial-kind.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import type { PartId, ProductId, SellerId } from '#shared/id.ts';

/** A line of an order with the numbers of its pieces. */
export interface SerialLineRow {
  readonly lineId: string;
  readonly partId: PartId;
  readonly sellerId: SellerId;
  readonly productId: ProductId;
  readonly title: string;
  readonly quantity: number;
  /** What is noted, or where nothing is, what the product asks for now. */
  readonly kind: SerialKind;
  /** In the order in which they were noted. */
  readonly numbers: readonly string[];
}

/** The lines of some parts, those included that have no numbers and ask for none. */
export async function listSerialLines(db: Database, parts: readonly PartId[]): Promise<SerialLineRow[]> {
  if (parts.length === 0) return [];
  const { rows } = await sql<SerialLineRow>`
    select line.id as "lineId", line.part_id as "partId", part.seller_id as "sellerId", line.product_id as "productId",
      line.title, line.quantity, coalesce(noted.kind, p.serial_kind) as kind, coalesce(noted.numbers, '[]') as numbers
    from order_lines line join order_parts part on part.id = line.part_id join ${publishedProducts} p on p.id = line.product_id
    left join lateral (
      select min(s.kind) as kind, json_agg(s.number order by s.place) as numbers from sold_serials s
      where s.line_id = line.id
    ) noted on true
    where line.part_id in (${sql.join(parts)}) order by line.part_id, line.position, line.id`.execute(db);
  return rows;
}

export interface NewSerial {
  readonly lineId: string;
  readonly place: number;
  readonly sellerId: SellerId;
  readonly productId: ProductId;
  readonly kind: NumberKind;
  readonly number: string;
}

/**
 * Writes numbers down, all but those that are with another buyer. Whoever writes the same number at the same time is
 * waited for, and everybody goes in one order, so that nobody waits in a ring.
 * @returns those that were not written
 */
export async function insertSerials(tx: TxCtx, serials: readonly NewSerial[]): Promise<NewSerial[]> {
  const { rows } = await sql<Pick<NewSerial, 'lineId' | 'number'>>`
    insert into sold_serials (line_id, place, seller_id, product_id, kind, number, noted_at)
    select "lineId", place, "sellerId", "productId", kind, number, ${tx.now()}::timestamptz
    from json_to_recordset(${JSON.stringify(serials)}::json) as given("lineId" uuid, place int, "sellerId" uuid,
      "productId" uuid, kind text, number text)
    order by number, "lineId" on conflict do nothing returning line_id as "lineId", number`.execute(tx.db);
  const written = new Set(rows.map(({ lineId, number }) => `${lineId} ${number}`));
  return serials.filter(({ lineId, number }) => !written.has(`${lineId} ${number}`));
}

/** The number of the order with which a piece is sold that has not come back. */
export async function findHolder(
  db: Database,
  { kind, number, sellerId, productId }: Omit<NewSerial, 'lineId' | 'place'>,
): Promise<number | undefined> {
  const scope = kind === 'imei' ? sql`s.seller_id = ${sellerId}` : sql`s.product_id = ${productId}`;
  const { rows } = await sql<{ number: number }>`
    select o.number from sold_serials s join order_lines line on line.id = s.line_id
    join order_parts part on part.id = line.part_id join orders o on o.id = part.order_id
    where s.kind = ${kind} and s.number = ${number} and ${scope} and s.return_id is null`.execute(db);
  return rows[0]?.number;
}

/** Forgets the numbers of lines, but for those that came back. */
export async function deleteSerials(tx: Tx, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tx.deleteFrom('sold_serials').where('line_id', 'in', lineIds).where('return_id', 'is', null).execute();
}

/** The pieces of a line that are still with their buyer. */
export interface OutLine {
  readonly lineId: string;
  readonly title: string;
  readonly kind: NumberKind;
  readonly numbers: readonly string[];
}

/** Those of some lines whose pieces have numbers, with the numbers that have not come back. */
export async function listOut(db: Database, lineIds: readonly string[]): Promise<OutLine[]> {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<OutLine>`
    select line.id as "lineId", line.title, min(s.kind) as kind,
      coalesce(json_agg(s.number order by s.place) filter (where s.return_id is null), '[]') as numbers
    from sold_serials s join order_lines line on line.id = s.line_id
    where line.id in (${sql.join(lineIds)}) group by line.id, line.title, line.position order by line.position, line.id`.execute(
    db,
  );
  return rows;
}

/** Says that pieces came back with a return, so that their numbers may be sold again. */
export async function markBack(
  tx: Tx,
  returnId: string,
  pieces: readonly { readonly lineId: string; readonly number: string }[],
): Promise<void> {
  if (pieces.length === 0) return;
  await sql`
    update sold_serials s set return_id = ${returnId} from json_to_recordset(${JSON.stringify(pieces)}::json)
      as piece("lineId" uuid, number text)
    where s.line_id = piece."lineId" and s.number = piece.number and s.return_id is null`.execute(tx);
}
