import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Readable } from './say.mjs';

/** The project's folder. Even a Node that is too old can run this far, and gets a message. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');
const packages = join(root, 'node_modules');
const bin = join(packages, '.bin');
const major = version => Number(version.split('.')[0]);

/** The oldest Node that can begin (npm and these scripts), and the oldest that runs the shop itself. */
const oldestHost = 20;
const oldestRuntime = 24;

/** @throws Readable when the Node that runs this is too old to begin with. */
export function checkHostNode() {
  if (major(process.versions.node) >= oldestHost) return;
  throw new Readable(
    `This needs Node ${oldestHost} or newer; ${process.execPath} is ${process.versions.node}. See https://nodejs.org/en/download`,
  );
}

/** The Node that runs the shop: the host's when it is new enough, else the one the lock file brought along. */
export function runtimeNode() {
  if (major(process.versions.node) >= oldestRuntime) return process.execPath;
  return pinnedNode() ?? tooOld();
}

/** The Node of the lock file, on which tools and tests run so that they agree everywhere; else the host's. */
export function toolNode() {
  return pinnedNode() ?? runtimeNode();
}

function pinnedNode() {
  const found = ['node', 'node.exe'].map(name => join(bin, name)).find(path => existsSync(path));
  return found ?? null;
}

function tooOld() {
  throw new Readable(
    `The packages include no Node ${oldestRuntime} for ${process.platform} ${process.arch}, and yours is ${process.versions.node}. ` +
      `Install Node ${oldestRuntime} or newer and try again.`,
  );
}

/** Environment in which packages' commands find the pinned Node before any other. */
export function toolEnv(more = {}) {
  return { PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...more };
}

/** The script behind a package's command, to be run by `toolNode()`; it needs no shell and so works on Windows too. */
export function scriptOf(packageName, command = packageName) {
  const folder = join(packages, packageName);
  const { bin: commands } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof commands === 'string' ? commands : commands[command]);
}
