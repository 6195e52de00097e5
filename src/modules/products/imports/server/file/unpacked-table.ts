import { open } from 'node:fs/promises';
import type { CsvRow } from './read-csv.ts';

/** A row with the offset after it, in bytes, where reading can resume. */
export interface UnpackedRow extends CsvRow {
  readonly end: number;
}

const PIECE_BYTES = 256 * 1024;
const NEWLINE = 0x0a;

/**
 * Writes the rows of a table to a file as lines of JSON, so that reading can resume at any row without parsing the CSV
 * again. Uses constant memory.
 */
export async function writeUnpacked(path: string, rows: AsyncIterable<CsvRow>): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    let lines: string[] = [];
    let length = 0;
    const flush = async () => {
      await file.writeFile(lines.join(''));
      lines = [];
      length = 0;
    };
    for await (const { number, cells } of rows) {
      const line = `${JSON.stringify([number, ...cells])}\n`;
      lines.push(line);
      length += line.length;
      if (length >= PIECE_BYTES) await flush();
    }
    await flush();
  } finally {
    await file.close();
  }
}

/**
 * The rows of such a file from an offset. If the offset is not after a newline (another version of the program may have
 * written the file), reading starts at the first row.
 */
export async function* readUnpacked(path: string, from: number, onRead?: Count): AsyncGenerator<UnpackedRow> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, from - 1));
    let at = bytesRead === 1 && buffer[0] === NEWLINE ? from : 0;
    let rest = Buffer.alloc(0);
    for (;;) {
      const piece = Buffer.alloc(PIECE_BYTES);
      const { bytesRead: count } = await file.read(piece, 0, PIECE_BYTES, at + rest.length);
      onRead?.(count);
      if (count === 0) return;
      const bytes = Buffer.concat([rest, piece.subarray(0, count)]);
      let begin = 0;
      for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, begin)) {
        const [number, ...cells] = JSON.parse(bytes.toString('utf8', begin, end)) as [number, ...string[]];
        begin = end + 1;
        yield { number, cells, end: at + begin };
      }
      at += begin;
      rest = bytes.subarray(begin);
    }
  } finally {
    await file.close();
  }
}

type Count = (bytes: number) => void;
