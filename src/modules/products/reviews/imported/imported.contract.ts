import * as z from 'zod/mini';
import { get, post, remove } from '#shared/api/endpoint.ts';
import { type ProblemType, problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, line, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { MAX_FILE_BYTES, MAX_IMPORTED_AT_ONCE, MAX_SOURCE_LENGTH } from './import-limits.ts';

export const reviewFileUnreadable = problem('reviews.file_unreadable', 'invalid', () =>
  t('products.reviews.import.refusal.unreadable'),
);
/** @param heads names of columns that are missing */
export const reviewHeadsMissing: ProblemType<[heads: string]> = problem(
  'reviews.heads_missing',
  'invalid',
  (heads: string) => t('products.reviews.import.refusal.heads', { heads }),
);
export const tooManyInFile = problem('reviews.too_many_in_file', 'invalid', () =>
  t('products.reviews.import.refusal.many', { most: MAX_IMPORTED_AT_ONCE }),
);
export const reviewImportMissing = problem('reviews.import_missing', 'missing', () =>
  t('products.reviews.import.refusal.missing'),
);

/** `ready` would be imported, `known` has been already. */
export const IMPORT_OUTCOMES = ['ready', 'imported', 'known', 'refused'] as const;

const ImportedRow = z.object({
  /** Counted as in a spreadsheet. */
  row: z.int(),
  /** The title of the product; null if none was found. */
  product: z.nullable(z.string()),
  author: z.string(),
  rating: z.nullable(z.int()),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** Why it is refused. */
  message: z.nullable(z.string()),
});
export type ImportedRow = z.output<typeof ImportedRow>;

export const importReviews = post('/admin/reviews/import', {
  summary:
    'Reads a CSV of reviews that were written elsewhere: says what would be done with each row, or imports the correct ones',
  body: z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(MAX_FILE_BYTES)),
    fileName: line(200),
    /** Where rows without a source of their own were written, as shoppers read it. */
    source: z.optional(line(MAX_SOURCE_LENGTH)),
    /** Without it nothing is changed. */
    record: z.boolean(),
  }),
  output: dataOf(
    z.object({
      rows: z.array(ImportedRow),
      ready: z.int(),
      imported: z.int(),
      known: z.int(),
      refused: z.int(),
    }),
  ),
});

export const ReviewImport = z.object({
  _id: id<'review import'>(),
  fileName: z.string(),
  /** Its reviews that are there. */
  reviews: z.int(),
  createdAt: instant,
  undoneAt: z.nullable(instant),
});
export type ReviewImport = z.output<typeof ReviewImport>;

export const listReviewImports = get('/admin/reviews/imports', {
  summary: 'Files from which reviews were imported, newest first',
  query: z.strictObject(pageQuery),
  output: pageSchema(ReviewImport),
});

export const undoReviewImport = remove('/admin/reviews/imports/:id', {
  summary: 'Deletes all reviews of an import, also hidden ones',
  params: z.strictObject({ id: id<'review import'>() }),
  output: z.extend(dataOf(ReviewImport), { message: z.string() }),
});
