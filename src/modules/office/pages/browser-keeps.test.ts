import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_KEEPS } from './browser-keeps.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  path => /\.tsx?$/.test(path) && !path.includes('.test.'),
);

/** R10.8 */
test('the privacy policy speaks of every place where the screens keep something in the browser', () => {
  const writing = sources.filter(path => /[sS]torage\.setItem\(/.test(readFileSync(`src/${path}`, 'utf8')));
  expect(BROWSER_KEEPS.flatMap(({ by }) => by).sort()).toEqual(writing.sort());
});
