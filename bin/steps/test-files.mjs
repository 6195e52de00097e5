import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

const journey = /\.spec\.ts$/;
const tests = /\.(test|spec)\.tsx?$/;

/**
 * What people mean by a name: the test files whose path has it, or else the cases whose title has it. Files that say the
 * words are all a title is looked for in, so values that a table puts into titles are not found. What only a long run
 * tries is left out of others.
 * @param read the text of a file, by its path from the project's root
 * @returns what to run, by who runs it, and the names that nothing has
 */
export function testsNamed(names, long, all = allFiles(), read = path => readFileSync(join(root, path), 'utf8')) {
  const files = all.filter(path => tests.test(path) && (long || !path.startsWith('test/long/'))).sort();
  const whole = files.filter(path => names.some(name => path.includes(name)));
  const titles = names.filter(name => !files.some(path => path.includes(name)));
  const found = titles.map(title => ({ title, files: files.filter(path => read(path).includes(title)) }));
  const choicesOf = runner => {
    const choices = [{ files: whole }, ...found].map(choice => ({ ...choice, files: choice.files.filter(runner) }));
    return choices.filter(choice => choice.files.length > 0);
  };
  return {
    vitest: choicesOf(path => !journey.test(path)),
    journeys: choicesOf(path => journey.test(path)),
    unknown: found.filter(choice => choice.files.length === 0).map(({ title }) => title),
  };
}

function allFiles() {
  return ['adapters', 'bench', 'bin', 'demo', 'src', 'test'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true }).map(path => `${folder}/${path.replaceAll('\\', '/')}`),
  );
}
