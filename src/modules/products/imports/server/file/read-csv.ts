import { pipeline, type Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { fileUnreadable } from '#products/imports/import-problems.ts';
import { countText } from '#shared/text/count-text.ts';
import { decodeText } from './decode-text.ts';
import { type Delimiter, separatorLine } from './detect-delimiter.ts';
import type { TextEncoding } from './detect-encoding.ts';

/** How a file is written. */
export interface Writing {
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
}

/** A row of a file with its number as a spreadsheet counts it. */
export interface CsvRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Longer than any product; a row beyond it is a quotation mark that was never closed. */
const MAX_ROW_LENGTH = 200_000;
/** Twice what a file may hold. More of them are empty lines without end, of which a small zip holds half a gigabyte. */
const MAX_LINES = 200_000;

/**
 * The rows of a file one by one, however large it is; empty ones are counted and left out. Quotation marks inside a cell
 * (6.2" display) are letters, and rows may be shorter or longer than the heads.
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
  // A fault of any of them ends the last, which is where it is heard.
  pipeline(bytes, decodeText(encoding), parser, () => {});
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > most)
        throw fileUnreadable(`More than ${countText(most)} lines. Delete the empty lines and upload it again.`);
      const isSaid = number === 1 && separatorLine(cells.join(delimiter)) !== undefined;
      if (!isSaid && cells.some(cell => cell.trim() !== '')) yield { number, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = countText(parser.info.records + 1);
    throw fileUnreadable(`A quotation mark opened in row ${row} is not closed, so the rest can’t be read.`);
  }
}
