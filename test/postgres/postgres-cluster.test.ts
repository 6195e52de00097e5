import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { freshDatabase } from './fresh-database.ts';
import { startPostgres } from './postgres-cluster.ts';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

describe('the tests’ PostgreSQL', () => {
  test('gives each name a database of its own, empty or copied', async () => {
    const cluster = inject('postgresUrl');
    const first = await freshDatabase(cluster, 'harness-first');
    await ask(first, 'create table kept as select 7 as id');
    const copy = await freshDatabase(cluster, 'harness-copy', 'harness-first');
    expect(await ask(copy, 'select id from kept')).toEqual([7]);
    const again = await freshDatabase(cluster, 'harness-first');
    expect(await ask(again, `select to_regclass('kept')`)).toEqual([null]);
  });

  test('keeps what was committed when it is killed, and starts again on it', async () => {
    const cluster = await startPostgres();
    try {
      const url = await cluster.freshDatabase('orders');
      await ask(url, 'create table kept as select 7 as id');
      await cluster.kill();
      await expect(ask(url, 'select 1')).rejects.toThrow();
      await cluster.start();
      expect(await ask(url, 'select id from kept')).toEqual([7]);
      expect(await ask(url, 'show fsync')).toEqual(['on']);
    } finally {
      await cluster.stop();
    }
  });

  test('goes with its data when the process that started it is killed', async () => {
    const script = `
      import { startPostgres } from '#test/postgres/postgres-cluster.ts';
      import pg from 'pg';
      const { url } = await startPostgres();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query({ text: 'show data_directory', rowMode: 'array' });
      console.log(JSON.stringify({ url, data: rows[0][0] }));
    `;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(owner.stdout, 'data');
    const { url, data } = JSON.parse(String(said)) as { url: string; data: string };
    expect(existsSync(data)).toBe(true);

    owner.kill('SIGKILL');
    await expect.poll(() => existsSync(data)).toBe(false);
    await expect(ask(url, 'select 1')).rejects.toThrow();
  });
});
