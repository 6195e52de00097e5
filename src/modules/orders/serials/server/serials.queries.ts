import { sql } from 'kysely';
import type { NumberKind, SerialKind } from '#orders/serials/serial-kind.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import type { PartId, ProductId, SellerId } from '#shared/id.ts';

/** An order line with the numbers of its units. */
export interface SerialLineRow {
  readonly lineId: string;
  readonly partId: PartId;
  readonly sellerId: SellerId;
  readonly productId: ProductId;
  readonly title: string;
  readonly quantity: number;
  /** The kind of the stored numbers; if none are stored, what the product requires now. */
  readonly kind: SerialKind;
  /** In the order they were entered. */
  readonly numbers: readonly string[];
}

/** All lines of some parts, including those without numbers. */
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
    where line.part_id in (${sql.join(parts)}) and line.service is null order by line.part_id, line.position, line.id`.execute(
    db,
  );
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
 * Inserts numbers, except those another buyer has. Waits for concurrent inserts of the same number; the sort order
 * prevents deadlocks.
 * @returns those not inserted
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

/** Number of the order with which a unit was sold and not returned since. */
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

/** Deletes the numbers of lines, except returned ones. */
export async function deleteSerials(tx: Tx, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tx.deleteFrom('sold_serials').where('line_id', 'in', lineIds).where('return_id', 'is', null).execute();
}

/** The units of a line that their buyer still has. */
export interface OutLine {
  readonly lineId: string;
  readonly title: string;
  readonly kind: NumberKind;
  readonly numbers: readonly string[];
}

/** Of these lines, those with numbers, with the numbers not yet returned. */
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

/** Marks units as returned, so that their numbers can be sold again. */
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
