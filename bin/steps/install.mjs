import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installation } from './installation.mjs';
import { root } from './node.mjs';
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

  const { code, output } = await step('Installing packages', async tell => {
    const counting = setInterval(() => tell(`${packagesThere()} packages so far,`), 500);
    try {
      return await npm([...work.args, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
    } finally {
      clearInterval(counting);
      tell(`${packagesThere()} packages,`);
    }
  });
  if (code !== 0) {
    throw new Readable(
      `The packages could not be installed.\n${grey(wordsOf(output))}\nCheck your network connection and run the same command again.`,
    );
  }
  writeFileSync(join(root, stampPath), work.stamp);
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

function packagesThere() {
  try {
    return readdirSync(join(root, 'node_modules')).length;
  } catch {
    return 0;
  }
}
