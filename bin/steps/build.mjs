import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepAssets } from './keep-assets.mjs';
import { root, scriptOf, toolEnv, toolNode } from './node.mjs';
import { ownFolder, replaceFolder } from './own-folder.mjs';
import { run } from './run.mjs';
import { Readable, step } from './say.mjs';
import { hashOf, readStamp } from './stamp.mjs';

const sources = [
  'src',
  'public',
  'vite.config.ts',
  'bin/short-class-names.ts',
  'bin/kept-sheets.ts',
  'bin/small-icons.ts',
  'bin/smaller-scripts.ts',
  'bin/languages',
  'languages',
  'bin/slim-manifest.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stampPath = 'build/.stamp';

/**
 * Makes build/ what the sources say, with everything compressed; does nothing when it is so already.
 * @throws Readable with the bundler's own words
 */
export async function ensureBuilt() {
  await ensureScreens();
  await compressScreens();
}

/**
 * The same without compressing, so that a start need not wait for that. The build grows in a folder of its own and takes its
 * place whole, so that one cut short is never served.
 * @param {AbortSignal} [stop] ends it, with an AbortError
 */
export async function ensureScreens(stop) {
  const wanted = hashOf(sources);
  if (readStamp(stampPath) === wanted) return;

  const growing = ownFolder('build');
  await step('Building the screens', async tell => {
    let modules = 0;
    const { code, output } = await run(toolNode(), [scriptOf('@react-router/dev', 'react-router'), 'build'], {
      cwd: root,
      env: toolEnv({ BUILD_FOLDER: growing, NODE_ENV: 'production' }),
      signal: stop,
      onLine: line => {
        modules += Number(/(\d+) modules transformed/.exec(line)?.[1] ?? 0);
        if (modules > 0) tell(`${modules} modules,`);
      },
    });
    if (code === 0) {
      keepAssets(join(root, 'build'), join(root, growing));
      writeFileSync(join(root, growing, '.stamp'), wanted);
      replaceFolder(join(root, growing), join(root, 'build'));
      return;
    }
    rmSync(join(root, growing), { recursive: true, force: true });
    throw new Readable(`The screens could not be built.\n${output.trim()}`);
  });
}

/**
 * Compresses what of the build is not compressed yet.
 * @param {{stop?: AbortSignal, isAside?: boolean}} [how] `stop` ends it, with an AbortError; `isAside` shows nothing of it and lets others go first
 */
export async function compressScreens({ stop, isAside = false } = {}) {
  if (existsSync(join(root, 'build', '.compressed'))) return;
  const assets = join(root, 'build', 'client', 'assets');
  const args = [join(root, 'bin/steps/compress.mjs'), ...(isAside ? ['--aside'] : [])];
  const compress = () => run(toolNode(), args, { cwd: assets, signal: stop });
  const { code, output } = await (isAside ? compress() : step('Compressing the screens', compress));
  if (code !== 0) throw new Error(output);
}
