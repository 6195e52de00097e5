import { pipeline, type Readable, Transform } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { fileUnreadable } from '#products/imports/import-problems.ts';
import { t } from '#shared/language/t.ts';
import { type Delimiter, separatorLine } from './detect-delimiter.ts';
import type { TextEncoding } from './detect-encoding.ts';

export interface Writing {
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
}

/** A row with its number, counted as in a spreadsheet. */
export interface CsvRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** In characters. A longer row means a quotation mark that was never closed. */
const MAX_ROW_LENGTH = 200_000;
/** Twice the allowed rows. More are empty lines, of which a small zip can hold half a gigabyte. */
const MAX_LINES = 200_000;

/**
 * Streams the rows of a file; empty ones are counted and left out. Quotation marks inside a cell (6.2" display) are
 * literal, and rows may be shorter or longer than the heads.
 * @throws fileUnreadable
 */
export async function* readCsv(
  bytes: Readable,
  { encoding, delimiter }: Writing,
  most = MAX_LINES,
): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  // An error in any stream ends the parser, which is read below.
  pipeline(bytes, decodeText(encoding), parser, () => {});
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > most) throw fileUnreadable(() => t('products.imports.file.lines', { most }));
      const isSaid = number === 1 && separatorLine(cells.join(delimiter)) !== undefined;
      if (!isSaid && cells.some(cell => cell.trim() !== '')) yield { number, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = parser.info.records + 1;
    throw fileUnreadable(() => t('products.imports.file.quote', { row }));
  }
}

/** Converts a stream to UTF-8 without a byte order mark. */
function decodeText(encoding: TextEncoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (bytes: Buffer, _encoding, done) => done(null, decoder.decode(bytes, { stream: true })),
    flush: done => done(null, decoder.decode()),
  });
}
