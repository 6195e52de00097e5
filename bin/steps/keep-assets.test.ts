import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keepAssets } from './keep-assets.mjs';

const home = mkdtempSync(join(tmpdir(), 'builds-'));
afterEach(() => rmSync(home, { recursive: true }));

function built(name: string, files: readonly string[]): string {
  const folder = join(home, name);
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, 'client', 'assets', file), `of ${name}`);
  return folder;
}

it('a new build has what pages of the one before ask for, and nothing older', () => {
  const builds = [built('one', ['cart-1.js', 'same.css']), built('two', ['cart-2.js', 'same.css'])];
  const three = built('three', ['cart-3.js']);
  let before = join(home, 'none');
  for (const build of [...builds, three]) {
    keepAssets(before, build);
    // Compressed when the shop is open.
    if (build === builds[1]) writeFileSync(join(build, 'client/assets/cart-2.js.br'), 'shorter');
    before = build;
  }
  expect(readdirSync(join(home, 'two/client/assets')).sort()).toEqual([
    'cart-1.js',
    'cart-2.js',
    'cart-2.js.br',
    'same.css',
  ]);
  expect(readdirSync(join(three, 'client/assets')).sort()).toEqual([
    'cart-2.js',
    'cart-2.js.br',
    'cart-3.js',
    'same.css',
  ]);
});
