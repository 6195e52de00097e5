import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { installation } from './installation.mjs';
import { lockWithAddresses } from './lock-with-addresses.mjs';
import { root } from './node.mjs';
import { ownFolder } from './own-folder.mjs';
import { run } from './run.mjs';
import { grey, Readable, step } from './say.mjs';
import { hashOf, readStamp } from './stamp.mjs';

const stampPath = 'node_modules/.stamp';

/**
 * Makes sure of the packages that the lock file names for building and running the shop; does nothing when they are there.
 * @throws Readable with npm's own words when npm fails
 */
export function ensureInstalled() {
  return ensure(false);
}

/** The same with the tools of tests, checks and measurements, which are about as much again (decision 192). */
export function ensureToolsInstalled() {
  return ensure(true);
}

async function ensure(wantsTools) {
  const lock = hashOf(['package-lock.json'], `${process.platform} ${process.arch}`);
  const hasTools = existsSync(join(root, 'node_modules/vitest'));
  const work = installation(readStamp(stampPath), lock, { wantsTools, hasTools });
  if (!work) return;

  const args = [...work.args, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await step('Installing packages', async tell => {
    const aside = ownFolder('packages');
    const count = () => Math.max(packagesIn(root), packagesIn(join(root, aside)));
    const counting = setInterval(() => tell(`${count()} packages so far,`), 500);
    try {
      if (args[0] === 'ci' && (await installAside(args, join(root, aside)))) return { code: 0, output: '' };
      return await npm(args);
    } finally {
      clearInterval(counting);
      tell(`${packagesIn(root)} packages,`);
    }
  });
  if (code !== 0) {
    throw new Readable(
      `The packages could not be installed.\n${grey(wordsOf(output))}\nCheck your network connection and run the same command again.`,
    );
  }
  writeFileSync(join(root, stampPath), work.stamp);
}

/**
 * Installs into a folder of its own, by a lock file that says where each package is, and moves the packages to their place.
 * @returns {Promise<boolean>} false if that can't be done, as at a registry that keeps packages elsewhere; npm then does it
 *   in its own way, and says what is wrong if that fails too
 */
async function installAside(args, folder) {
  try {
    mkdirSync(folder);
    for (const name of ['package.json', '.npmrc']) copyFileSync(join(root, name), join(folder, name));
    const config = JSON.parse((await npm(['config', 'list', '--json'])).output);
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockWithAddresses(lock, config)));
    if ((await npm(args, folder)).code !== 0) return false;
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    renameSync(join(folder, 'node_modules'), join(root, 'node_modules'));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The npm beside this Node, which needs no shell; otherwise the one on the path. */
export function npm(args, cwd = root) {
  const cli = process.env.npm_execpath ?? join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  return cli.endsWith('npm-cli.js') && existsSync(cli)
    ? run(process.execPath, [cli, ...args], { cwd })
    : run('npm', args, { cwd });
}

/** npm's message without the page of usage it appends. */
function wordsOf(output) {
  return output.split(/^npm error (?:Clean install a project|Usage:)/m)[0]?.trim() ?? '';
}

function packagesIn(folder) {
  try {
    return readdirSync(join(folder, 'node_modules')).length;
  } catch {
    return 0;
  }
}
