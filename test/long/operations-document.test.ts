import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPglite } from '#platform/db/embedded/pglite.ts';
import { type Ran, runCommand } from '#test/fixtures/run-command.ts';
import { blocksUnder } from '#test/inspect/document-blocks.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

/** R62: the blocks of docs/operations.md, typed as they stand there. */
describe('the steps of docs/operations.md', () => {
  let home: string;
  let dataDir: string;
  const newest = async () => {
    const names = await readdir(join(dataDir, 'backups'));
    return join(
      dataDir,
      'backups',
      names
        .filter(name => name.endsWith('.zip'))
        .sort()
        .at(-1) ?? 'none',
    );
  };
  const type = async (heading: string, env: Readonly<Record<string, string>>): Promise<Ran[]> => {
    const ran: Ran[] = [];
    const lines = blocksUnder('docs/operations.md', heading, 'sh').join('').trim().split('\n');
    for (const line of lines) {
      const [, command = '', rest = ''] = /^npm run (\S+)(?: -- (.+))?$/.exec(line) ?? [];
      const words = await Promise.all(
        rest
          .split(' ')
          .filter(Boolean)
          .map(word => (word === 'FILE' ? newest() : word)),
      );
      ran.push(await runCommand(command, words, env));
    }
    return ran;
  };
  const allDone = (ran: readonly Ran[]) =>
    expect(ran.map(({ code, faults }) => ({ code, faults }))).toEqual(ran.map(() => ({ code: 0, faults: '' })));

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'operations-'));
    dataDir = join(home, 'data');
    expect(await runCommand('seed', [], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  }, 600_000);
  afterAll(() => rm(home, { recursive: true }));

  it('make a backup beside the running shop and check it', async () => {
    const running = await openPglite(join(dataDir, 'db'));
    const ran = await type('## Backups', { DATA_DIR: dataDir });
    await running.close();
    allDone(ran);
    expect(ran).toHaveLength(2);
    expect(ran.at(-1)?.said).toContain('can be restored completely, and all checks pass');
  });

  it('bring the shop back in another place, once', async () => {
    const place = { DATA_DIR: join(home, 'another') };
    const ran = await type('## Restoring', place);
    allDone(ran.slice(0, 2));
    expect(await runCommand('restore', [await newest()], place)).toMatchObject({
      code: 1,
      faults: expect.stringContaining('The target already contains a shop'),
    });
  });

  it('move it to PostgreSQL', async () => {
    const url = await freshDatabase(inject('postgresUrl'), `o_${randomUUID()}`);
    allDone(await type('## Moving to PostgreSQL', { DATA_DIR: dataDir, DATABASE_URL: url }));
  });
});
