import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { DataFolderInUse, NoCopyGiven } from '#platform/db/database-errors.ts';

/** A shop that is being stopped needs a moment to end what it has begun; who starts the next at once should not be turned away. */
const PATIENCE_MS = 5_000;

interface LockOptions {
  readonly patienceMs?: number;
  /** Does what somebody asks of the holder, by a name that comes through the socket. */
  readonly answer?: (name: string) => Promise<void>;
}

const DONE = 'done';
/** A name is short; whoever sends more, or nothing for a while, wants something else. */
const MAX_NAME_LENGTH = 100;
const ASKS_WITHIN_MS = 5_000;

/**
 * Holds a data folder for this process by listening on a socket named after it: the operating system lets go of it
 * when the process dies in whatever way, which a file with a process number can't promise.
 * @throws DataFolderInUse with the process that holds it
 */
export async function lockDataFolder(
  folder: string,
  { patienceMs = PATIENCE_MS, answer }: LockOptions = {},
): Promise<() => Promise<void>> {
  const address = socketFor(resolve(folder));
  const holder = `${folder}.holder`;
  const server = await listenPatiently(address, folder, holder, Date.now() + patienceMs);
  server.on('connection', connection => (answer ? answerOne(connection, answer) : connection.destroy()));
  await writeFile(holder, String(process.pid));
  return async () => {
    await rm(holder, { force: true });
    await new Promise(done => server.close(done));
  };
}

/** Asks the process that holds a folder to do something, and waits until it is done. @throws when it will not */
export async function askHolder(folder: string, name: string): Promise<void> {
  const connection = connect(socketFor(resolve(folder)));
  connection.end(name);
  const answer = await text(connection).catch(() => '');
  if (answer !== DONE) throw new NoCopyGiven(folder, answer);
}

function answerOne(connection: Socket, answer: (name: string) => Promise<void>): void {
  let name = '';
  connection.setEncoding('utf8').setTimeout(ASKS_WITHIN_MS, () => connection.destroy());
  // Whoever went away while they were answered is not missed.
  connection.on('error', () => {});
  connection.on('data', piece => {
    name += piece;
    if (name.length > MAX_NAME_LENGTH) connection.destroy();
  });
  connection.once('end', () => {
    connection.setTimeout(0);
    answer(name).then(
      () => connection.end(DONE),
      (error: Error) => connection.end(error.message),
    );
  });
}

async function listenPatiently(address: string, folder: string, holder: string, until: number): Promise<Server> {
  for (;;) {
    try {
      return await listen(address, folder, holder);
    } catch (error) {
      if (Date.now() >= until) throw error;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
}

function socketFor(folder: string): string {
  const name = `bijli-bazaar-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Linux has names outside the file system, which never stay behind; elsewhere a stale file is removed below.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

async function listen(address: string, folder: string, holder: string): Promise<Server> {
  // Those who ask close their side first and are answered then.
  const server = createServer({ allowHalfOpen: true });
  server.unref();
  try {
    await new Promise<void>((done, failed) => server.once('error', failed).listen(address, done));
    return server;
  } catch (error) {
    const pid = await readFile(holder, 'utf8').catch(() => undefined);
    if (!address.startsWith('\0') && pid && !isAlive(Number(pid))) {
      await rm(address, { force: true });
      await rm(holder, { force: true });
      return listen(address, folder, holder);
    }
    throw new DataFolderInUse(folder, pid, error);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
