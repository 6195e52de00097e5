import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './install.mjs';
import { root } from './node.mjs';
import { Readable, step } from './say.mjs';
import { hashOf, readStamp } from './stamp.mjs';

const home = '.cache/lighthouse';
const files = ['package.json', 'package-lock.json'];

/**
 * Installs Lighthouse outside the project: it is half as large as all other packages, and only measuring needs it.
 * @throws Readable when npm fails
 */
export async function ensureLighthouse() {
  const wanted = hashOf(files.map(name => `bench/lighthouse/tool/${name}`));
  if (readStamp(`${home}/.stamp`) === wanted) return;
  mkdirSync(join(root, home), { recursive: true });
  for (const name of [...files, '../../../.npmrc'])
    copyFileSync(join(root, 'bench/lighthouse/tool', name), join(root, home, name.split('/').at(-1)));
  const { code, output } = await step('Installing Lighthouse', () =>
    npm(['ci', '--ignore-scripts', '--loglevel=error'], join(root, home)),
  );
  if (code !== 0) throw new Readable(`Lighthouse could not be installed.\n${output.trim()}`);
  writeFileSync(join(root, home, '.stamp'), wanted);
}
