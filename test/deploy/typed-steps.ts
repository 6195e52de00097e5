import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { systemProgram } from './system-program.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Programs that need a machine booted by systemd, or an engine for containers. What they are asked is written down. */
const ELSEWHERE = ['systemctl', 'docker'];
/** Folders of the machine that steps write to; within they are the test's own. */
const OWN = ['/etc', '/opt', '/var/lib'];

/** A machine to type the steps of a document on: this one, but for the folders that the steps change. */
export interface Machine {
  /** A clone of the project there, with its packages and screens as an earlier start would have left them. */
  readonly clone: string;
  /** Types a block; each line must do what it says. @throws Error with what was printed when one did not */
  type(block: string, folder?: string): void;
  /** Where something lies from outside. */
  at(path: string): string;
  /** What the programs that are not to be had here were asked since the last look. */
  asked(): string[];
  remove(): void;
}

export function newMachine(): Machine {
  const home = mkdtempSync(join(tmpdir(), 'machine-'));
  const clone = join(home, 'clone');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
  for (const name of ['node_modules', 'build']) execFileSync('cp', ['-a', join(ROOT, name), join(clone, name)]);
  for (const place of OWN) mkdirSync(join(home, place), { recursive: true });
  cpSync('/etc', join(home, 'etc'), { recursive: true, verbatimSymlinks: true, errorOnExist: false });
  const log = join(home, 'asked');
  mkdirSync(join(home, 'programs'));
  for (const name of ELSEWHERE) {
    const path = join(home, 'programs', name);
    writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> ${log}\n`);
    chmodSync(path, 0o755);
  }
  const node = resolve(process.execPath, '..');
  const env = { ...process.env, PATH: `${home}/programs:${node}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin` };
  const within = ['--dev-bind', '/', '/', ...OWN.flatMap(place => ['--bind', join(home, place), place])];
  return {
    clone,
    at: path => join(home, path),
    type: (block, folder = clone) => {
      const args = [...within, '--chdir', folder, '/bin/bash', '-euo', 'pipefail', '-c', block];
      const { status, stdout, stderr } = spawnSync(systemProgram('bwrap', 'bubblewrap'), args, {
        env,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`“${block}” ended with ${status}.\n${stdout}\n${stderr}`);
    },
    asked: () => {
      const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
      rmSync(log, { force: true });
      return lines;
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
