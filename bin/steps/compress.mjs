import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json)$/;
/** Of a smaller file nothing is saved. */
const worthIt = 256;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays each text file of a folder's tree down compressed too, as hard as can be: it is done once and sent often. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && compressible.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async file => {
      const text = readFileSync(file);
      if (text.length < worthIt) return;
      writeFileSync(`${file}.br`, await brotli(text));
      writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
}
