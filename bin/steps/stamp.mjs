import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

/** One hash over the content of files and folders (given from the project's root); what does not exist counts as nothing. */
export function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths.flatMap(filesBelow).sort()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
}

/** The content of a stamp file; null if there is none, so the work was never finished. */
export function readStamp(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
}
