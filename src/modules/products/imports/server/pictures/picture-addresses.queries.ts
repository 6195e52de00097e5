import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { FetchedPicture } from '#products/imports/contract.ts';
import type { PictureState } from '#products/imports/import-state.ts';
import { knownPictures } from '#products/media/server/media.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ImportId, SellerId } from '#shared/id.ts';

/** Pictures that were fetched for earlier files of a seller and are still there, by their addresses. */
export async function fetchedBefore(
  db: Database,
  sellerId: SellerId,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<{ address: string; src: string }>`
    select address, src from fetched_pictures
    where seller_id = ${sellerId} and address = any(${addresses}::text[])`.execute(db);
  const there = await stillThere(
    db,
    sellerId,
    rows.map(({ src }) => src),
  );
  return new Map(rows.filter(({ src }) => there.has(src)).map(({ address, src }) => [address, src]));
}

/** A picture of these bytes that was fetched before and is still there. */
export async function samePicture(db: Database, sellerId: SellerId, print: string): Promise<string | undefined> {
  const { rows } = await sql<{ src: string }>`
    select distinct src from fetched_pictures where seller_id = ${sellerId} and print = ${print}`.execute(db);
  const [src] = await stillThere(
    db,
    sellerId,
    rows.map(row => row.src),
  );
  return src;
}

function stillThere(db: Database, sellerId: SellerId, pictures: readonly string[]): Promise<ReadonlySet<string>> {
  return knownPictures(db, pictures, sellerId, [sellerId]);
}

/** Pictures to fetch or, with a fault, refused ones. */
export async function insertAddresses(
  db: Tx,
  id: ImportId,
  addresses: readonly string[],
  fault: string | null = null,
): Promise<void> {
  await sql`
    insert into import_addresses (import_id, address, state, fault)
    select ${id}, unnest(${addresses}::text[]), ${fault === null ? 'waiting' : 'refused'}, ${fault}
    on conflict do nothing`.execute(db);
}

/** What the products of rows are to get. */
export async function setRowAddresses(
  db: Tx,
  id: ImportId,
  rows: readonly { readonly number: number; readonly addresses: readonly string[] }[],
): Promise<void> {
  await sql`
    update import_rows r set addresses = w.addresses
    from json_to_recordset(${JSON.stringify(rows)}::json) as w(number int, addresses jsonb)
    where r.import_id = ${id} and r.number = w.number`.execute(db);
}

export async function nextAddresses(db: Database, id: ImportId, limit: number): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from import_addresses where import_id = ${id} and state = 'waiting'
    order by address limit ${limit}`.execute(db);
  return rows.map(({ address }) => address);
}

export async function markFetched(db: Database, id: ImportId, address: string, src: string): Promise<void> {
  await sql`
    update import_addresses set state = 'fetched', src = ${src}, fault = null
    where import_id = ${id} and address = ${address}`.execute(db);
}

interface Fetched {
  readonly sellerId: SellerId;
  readonly address: string;
  readonly src: string;
  readonly print: string;
  readonly at: Date;
}

/** For later files. */
export async function rememberFetched(db: Tx, { sellerId, address, src, print, at }: Fetched): Promise<void> {
  await sql`
    insert into fetched_pictures (seller_id, address, src, print, fetched_at)
    values (${sellerId}, ${address}, ${src}, ${print}, ${at})
    on conflict (seller_id, address) do update set src = excluded.src, print = excluded.print,
      fetched_at = excluded.fetched_at`.execute(db);
}

export async function markRefused(db: Database, id: ImportId, address: string, fault: string): Promise<void> {
  await sql`
    update import_addresses set state = 'refused', fault = ${fault}
    where import_id = ${id} and address = ${address}`.execute(db);
}

/** Refused ones wait again, as long as no more wait than may. @returns how many */
export async function retryRefused(db: Tx, id: ImportId, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update import_addresses set state = 'waiting', fault = null
    where import_id = ${id} and address in (
      select address from import_addresses where import_id = ${id} and state = 'refused' order by address
      limit greatest(0, ${most} - (
        select count(*) from import_addresses where import_id = ${id} and state = 'waiting'))
    )`.execute(db);
  return Number(numAffectedRows);
}

export async function countAddresses(db: Database, id: ImportId): Promise<Record<PictureState, number>> {
  const { rows } = await sql<{ state: PictureState; count: number }>`
    select state, count(*)::int as count from import_addresses where import_id = ${id} group by state`.execute(db);
  return { waiting: 0, fetched: 0, refused: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

export async function listPictureAddresses(
  db: Database,
  id: ImportId,
  state: PictureState | undefined,
  { limit, offset }: PageSpan,
): Promise<FetchedPicture[]> {
  const { rows } = await sql<FetchedPicture>`
    select address, state, fault from import_addresses
    where import_id = ${id} and ${state ? sql`state = ${state}` : sql`true`}
    order by address limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
