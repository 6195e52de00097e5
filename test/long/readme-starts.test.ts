import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '#test/fixtures/free-port.ts';
import { blocksUnder } from '#test/inspect/document-blocks.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** R65.8: the commands of README.md that start a shop, typed as they stand there. */
describe('a shop started as the README says', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'readme-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function served(command: string): Promise<string> {
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
    const child = spawn('bash', ['-c', command], {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', chunk => {
      said += chunk;
    });
    const ended = once(child, 'exit');
    for (let tries = 0; tries < 1_200 && child.exitCode === null; tries += 1) {
      if (/The shop (is open|runs):/.test(said) && (await fetch(`http://127.0.0.1:${port}/login`)).ok) break;
      await pause(250);
    }
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
    return said;
  }

  it('opens with a demo, and says who can log in', async () => {
    const [block = ''] = blocksUnder('README.md', '# Bijli Bazaar', 'sh');
    const [start = '', test = ''] = block.split('\n').map(line => line.replace(/\s+#.*/, ''));
    expect(start).toBe('npm start');
    expect(await served(start)).toMatch(/The shop is open:[\s\S]+Demo logins[\s\S]+Administrator/);
    // What runs these tests is the other command.
    expect(test).toBe('npm test');
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toMatch(/^npm test\b/m);
  });

  it('runs on PostgreSQL, empty and closed until it has said who it is', async () => {
    const url = await freshDatabase(inject('postgresUrl'), `readme_${randomUUID()}`);
    const [command = ''] = blocksUnder('README.md', '## Running it for real', 'sh');
    const said = await served(command.replace(/DATABASE_URL=\S+/, `DATABASE_URL=${url}`));
    expect(said).toMatch(/Shop is running:[\s\S]+VISITORS SEE “OPENING SOON”/);
    expect(said).not.toContain('Demo logins');
  });
});
