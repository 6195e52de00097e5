import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

/**
 * The path of a folder in `.cache` for what this process makes and then moves to its place whole; nothing is there yet.
 * What processes left there that were cut short is removed.
 * @returns {string} from the project's root
 */
export function ownFolder(name) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (const found of readdirSync(join(root, '.cache'))) {
    const pid = found.startsWith(`${name}-`) ? Number(found.slice(name.length + 1)) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(join(root, '.cache', found), { recursive: true, force: true });
  }
  return join('.cache', `${name}-${process.pid}`);
}

/** Puts a folder that is whole in the place of another, which is there until then. Both are full paths. */
export function replaceFolder(from, to) {
  const former = join(root, ownFolder('former'));
  if (existsSync(to)) renameSync(to, former);
  renameSync(from, to);
  rmSync(former, { recursive: true, force: true });
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
