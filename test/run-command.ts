import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const COMMANDS = resolve(import.meta.dirname, '../src/commands');
/** What one of them has read and compiled the next need not. */
const COMPILED = resolve(import.meta.dirname, '../.cache/compiled');

export interface Ran {
  readonly code: number | null;
  readonly said: string;
  readonly faults: string;
}

/** Runs one of the commands to its end, as npm does, with these settings and no others. */
export async function runCommand(
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Ran> {
  const child = spawn(process.execPath, [...flags, resolve(COMMANDS, `${name}.ts`), ...words], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, faults, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, said, faults };
}
