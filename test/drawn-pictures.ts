import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const SOURCES = ['demo/pictures', 'src/modules/products/media'];

/**
 * The folder of the widths that were made of the demo's pictures before, by the same sources: making them takes time of
 * the processor. Several shops may write into it at once.
 */
export function drawnPictures(): string {
  const name = `pictures-${hashOfSources()}`;
  mkdirSync(join(CACHE, name), { recursive: true });
  for (const other of readdirSync(CACHE))
    if (other.startsWith('pictures-') && other !== name) rmSync(join(CACHE, other), { recursive: true, force: true });
  return join(CACHE, name);
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  const files = SOURCES.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name)),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
