import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { startPostgres } from '#test/postgres/postgres-cluster.ts';

it('a database on the same machine is reached by its socket, and tells there what has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'socket-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL runs as somebody else where the tests run as root.
  chmodSync(folder, 0o777);
  const cluster = await startPostgres({ durable: false, settings: { unix_socket_directories: folder } });
  onTestFinished(() => cluster.stop());
  const { port } = new URL(cluster.url);
  const open = await openDatabase({
    databaseUrl: `postgres://postgres@localhost:${port}/postgres?host=${folder}`,
    dataDir: folder,
  });
  onTestFinished(() => open.close());

  const { rows } = await sql<{ address: string | null }>`select inet_client_addr() as address`.execute(open.db);
  expect(rows).toEqual([{ address: null }]);
  const heard: string[] = [];
  onTestFinished(
    await open.listen(
      'words',
      word => heard.push(word),
      () => {},
    ),
  );
  await sql`select pg_notify('words', 'changed')`.execute(open.db);
  await expect.poll(() => heard).toEqual(['changed']);
});
