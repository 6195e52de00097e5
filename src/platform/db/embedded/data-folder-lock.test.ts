import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

const folder = () => mkdtemp(join(tmpdir(), 'data-'));

it('one process holds a data folder, and names itself to the next', async () => {
  const held = await folder();
  const unlock = await lockDataFolder(held);
  await expect(lockDataFolder(held, { patienceMs: 0 })).rejects.toThrow(`in use by another process (${process.pid})`);
  await unlock();
  await (await lockDataFolder(held))();
});

it('who comes while the holder is leaving waits for it', async () => {
  const held = await folder();
  const unlock = await lockDataFolder(held);
  const next = lockDataFolder(held);
  await unlock();
  await (await next)();
});

it('a folder whose holder was killed is free at once', async () => {
  const held = await folder();
  const program = `import { lockDataFolder } from '#platform/db/embedded/data-folder-lock.ts';
    await lockDataFolder(process.argv[1]); process.stdout.write('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program, held], { cwd: process.cwd() });
  await new Promise(resolve => holder.stdout.once('data', resolve));
  await expect(lockDataFolder(held, { patienceMs: 0 })).rejects.toThrow('in use');
  holder.kill('SIGKILL');
  await new Promise(resolve => holder.once('exit', resolve));
  await (await lockDataFolder(held))();
});
