import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildImage, type Image } from './build-image.ts';
import { sandboxed } from './sandbox.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface DeployedImage {
  readonly image: Image;
  remove(): void;
}

/** What the Containerfile makes of the files that would go to the builder. */
export function imageOfTheShop(): DeployedImage {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(folder, 0o755);
  const context = join(folder, 'context');
  const allowed = readFileSync(join(ROOT, '.dockerignore'), 'utf8').match(/(?<=^!).+/gm) ?? [];
  for (const name of allowed) cpSync(join(ROOT, name), join(context, name), { recursive: true });
  return {
    image: buildImage(join(ROOT, 'Containerfile'), context, folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface Container {
  readonly url: string;
  /** The exit code of the image's health check. */
  health(): number | null;
  /** What a command prints within, run as the shop is. */
  run(command: readonly string[]): { readonly code: number | null; readonly text: string };
  /** Ends it as an engine does. @returns its exit code and how long it took */
  stop(): Promise<{ readonly code: number | null; readonly ms: number }>;
}

/** Starts the image as it would be served, with more environment, and waits until it is ready. */
export async function startContainer(
  image: Image,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<Container> {
  const options = { ...image, env: { ...image.env, PORT: String(port), ...env }, asServed: true };
  const [program = '', ...args] = sandboxed(options, image.command);
  const said: string[] = [];
  const outer = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [outer.stdout, outer.stderr]) stream.on('data', chunk => said.push(String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  await ready(url, outer, said);
  const run = (command: readonly string[]) => {
    const [program = '', ...args] = sandboxed(options, command);
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    return { code: status, text: stdout + stderr };
  };
  return {
    url,
    health: () => run(image.health).code,
    run,
    stop: async () => {
      const since = performance.now();
      const ended = once(outer, 'exit');
      // The sandbox itself would end at once; an engine's signal goes to the command within.
      spawnSync('pkill', ['-TERM', '-P', String(outer.pid)]);
      const [code] = await ended;
      return { code, ms: performance.now() - since };
    },
  };
}

async function ready(url: string, { exitCode }: ChildProcess, said: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (exitCode !== null) break;
    await pause(200);
  }
  throw new Error(`it never became ready.\n${said.join('')}`);
}
