import type { Readable } from 'node:stream';
import { foreignFile } from '#products/imports/file/foreign/foreign-file.ts';
import { productReader } from '#products/imports/file/foreign/product-reader.ts';
import { type MatchedHeads, matchHeads } from '#products/imports/file/match-heads.ts';
import { fileUnreadable } from '#products/imports/import-problems.ts';
import { withRests } from '#products/imports/server/run/pace.ts';
import { t } from '#shared/language/t.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { EncodingSeen } from './detect-encoding.ts';
import { readCsv, type Writing } from './read-csv.ts';

/** Limits the work of one import. */
const MAX_ROWS = 100_000;
const MAX_COLUMNS = 200;
const HEAD_LETTERS = 20_000;
/** Templates of marketplaces have rows about themselves before their heads. */
const LAST_HEADS_ROW = 5;
/** Columns by which a product is found again; a file has those of one line. */
const NAMING = [['sku'], ['gtin'], ['brand', 'title'], ['brand', 'mpn']] as const;

/** What is known of a file before its rows are checked. */
export interface Survey extends Writing, MatchedHeads {
  /** Its first non-empty row, as it was sent. */
  readonly heads: readonly string[];
  readonly headsRow: number;
  readonly rowCount: number;
}

/**
 * Reads a whole file once for its encoding, and once for its columns and the number of rows.
 * @param hasAttribute whether the shop has a typed attribute; without it columns of attributes are unknown
 * @throws fileUnreadable with a sentence that says what to do
 */
export async function surveyFile(
  open: () => Promise<Readable>,
  hasAttribute?: (id: string) => boolean,
): Promise<Survey> {
  const { encoding, head } = await lookAtBytes(await open());
  const text = new TextDecoder(encoding).decode(head).slice(0, HEAD_LETTERS);
  const writing = { encoding, delimiter: detectDelimiter(text) };

  let heads: readonly string[] | undefined;
  let read = productReader([]);
  let headsRow = 0;
  let rowCount = 0;
  for await (const { number, cells } of withRests(readCsv(await open(), writing))) {
    const isHeads = !heads || (number <= LAST_HEADS_ROW && !foreignFile(heads) && foreignFile(cells) !== undefined);
    if (isHeads) {
      [heads, headsRow, rowCount] = [cells, number, 0];
      read = productReader(cells);
    } else if (read({ number, cells })) rowCount += 1;
    if (rowCount > MAX_ROWS) throw fileUnreadable(() => t('products.imports.file.rows', { most: MAX_ROWS }));
  }
  if (!heads || rowCount === 0) throw fileUnreadable(() => t('products.imports.file.none'));
  if (heads.length > MAX_COLUMNS) throw fileUnreadable(() => t('products.imports.file.columns', { most: MAX_COLUMNS }));
  const matched = matchHeads(heads, hasAttribute);
  if (!NAMING.some(names => names.every(name => matched.columns.includes(name))))
    throw fileUnreadable(() => t('products.imports.file.noSku'));
  return { ...writing, ...matched, heads, headsRow, rowCount };
}

async function lookAtBytes(bytes: Readable) {
  const seen = new EncodingSeen();
  let head: Buffer = Buffer.alloc(0);
  for await (const piece of withRests(bytes as AsyncIterable<Buffer>)) {
    seen.see(piece);
    if (head.length < HEAD_LETTERS) head = Buffer.concat([head, piece]).subarray(0, HEAD_LETTERS);
  }
  refuseOtherFiles(head);
  const encoding = seen.answer();
  if (!encoding.startsWith('utf-16') && head.includes(0)) throw fileUnreadable(() => t('products.imports.file.notCsv'));
  return { encoding, head };
}

function refuseOtherFiles(head: Buffer): void {
  const begins = (mark: string) => head.subarray(0, mark.length).toString('latin1') === mark;
  if (begins('PK\u0003\u0004') || begins('\u00d0\u00cf\u0011\u00e0'))
    throw fileUnreadable(() => t('products.imports.file.spreadsheet'));
  if (begins('%PDF') || begins('{\\rtf')) throw fileUnreadable(() => t('products.imports.file.document'));
}
