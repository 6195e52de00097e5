import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#bench/stand/server-process.ts';

const run = promisify(execFile);
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Another commit in a folder of its own, with its packages and its screens. */
export interface OtherCommit {
  readonly root: string;
  /** The first figures of its hash. */
  readonly name: string;
}

/** @throws when this copy of the project has no such commit */
async function hashOf(commit: string): Promise<string> {
  try {
    return (await git(ROOT, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`)).trim();
  } catch {
    throw new Error(`There is no commit ${commit} in this copy of the project.`);
  }
}

/** Has a commit ready to be run. The folder stays below the temporary one, so the next time there is little to do. */
export async function checkOut(commit: string, tell: (howFar: string) => void): Promise<OtherCommit> {
  const hash = await hashOf(commit);
  const home = join(tmpdir(), `bench-against-${userInfo().uid}`);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (statSync(home).uid !== userInfo().uid) throw new Error(`${home} belongs to somebody else.`);
  const name = hash.slice(0, 8);
  const root = join(home, hash);
  if (!existsSync(join(root, 'package.json'))) {
    tell(`${name}: files,`);
    rmSync(root, { recursive: true, force: true });
    await git(home, 'clone', '--quiet', '--shared', '--no-checkout', ROOT, root);
    await git(root, 'checkout', '--quiet', '--detach', hash);
  }
  const packages = join(root, 'node_modules');
  if (!existsSync(packages)) {
    // A link to the packages of a tree that is no more.
    rmSync(packages, { force: true });
    if (hasSamePackages(root)) symlinkSync(join(ROOT, 'node_modules'), packages);
  }
  tell(`${name}: packages and screens,`);
  await run(process.execPath, ['bin/build.mjs'], { cwd: root, maxBuffer: MOST_OUTPUT_BYTES });
  return { root, name };
}

function hasSamePackages(root: string): boolean {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  return lockOf(root) === lockOf(ROOT);
}

async function git(folder: string, ...words: string[]): Promise<string> {
  return (await run('git', ['-C', folder, ...words], { maxBuffer: MOST_OUTPUT_BYTES })).stdout;
}
