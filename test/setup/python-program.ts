import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { installSystemPackage } from './system-package.ts';

const run = promisify(execFile);

/** A program from Python's package index, in an environment of its own that is kept. @returns its path */
export async function pythonProgram({ name, version }: { readonly name: string; readonly version: string }) {
  const home = resolve(import.meta.dirname, `../../.cache/${name}-${version}`);
  const program = join(home, 'bin', name);
  if (existsSync(program)) return program;
  const makeHome = () => run('python3', ['-m', 'venv', home]);
  await makeHome().catch(() => {
    installSystemPackage('python3-venv', 'Python’s venv');
    return makeHome();
  });
  await run(join(home, 'bin/pip'), ['install', '--quiet', `${name}==${version}`], { maxBuffer: 64 * 1024 * 1024 });
  return program;
}
