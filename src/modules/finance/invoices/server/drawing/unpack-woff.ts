import { inflateSync } from 'node:zlib';

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

/**
 * A font as it was before it was packed for the web (WOFF 1.0). What sets PDFs reads packed ones too, but unpacks a whole
 * table for every letter, which takes a hundred times as long.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no font packed as WOFF 1.0');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => readTable(woff, WOFF_HEAD + at * WOFF_ENTRY));
  const head = Buffer.alloc(SFNT_HEAD + count * SFNT_ENTRY);
  const largest = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  for (const [at, value] of [count, 16 << largest, largest, count * 16 - (16 << largest)].entries())
    head.writeUInt16BE(value, 4 + at * 2);
  const pieces: Buffer[] = [head];
  let offset = head.length;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEAD + at * SFNT_ENTRY;
    head.write(tag, entry, 'latin1');
    for (const [turn, value] of [checksum, offset, bytes.length].entries())
      head.writeUInt32BE(value, entry + 4 + turn * 4);
    // Every table begins at a multiple of four.
    pieces.push(bytes, Buffer.alloc(-bytes.length & 3));
    offset += bytes.length + (-bytes.length & 3);
  }
  return Buffer.concat(pieces);
}

function readTable(woff: Buffer, entry: number) {
  const [offset, packed, length, checksum] = [4, 8, 12, 16].map(at => woff.readUInt32BE(entry + at)) as [
    ...[offset: number, packed: number, length: number, checksum: number],
  ];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum,
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}
