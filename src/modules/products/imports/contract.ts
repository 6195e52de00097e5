import * as z from 'zod/mini';
import { COLUMN_NAMES } from '#products/imports/file/columns.ts';
import { OUTCOMES } from '#products/imports/file/decide-row.ts';
import { sellerName } from '#products/inventory/own-products/own-products.contract.ts';
import { get, post } from '#shared/api/endpoint.ts';
import { languageQuery, shownLanguage } from '#shared/api/in-language.ts';
import { dataOf, id, instant, line, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { IMPORT_STATES, MAX_TAKEN, PICTURE_STATES, WORDS_AT_ONCE } from './import-state.ts';

/** The name of a column in reports; those of typed attributes begin with `attr.`. */
export const ImportColumn = z.union([
  z.enum(COLUMN_NAMES as [(typeof COLUMN_NAMES)[number], ...typeof COLUMN_NAMES]),
  z.templateLiteral(['attr.', z.string()]),
]);

/** An import and its progress. */
export const ImportBrief = z.object({
  id: id<'import'>(),
  fileName: z.string(),
  fileBytes: z.int(),
  /** The public name of the seller whose products they are. */
  seller: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Why the file could not be read. */
  fault: z.nullable(z.string()),
  rows: z.int(),
  checked: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Rows whose seller has not yet said what category their word means. */
  waiting: z.int(),
  /** How many of the rows to add or change are written. */
  done: z.int(),
  createdAt: instant,
  endedAt: z.nullable(instant),
});
export type ImportBrief = z.output<typeof ImportBrief>;

export const ImportDetail = z.extend(ImportBrief, {
  /** Encoding, delimiter and columns; null until the file has been surveyed. */
  reading: z.nullable(
    z.object({
      encoding: z.string(),
      delimiter: z.string(),
      /** The program whose file it is; null if it is none that the shop knows. */
      program: z.nullable(z.string()),
      heads: z.array(z.object({ head: z.string(), column: z.nullable(ImportColumn) })),
    }),
  ),
  /** Number of refused rows with an error in each column, most first; empty while the import is being worked on. */
  faults: z.array(z.object({ column: ImportColumn, rows: z.int() })),
  /** What its rows call their categories, where the shop does not know the word, most rows first. */
  words: z.array(
    z.object({
      word: z.string(),
      rows: z.int(),
      /** What the seller has said that it means. */
      category: z.nullable(z.string()),
      /** The same, or what it means most likely. */
      proposal: z.nullable(z.string()),
    }),
  ),
  /** Pictures that the file names by their addresses on other sites; they are fetched after the rows are written. */
  pictures: z.object({ waiting: z.int(), fetched: z.int(), refused: z.int() }),
  /** Attributes that the texts of its rows say and their columns do not, most rows first. */
  proposals: z.array(
    z.object({
      attribute: z.string(),
      label: z.string(),
      rows: z.int(),
      /** The value of one of the rows, and the words that say it. */
      example: z.string(),
      source: z.string(),
      isTaken: z.boolean(),
    }),
  ),
});
export type ImportDetail = z.output<typeof ImportDetail>;

export const ReportRow = z.object({
  /** Counted as in a spreadsheet. */
  row: z.int(),
  sku: z.nullable(z.string()),
  outcome: z.enum(OUTCOMES),
  isDone: z.boolean(),
  changes: z.array(z.object({ column: ImportColumn, from: z.nullable(z.string()), to: z.string() })),
  faults: z.array(z.object({ column: ImportColumn, text: z.string(), sentence: z.string() })),
  notes: z.array(z.string()),
});
export type ReportRow = z.output<typeof ReportRow>;

const whichImport = z.object({ id: id<'import'>() });

export const listImports = get('/admin/imports/get', {
  summary: 'Product imports, newest first: your own, or everybody’s for administrators',
  query: z.strictObject(pageQuery),
  output: pageSchema(ImportBrief),
});

export const createImport = post('/admin/imports/add', {
  summary: 'Checks an uploaded product file without changing anything',
  body: z.strictObject({
    /** A finished upload for an import: a CSV, or a zip of one and its pictures. */
    upload: id<'upload'>(),
    name: line(200),
    /** Administrators only: the approved seller whose products they are, instead of the house. */
    userName: sellerName,
  }),
  output: dataOf(ImportBrief),
});

export const showImport = get('/admin/imports/details/:id', {
  summary: 'One import: its progress, how its columns were read, and its errors',
  params: whichImport,
  output: dataOf(ImportDetail),
});

export const listReport = get('/admin/imports/rows/:id', {
  summary: 'The result for each row of a file, in row order',
  params: whichImport,
  query: z.strictObject({ ...pageQuery, outcome: z.optional(z.enum(OUTCOMES)) }),
  output: pageSchema(ReportRow),
});

export const runImport = post('/admin/imports/run/:id', {
  summary: 'Imports the correct rows of a checked file, or resumes a stopped import',
  params: whichImport,
  output: dataOf(ImportBrief),
});

export const stopImport = post('/admin/imports/stop/:id', {
  summary: 'Stops a check or an import; rows already imported are kept',
  params: whichImport,
  output: dataOf(ImportBrief),
});

export const nameCategories = post('/admin/imports/words/:id', {
  summary: 'Remembers which categories the words of a file mean, for this and later files, and checks it again',
  params: whichImport,
  body: z.strictObject({
    words: z
      .array(z.strictObject({ word: line(200), category: z.string().check(z.maxLength(40)) }))
      .check(z.minLength(1), z.maxLength(WORDS_AT_ONCE)),
  }),
  output: dataOf(ImportBrief),
});

const attributeIds = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_TAKEN));

export const takeProposals = post('/admin/imports/proposals/:id', {
  summary: 'Takes attributes out of the texts of a file, for this and later files, or no longer, and checks it again',
  params: whichImport,
  body: z.strictObject({ take: attributeIds, leave: attributeIds }),
  output: dataOf(ImportBrief),
});

export const FetchedPicture = z.object({
  address: z.string(),
  state: z.enum(PICTURE_STATES),
  /** Why it was refused. */
  fault: z.nullable(z.string()),
});
export type FetchedPicture = z.output<typeof FetchedPicture>;

export const listPictures = get('/admin/imports/pictures/:id', {
  summary: 'The pictures of other sites that a file names, each with whether it has been fetched',
  params: whichImport,
  query: z.strictObject({ ...pageQuery, state: z.optional(z.enum(PICTURE_STATES)) }),
  output: pageSchema(FetchedPicture),
});

export const retryPictures = post('/admin/imports/pictures/retry/:id', {
  summary: 'Fetches the refused pictures of an import again',
  params: whichImport,
  output: dataOf(ImportBrief),
});

const csv = z.string();

export const refusedRows = get('/admin/imports/errors/:id', {
  summary: 'The rejected rows of a file, each with its errors, as a CSV to correct and upload again',
  file: 'text/csv',
  params: whichImport,
  query: languageQuery,
  output: csv,
});

export const exportProducts = get('/admin/imports/goods', {
  summary:
    'Your products as a CSV that can be imported again; administrators can name a seller instead of the shop itself',
  file: 'text/csv',
  query: z.strictObject({ userName: sellerName, language: shownLanguage }),
  output: csv,
});

export const importTemplate = get('/admin/imports/template', {
  summary: 'A template for product files: every column, two example rows',
  file: 'text/csv',
  query: languageQuery,
  output: csv,
});
