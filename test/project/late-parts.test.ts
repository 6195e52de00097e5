import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const ALIASES: Readonly<Record<string, string>> = JSON.parse(read('package.json')).imports;
const STATIC_IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+\.(?:tsx?|css))';/gms;
/** Of what a part shows only when a call has failed, which its markup never does. */
const NOT_IN_MARKUP = ['src/design/feedback/empty-state.module.css'];

/** The markup of a part is there before its scripts, and with them the style sheets that it imports (decision 137). */
it('pages that have a part loaded later import the style sheets that its markup needs', () => {
  const places = globSync('src/**/*-place.tsx', { cwd: ROOT }).flatMap(place => {
    const [, part] = /latePart\(async \(\) => \(await import\('([^']+)'\)/.exec(read(place)) ?? [];
    return part ? [{ place, part: pathOf(part, place) }] : [];
  });
  expect(places.map(({ place }) => place)).toHaveLength(2);
  for (const route of globSync('src/**/*.route.tsx', { cwd: ROOT })) {
    const there = importedBy(route);
    for (const { part } of places.filter(({ place }) => there.has(place))) {
      const needed = [...importedBy(part)].filter(path => path.endsWith('.css') && !NOT_IN_MARKUP.includes(path));
      expect(needed.length).toBeGreaterThan(3);
      expect(
        needed.filter(path => !there.has(path)),
        `${route} and ${part}`,
      ).toEqual([]);
    }
  }
});

/** Everything a file imports at once, with itself. */
function importedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (file.endsWith('.css')) return found;
  for (const [, said = ''] of read(file).matchAll(STATIC_IMPORT))
    if (/^[.#]/.test(said) && !said.includes('+types')) importedBy(pathOf(said, file), found);
  return found;
}

function pathOf(said: string, from: string): string {
  if (said.startsWith('.')) return resolve(ROOT, dirname(from), said).slice(ROOT.length + 1);
  const alias = Object.keys(ALIASES).find(each => said.startsWith(each.slice(0, -1))) ?? '';
  return `${ALIASES[alias]?.slice(2, -1)}${said.slice(alias.length - 1)}`;
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
