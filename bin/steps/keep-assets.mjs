import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Takes what the build before made for browsers over into the new one: its server hands it out until it is started anew,
 * and pages that are open then ask for it later. Names carry hashes of what is in them, so nothing is mixed up.
 * One build back is enough; what that one had taken over itself is let go.
 */
export function keepAssets(before, after) {
  const made = readdirSync(join(after, 'client', 'assets'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(join(after, 'client', 'assets'), join(entry.parentPath, entry.name)));
  writeFileSync(join(after, '.made'), made.join('\n'));
  const list = join(before, '.made');
  if (!existsSync(list)) return;
  for (const name of readFileSync(list, 'utf8').split('\n')) {
    if (made.includes(name)) continue;
    for (const file of [name, `${name}.br`, `${name}.gz`]) {
      const from = join(before, 'client', 'assets', file);
      if (existsSync(from)) cpSync(from, join(after, 'client', 'assets', file));
    }
  }
}
