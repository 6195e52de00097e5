import { createHash } from 'node:crypto';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { readDelimited } from '#platform/read-delimited.ts';
import { MAX_IMPORTED_AT_ONCE } from '#products/reviews/imported/import-limits.ts';
import {
  type importReviews as endpoint,
  type ImportedRow,
  reviewFileUnreadable,
  reviewHeadsMissing,
  reviewImportMissing,
  tooManyInFile,
} from '#products/reviews/imported/imported.contract.ts';
import { type NamedProduct, type ReviewFileRow, readReviewRows } from '#products/reviews/imported/read-review-rows.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { newId, type ReviewImportId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import {
  deleteImported,
  findImport,
  findNamed,
  forgetImport,
  type ImportRow,
  insertImported,
  insertReviewImport,
  knownPrints,
  type ReviewedProduct,
} from './imported.queries.ts';

type Answer = WireAnswerOf<typeof endpoint>['data'];

interface Judged {
  readonly row: ReviewFileRow;
  readonly product: ReviewedProduct | undefined;
  readonly outcome: ImportedRow['outcome'];
  readonly message: string | null;
  /** The same for the same review of the same product. */
  readonly print: string;
}

/**
 * Reads a file of reviews that were written elsewhere. Without `record` nothing changes; with it the correct rows are imported
 * in one transaction, and each review once, however often its file is sent. They change no rating.
 * @throws reviewFileUnreadable, reviewHeadsMissing, tooManyInFile
 */
export async function importReviews(
  ctx: ActorCtx,
  { text, fileName, source = '', record }: InputOf<typeof endpoint>,
): Promise<Answer> {
  const rows = speaking(ctx.language, () => rowsOf(text, source, dayIn(ctx.now())));
  return ctx.tx(async tx => {
    const judged = await judge(tx, rows);
    return present(record ? await imported(tx, judged, fileName) : judged);
  });
}

function rowsOf(text: string, source: string, today: string): readonly ReviewFileRow[] {
  const lines = readDelimited(text);
  if (!lines) throw reviewFileUnreadable();
  const read = readReviewRows(lines, source, today);
  if ('missing' in read) throw reviewHeadsMissing(read.missing);
  if (read.rows.length === 0) throw reviewFileUnreadable();
  if (read.rows.length > MAX_IMPORTED_AT_ONCE) throw tooManyInFile();
  return read.rows;
}

async function judge(tx: TxCtx, rows: readonly ReviewFileRow[]): Promise<Judged[]> {
  const found = await findNamed(
    tx.db,
    rows.flatMap(({ product }) => product ?? []),
  );
  const matched = rows.map(row => ({ row, fitting: row.product ? fittingIn(found, row.product) : [] }));
  const printed = matched.map(each => ({ ...each, print: printOf(each.row, each.fitting[0]) }));
  const known = await knownPrints(
    tx.db,
    printed.map(({ print }) => print),
  );
  const seen = new Set<string>();
  return speaking(tx.language, () =>
    printed.map(({ row, fitting, print }): Judged => {
      const product = fitting.length === 1 ? fitting[0] : undefined;
      const fault = row.fault ?? productFault(fitting.length);
      if (fault !== undefined) return { row, product, print, outcome: 'refused', message: fault };
      const isKnown = known.has(print) || seen.has(print);
      seen.add(print);
      return { row, product, print, outcome: isKnown ? 'known' : 'ready', message: null };
    }),
  );
}

function fittingIn(found: readonly ReviewedProduct[], { by, code }: NamedProduct): ReviewedProduct[] {
  return found.filter(product => product[by] === code);
}

function productFault(count: number): string | undefined {
  if (count === 1) return undefined;
  return count === 0 ? t('products.reviews.import.fault.unknown') : t('products.reviews.import.fault.several');
}

function printOf({ author, rating, text, day, source }: ReviewFileRow, product: ReviewedProduct | undefined): string {
  const said = [product?.id, source.toLowerCase(), author.toLowerCase(), rating, day, text];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

async function imported(tx: TxCtx, judged: readonly Judged[], fileName: string): Promise<Judged[]> {
  const ready = judged.flatMap(({ row, product, outcome, print }) =>
    outcome === 'ready' && product && row.rating !== undefined
      ? [
          {
            ...{ id: newId<'review'>(), product_id: product.id, author_name: row.author, source: row.source, print },
            // The middle of the day in India.
            ...{ rating: row.rating, body: row.text, created_at: `${row.day}T06:30:00Z` },
          },
        ]
      : [],
  );
  if (ready.length === 0) return [...judged];
  const id = newId<'review import'>();
  await insertReviewImport(tx.db, id, fileName, tx.now());
  const inserted = await insertImported(tx.db, id, ready);
  // Another call has imported the same reviews in between.
  if (inserted.size === 0) {
    await forgetImport(tx.db, id);
    return judged.map(each => (each.outcome === 'ready' ? { ...each, outcome: 'known' } : each));
  }
  await recordAct(tx, {
    act: 'reviews.imported',
    on: { kind: 'review', id, name: fileName },
    after: { reviews: String(inserted.size) },
  });
  tx.changed(...[...new Set(ready.map(({ product_id }) => product_id))].map(cacheTag.reviews));
  return judged.map(each =>
    each.outcome === 'ready' ? { ...each, outcome: inserted.has(each.print) ? 'imported' : 'known' } : each,
  );
}

function present(judged: readonly Judged[]): Answer {
  const count = (wanted: ImportedRow['outcome']) => judged.filter(({ outcome }) => outcome === wanted).length;
  return {
    rows: judged.map(({ row: { row, author, rating = null }, product, outcome, message }) => ({
      ...{ row, author: author.slice(0, 80), rating, outcome, message },
      product: product?.title ?? null,
    })),
    ...{ ready: count('ready'), imported: count('imported'), known: count('known'), refused: count('refused') },
  };
}

/** Deletes the reviews of an import, also hidden ones. @throws reviewImportMissing also if it is undone already */
export async function undoReviewImport(ctx: Ctx, id: ReviewImportId): Promise<ImportRow> {
  return ctx.tx(async tx => {
    const before = await findImport(tx.db, id);
    const products = before && (await deleteImported(tx.db, id, tx.now()));
    if (!before || !products) throw reviewImportMissing();
    await recordAct(tx, {
      act: 'reviews.import-undone',
      on: { kind: 'review', id, name: before.file_name },
      before: { reviews: String(before.reviews) },
      after: { reviews: '0' },
    });
    tx.changed(...products.map(cacheTag.reviews));
    return (await findImport(tx.db, id)) ?? before;
  });
}
