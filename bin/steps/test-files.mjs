import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

const journey = /\.spec\.ts$/;
const tests = /\.(test|spec)\.tsx?$/;

/**
 * The test files whose path holds one of these names, by who runs them. What only a long run tries is left out of others.
 * @returns {{forVitest: string[], journeys: string[]}} paths from the project's root, with forward slashes
 */
export function testFilesNamed(names, long) {
  const all = ['bench', 'bin', 'demo', 'src', 'test'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true }).map(path => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  const found = all
    .filter(path => tests.test(path) && (long || !path.startsWith('test/long/')))
    .filter(path => names.some(name => path.includes(name)))
    .sort();
  return {
    forVitest: found.filter(path => !journey.test(path)),
    journeys: found.filter(path => journey.test(path)),
  };
}
