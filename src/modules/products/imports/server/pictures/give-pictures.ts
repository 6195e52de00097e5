import { sql } from 'kysely';
import { holdApprovedSeller } from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { holdAttributes, readAttributes, readCategories, updateProducts } from '#products/catalog/server/catalog.ts';
import { AttributeCells } from '#products/imports/readers/attribute-cells.ts';
import { isWebAddress } from '#products/imports/readers/read-images.ts';
import { askerOf } from '#products/imports/server/asker-of.ts';
import type { CheckedRow } from '#products/imports/server/import-rows.queries.ts';
import type { Import } from '#products/imports/server/imports.queries.ts';
import { findKnownProducts } from '#products/imports/server/known-products.queries.ts';
import { contentOfRow } from '#products/imports/server/run/content-of-row.ts';
import { NO_FAMILIES } from '#products/imports/server/variant-groups.ts';
import { claimPictures } from '#products/media/server/media.ts';
import type { ImportId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { isSettled } from './hold-pictures.queries.ts';
import { markRefused } from './picture-addresses.queries.ts';

/** As many products as one notification can name. */
const BATCH = 150;

interface Settled {
  readonly number: number;
  readonly sku: string | null;
  readonly changes: CheckedRow['changes'];
}

/**
 * Gives fetched pictures to the products of rows that wait for none any more, and puts them on sale if the row said so. Like
 * the rows, they are written in the name of whoever started the import, so that they wait for an administrator as these do.
 */
export async function givePictures(ctx: Ctx, found: Import): Promise<void> {
  const actor = await askerOf(ctx.db, found);
  while (
    await ctx.tx(async tx => {
      // In the order of writing rows, so that a decision about the seller or about attributes waits. It can go on later.
      await holdAttributes(tx.db);
      if (!(await holdApprovedSeller(tx, found.seller_id))) return false;
      const rows = await listSettled(tx.db, found.id);
      await give({ ...tx, actor, language: ctx.language }, found, rows);
      await endRows(tx.db, found.id, rows);
      return rows.length === BATCH;
    })
  );
}

async function give(
  tx: TxCtx,
  { id, seller_id: sellerId, file_name: fileName }: Import,
  rows: readonly Settled[],
): Promise<void> {
  if (rows.length === 0) return;
  const skus = rows.flatMap(({ sku }) => sku ?? []);
  const known = await findKnownProducts(tx.db, sellerId, skus, 'hold');
  const pictures = await placedPictures(tx.db, id);
  const sources = rows.flatMap(imagesOf).map(name => pictures.get(name) ?? name);
  const there = await claimPictures(tx, [...new Set(sources)], sellerId);
  const attributes = new AttributeCells(await readAttributes(tx.db), await readCategories(tx.db));
  const reading = { attributes, families: NO_FAMILIES };
  const given = rows.flatMap(row => {
    const product = known.get(row.sku ?? '');
    const images = imagesOf(row)
      .map(name => pictures.get(name) ?? name)
      .filter(src => there.has(src));
    if (!product || images.length === 0) return [];
    // A product that has other pictures by now keeps them.
    if (product.images.some(({ src }) => ![...images, ...imagesBefore(row)].includes(src))) return [];
    const wished = row.changes.filter(({ field }) => field === 'status' && product.status === 'draft');
    const changes = [...wished, { field: 'images', to: [...new Set(images)] } as const];
    return [{ id: product.id, content: contentOfRow({ sku: row.sku, changes }, product, pictures, reading) }];
  });
  await updateProducts(tx, given, { importId: id, fileName });
  // Pictures that have been deleted since they were fetched can be fetched again.
  const fault = speaking(tx.language, () => t('products.imports.pictures.fault.deleted'));
  for (const address of new Set(rows.flatMap(imagesOf).filter(isWebAddress))) {
    const src = pictures.get(address);
    if (src !== undefined && !there.has(src)) await markRefused(tx.db, id, address, fault);
  }
}

function imagesOf({ changes }: Settled): readonly string[] {
  return namesIn(changes.find(({ field }) => field === 'images')?.to);
}

function imagesBefore({ changes }: Settled): readonly string[] {
  return namesIn(changes.find(({ field }) => field === 'images')?.from);
}

function namesIn(images: unknown): readonly string[] {
  return Array.isArray(images) ? images : [];
}

/** Of rows without a picture that waits, those with one that was fetched since. */
async function listSettled(db: Tx, id: ImportId): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    select number, sku, changes from import_rows r where import_id = ${id} and ${isSettled}
    order by number limit ${BATCH}`.execute(db);
  return rows;
}

/** What was refused is still asked for: it can be tried again. */
async function endRows(db: Tx, id: ImportId, rows: readonly Settled[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update import_rows r set addresses = (
      select jsonb_agg(a.address) from import_addresses a
      where a.import_id = ${id} and jsonb_exists(r.addresses, a.address) and a.state = 'refused'
    ) where import_id = ${id} and number = any(${rows.map(({ number }) => number)}::int[])`.execute(db);
}

/** By what rows call them: fetched ones, and those of the zip. */
async function placedPictures(db: Database, id: ImportId): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; src: string }>`
    select address as name, coalesce(src, '') as src from import_addresses where import_id = ${id} and state = 'fetched'
    union all select name, src from import_pictures where import_id = ${id}`.execute(db);
  return new Map(rows.map(({ name, src }) => [name, src]));
}
