import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json)$/;
/** Of a smaller file nothing is saved. */
const worthIt = 256;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Lays each text file below this folder down compressed too, as hard as can be: it is done once and sent often. Each is put
 * there whole and what is there is left, so this may be stopped, done again, and done while the files are served.
 */
async function compressFiles() {
  const files = readdirSync('.', { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && compressible.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !existsSync(`${file}.gz`));
  await Promise.all(
    files.map(async file => {
      const text = readFileSync(file);
      if (text.length < worthIt) return;
      put(`${file}.br`, await brotli(text));
      put(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
}

function put(path, content) {
  const growing = `${path}.${process.pid}`;
  writeFileSync(growing, content);
  renameSync(growing, path);
}

// The shop that serves them goes first. Before anything else, so that threads have it too.
if (process.argv.includes('--aside')) setPriority(constants.priority.PRIORITY_LOW);
await compressFiles();
// Beside the stamp of the same build, also when another has taken its place meanwhile.
writeFileSync('../../.compressed', '');
