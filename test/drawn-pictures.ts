import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const SOURCES = ['src/demo', 'src/features/media'];

/**
 * The folder of the demo's pictures as far as they were drawn before, by the same sources: drawing them takes the
 * processor for longer than opening the shop. Several shops may draw into it at once.
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
