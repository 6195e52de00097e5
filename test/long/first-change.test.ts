import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '#test/fixtures/free-port.ts';
import { blocksUnder } from '#test/inspect/document-blocks.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const WALK = ['## 1. Run the shop', '## 2. Change something visible', '## 3. Check your change'] as const;
const CARD = 'Be the first to rate it';

const home = mkdtempSync(join(tmpdir(), 'first-change-'));
const clone = join(home, 'clone');
let dev: ChildProcess | undefined;
afterAll(async () => {
  if (dev?.pid) {
    const ended = once(dev, 'exit');
    process.kill(-dev.pid, 'SIGTERM');
    await ended;
  }
  rmSync(home, { recursive: true, force: true });
});

/** R65.7: a stranger's walk by CONTRIBUTING.md alone; the minutes are in the report. */
it('from a clone to a changed card of a product', async ({ task }) => {
  const begun = performance.now();
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), CI: 'true' };
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  const [[serve = ''], [change = ''], checks] = WALK.map(heading => blocksUnder('CONTRIBUTING.md', heading, 'sh')) as [
    string[],
    string[],
    string[],
  ];
  const type = (block: string) =>
    execFileSync('bash', ['-euo', 'pipefail', '-c', block], { cwd: clone, env, stdio: 'pipe' });

  dev = spawn('bash', ['-c', serve], { cwd: clone, env, detached: true, stdio: 'ignore' });
  const page = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/shop/search?keyword=iphone`).catch(() => undefined);
    return answer?.ok ? answer.text() : '';
  };
  const until = async (words: string) => {
    for (let tries = 0; tries < 600 && !(await page()).includes(words); tries += 1) await pause(1_000);
    expect(await page()).toContain(words);
  };
  await until('No ratings');
  const seen = performance.now();
  type(change);
  await until(CARD);
  const changed = performance.now();
  for (const block of checks) type(block);
  const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`;
  task.meta.figures = {
    'clone to the running shop': minutes(seen - begun),
    'to the changed card': minutes(changed - begun),
    'with checks and tests': minutes(performance.now() - begun),
  };
});
