import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_KEEPS } from './browser-keeps.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  path => /\.tsx?$/.test(path) && !path.includes('.test.'),
);

/** R10.8 */
test('the privacy policy speaks of every place where the screens keep something in the browser', () => {
  const keeping = /[sS]torage\.setItem\(| keptText\('/;
  const writing = sources.filter(
    path => path !== 'shared/page/kept-text.ts' && keeping.test(readFileSync(`src/${path}`, 'utf8')),
  );
  expect(BROWSER_KEEPS.flatMap(({ by }) => by).sort()).toEqual(writing.sort());
});
