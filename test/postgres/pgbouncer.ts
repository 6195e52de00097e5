import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/fixtures/free-port.ts';
import { installSystemPackage } from '#test/setup/system-package.ts';

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const ANSWERS_WITHIN_MS = 20_000;

/** PgBouncer's program; installed where that needs no question. @throws Error with the command to type when there is none */
export function pgbouncerPath(): string {
  const find = () => PLACES.find(path => existsSync(path));
  if (!find()) installSystemPackage('pgbouncer', 'PgBouncer');
  const found = find();
  if (found) return found;
  throw new Error('PgBouncer was installed but is in none of its usual places.');
}

export interface Pooler {
  /** The database through the pooler. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A PgBouncer in transaction mode with a few connections, before a cluster, logging in as the user of its address. */
export async function startPgbouncer(databaseUrl: string, poolSize: number): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const to = new URL(databaseUrl);
  const port = await freePort();
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${to.hostname} port=${to.port} user=${to.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
  );
  const asUser = unprivileged(folder);
  const [program = '', ...args] = [...asUser, pgbouncerPath(), '-q', join(folder, 'pgbouncer.ini')];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await listens(child, port);
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It refuses to run as root, as PostgreSQL does. */
function unprivileged(folder: string): string[] {
  if (userInfo().uid !== 0) return [];
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  for (const path of [folder, join(folder, 'pgbouncer.ini')]) chownSync(path, idOf('-u'), idOf('-g'));
  return ['setpriv', `--reuid=${idOf('-u')}`, `--regid=${idOf('-g')}`, '--clear-groups', '--pdeathsig=TERM'];
}

async function listens(child: ChildProcess, port: number): Promise<void> {
  for (const end = Date.now() + ANSWERS_WITHIN_MS; ; await pause(50)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('PgBouncer did not start.');
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
}
