import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { isUploadedPicture, isWebAddress } from '#products/imports/readers/read-images.ts';
import type { Source } from '#products/imports/server/file/open-source.ts';
import type { CheckedRow, WrittenRow } from '#products/imports/server/import-rows.queries.ts';
import { takePicture } from '#products/media/server/media.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { ImportId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import type { PlacedPictures } from './content-of-row.ts';
import type { Held } from './hold-import.queries.ts';

/** Rows whose pictures are stored, and rows that are refused because of a picture. */
export interface PicturesInPlace {
  readonly rows: readonly CheckedRow[];
  readonly refused: readonly WrittenRow[];
  readonly pictures: PlacedPictures;
}

/** Re-encoding a picture takes a fraction of a second, so a batch has few of them. */
const MAX_PICTURES = 8;

/**
 * Stores the pictures of rows from the zip, each once even if several rows use it. Returns only the first rows if they
 * need more than `MAX_PICTURES`.
 */
export async function placePictures(
  ctx: Ctx,
  held: Held,
  { rows, source, store }: { rows: readonly CheckedRow[]; source: () => Promise<Source>; store: StoragePort },
): Promise<PicturesInPlace> {
  const pictures = new Map<string, string>();
  const ready: CheckedRow[] = [];
  const refused: WrittenRow[] = [];
  let taken = 0;
  for (const row of rows) {
    const names = namesIn(row);
    const known = names.length > 0 ? await placedBefore(ctx, held.id, names) : new Map<string, string>();
    for (const [name, src] of known) pictures.set(name, src);
    const missing = names.filter(name => !pictures.has(name));
    if (taken > 0 && taken + missing.length > MAX_PICTURES) break;
    taken += missing.length;
    const fault = await place(missing, pictures, async name => {
      const bytes = await (await source()).readPicture(name);
      if (!bytes) return undefined;
      const src = await takePicture(ctx, store, { sellerId: held.seller_id, name, bytes });
      await sql`
        insert into import_pictures (import_id, name, src) values (${held.id}, ${name}, ${src})
        on conflict do nothing`.execute(ctx.db);
      return src;
    });
    if (fault) refused.push(refusal(row, speaking(ctx.language, fault)));
    else ready.push(row);
  }
  return { rows: ready, refused, pictures };
}

/** @returns the error of the first picture that can't be used */
async function place(
  names: readonly string[],
  pictures: Map<string, string>,
  take: (name: string) => Promise<string | undefined>,
): Promise<(() => string) | undefined> {
  for (const name of names) {
    try {
      const src = await take(name);
      if (!src) return () => t('products.imports.cell.largePicture', { name });
      pictures.set(name, src);
    } catch (error) {
      if (!isProblem(error) || error.status >= 500) throw error;
      return () => `${name}: ${error.message}`;
    }
  }
  return undefined;
}

function namesIn({ changes }: CheckedRow): string[] {
  const images = changes.find(({ field }) => field === 'images')?.to;
  return Array.isArray(images) ? images.filter(name => !isUploadedPicture(name) && !isWebAddress(name)) : [];
}

async function placedBefore(ctx: Ctx, id: ImportId, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; src: string }>`
    select name, src from import_pictures where import_id = ${id} and name = any(${names}::text[])`.execute(ctx.db);
  return new Map(rows.map(({ name, src }) => [name, src]));
}

function refusal({ number, product_id, changes }: CheckedRow, sentence: string): WrittenRow {
  const images = changes.find(({ field }) => field === 'images')?.to;
  const text = Array.isArray(images) ? images.join('|').slice(0, 80) : '';
  return { number, product_id, outcome: 'refused', faults: [{ column: 'images', text, sentence }] };
}
