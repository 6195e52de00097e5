import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

/** What `npm start` builds and runs. */
const STARTED = [
  '{vite,react-router}.config.ts',
  'bin/*.{ts,mjs}',
  'bin/{languages,steps}/*.{ts,mjs}',
  '{src,adapters,demo}/**/*.{ts,tsx}',
];
/** In front of a path; types are not imported when a file runs. */
const IMPORTED =
  /^(?:import (?!type )[^']*|export [^']* from |} from |import\()'((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/gm;

it('what a start builds and runs is installed without the tools of tests and checks (decision 192)', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const files = globSync(STARTED, { cwd: ROOT }).filter(path => !/\.(test|reporter)\.|\.d\.|\/bench\.ts$/.test(path));
  const imported = files.flatMap(path => [...read(path).matchAll(IMPORTED)].map(([, name = '']) => ({ path, name })));
  expect(new Set(imported.map(({ name }) => name))).toContain('terser');
  expect(imported.filter(({ name }) => !(name in dependencies))).toEqual([]);
});
