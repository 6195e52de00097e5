import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installation, isRefusedByRegistry } from './installation.mjs';
import { lockWithAddresses } from './lock-with-addresses.mjs';
import { root } from './node.mjs';
import { ownFolder, replaceFolder } from './own-folder.mjs';
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
      return (args[0] === 'ci' && (await installAside(args, join(root, aside)))) || (await npm(args));
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
 * @returns what came of it, or undefined if npm has to do it in its own way: at a registry that keeps packages elsewhere, or
 *   where folders can't be moved
 */
async function installAside(args, folder) {
  try {
    mkdirSync(folder);
    for (const name of ['package.json', '.npmrc']) copyFileSync(join(root, name), join(folder, name));
    const config = JSON.parse((await npm(['config', 'list', '--json'])).output);
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockWithAddresses(lock, config)));
    const result = await npm(args, folder);
    if (isRefusedByRegistry(result.output)) return undefined;
    if (result.code === 0) replaceFolder(join(folder, 'node_modules'), join(root, 'node_modules'));
    return result;
  } catch {
    return undefined;
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
