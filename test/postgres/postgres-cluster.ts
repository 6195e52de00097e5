import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#test/fixtures/free-port.ts';
import { freshDatabase } from './fresh-database.ts';
import { postgresBinaries } from './postgres-binaries.ts';

export interface ClusterOptions {
  /** False trades safety on power loss for speed; leave it true wherever the test is about what survives. */
  readonly durable?: boolean;
  /** More settings, such as `{ max_connections: '10' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The address of another cluster, which this one begins as a copy of and follows by streaming until it is promoted. */
  readonly follows?: string;
  /** The folder below which its data lies; the system's for temporary files unless said otherwise. */
  readonly under?: string;
}

export interface PostgresCluster {
  /** The address of the cluster's own database, for making others. */
  readonly url: string;
  /** The folder of its socket, for those on this machine; undefined where its path is too long for one. */
  readonly socket: string | undefined;
  /** Makes an empty database, or a copy of `template`, in place of any of that name; answers its address. */
  freshDatabase(name: string, template?: string): Promise<string>;
  /** SIGKILL to the server and every process of it. The data stays, and `start` begins again on it. */
  kill(): Promise<void>;
  /** Ends the server in order, as for an upgrade: who is connected is told. Then starts it again on its data. */
  restart(): Promise<void>;
  /** Stops every process of the server where it stands, connections open and silent. @returns what lets them go on */
  freeze(): Promise<() => void>;
  /** Has a cluster that follows another take writes itself, from where it has come to. */
  promote(): Promise<void>;
  /** Starts again after `kill`, on the same port; resolves when it answers. */
  start(): Promise<void>;
  /** Ends the server and removes the data. */
  stop(): Promise<void>;
}

const startsWithin = 30_000;

/** The system takes 103 characters, of which the name of the socket itself has 19. */
const MAX_SOCKET_FOLDER = 80;

/** Debian keeps runuser where root's path does not always lead. */
const withSystemPrograms = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };

/**
 * A PostgreSQL of the test's own on a free loopback port, with its data in a temporary folder.
 * A shell beside it waits for this process: when this one ends, however it ends, the server goes and its data with it.
 */
export async function startPostgres({
  durable = true,
  settings = {},
  follows = '',
  under = tmpdir(),
}: ClusterOptions = {}): Promise<PostgresCluster> {
  const binaries = postgresBinaries();
  const folder = mkdtempSync(join(under, 'postgres-'));
  const asUser = asPostgres(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const socket = folder.length <= MAX_SOCKET_FOLDER ? folder : undefined;

  const options = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socket ?? '',
    max_connections: '200',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [...asUser, 'sh', '-c', guard, 'guard', folder, binaries, follows, ...flags];
  let running: ChildProcess;

  async function start(): Promise<void> {
    const [shell = '', ...rest] = command;
    // A group of its own: Ctrl-C reaches the tests alone, and the guard then sees them end.
    running = spawn(shell, rest, {
      cwd: folder,
      detached: true,
      env: withSystemPrograms,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let log = '';
    running.on('error', error => {
      log += error.message;
    });
    running.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000);
    });
    for (const end = Date.now() + startsWithin; !(await answers(url)); await pause(50)) {
      if (running.pid !== undefined && running.exitCode === null && Date.now() < end) continue;
      await stop();
      throw new Error(`PostgreSQL did not start.\n${log}`);
    }
  }

  async function end(word: 'stop' | 'leave'): Promise<void> {
    if (running.pid === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.stdin?.end(word);
    await gone;
  }

  async function processes(): Promise<number[]> {
    // One that has ended by itself has left no such file.
    const [server] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (!server) return [];
    return [Number(server), ...childrenOf(Number(server))];
  }

  /** The guard removes the data; a guard that never ran or was told to leave it has not. */
  async function stop(): Promise<void> {
    await end('stop');
    rmSync(folder, { recursive: true, force: true });
  }

  await start();
  return {
    url,
    socket,
    freshDatabase: (name, template) => freshDatabase(url, name, template),
    start,
    async promote() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('select pg_promote(true, 30)');
      await client.end();
    },
    async kill() {
      for (const pid of await processes()) signal(pid, 'SIGKILL');
      await end('leave');
    },
    async restart() {
      const [server = 0] = await processes();
      signal(server, 'SIGINT');
      while ((await processes()).length > 0) await pause(20);
      await end('leave');
      await start();
    },
    async freeze() {
      const frozen = await processes();
      for (const pid of frozen) signal(pid, 'SIGSTOP');
      return () => {
        for (const pid of frozen.toReversed()) signal(pid, 'SIGCONT');
      };
    },
    stop,
  };
}

/**
 * Makes the data on first use and runs the server until the tests close its input, by a word or by dying, then ends it
 * at once. Only the word `leave` keeps the data. QUIT is the signal for “at once”, but the shell has a server that is
 * still starting ignore it, so TERM goes before.
 */
const guard = `
folder=$1 binaries=$2 follows=$3; shift 3
if [ ! -d "$folder/data" ] && [ "$follows" ]; then
  "$binaries/pg_basebackup" -d "$follows" -D "$folder/data" -X stream -c fast -R >&2 || { rm -rf "$folder"; exit 1; }
elif [ ! -d "$folder/data" ]; then
  "$binaries/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C -N >&2 || { rm -rf "$folder"; exit 1; }
fi
"$binaries/postgres" -D "$folder/data" "$@" & server=$!
word=$(cat)
kill -TERM $server 2>/dev/null
kill -QUIT $server 2>/dev/null
wait $server 2>/dev/null
[ "$word" = leave ] || { cd /; rm -rf "$folder"; }
`;

/** PostgreSQL refuses to run as root, so root lends the folder to the user \`postgres\` and runs it as that one. */
export function asPostgres(folder: string): string[] {
  if (userInfo().uid !== 0) return [];
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  chownSync(folder, idOf('-u'), idOf('-g'));
  return ['runuser', '-u', 'postgres', '--'];
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-axo', 'pid=,ppid=']).toString();
  const rows = table.split('\n').map(row => row.trim().split(/\s+/).map(Number));
  return rows.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself in the meantime.
  }
}
