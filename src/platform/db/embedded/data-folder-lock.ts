import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { DataFolderInUse, NoCopyGiven } from '#platform/db/database-errors.ts';

/** A stopping shop needs a moment to finish, so a new one waits this long for the lock. */
const PATIENCE_MS = 5_000;

interface LockOptions {
  readonly patienceMs?: number;
  /** Handles a request to the lock holder; the name comes through the socket. */
  readonly answer?: (name: string) => Promise<void>;
}

const DONE = 'done';
/** Requests are short; longer ones, and connections that send nothing, are closed. */
const MAX_NAME_LENGTH = 100;
const ASKS_WITHIN_MS = 5_000;

/**
 * Locks a data folder for this process by listening on a socket named after it. The operating system releases it however
 * the process dies, unlike a file with a process id.
 * @throws DataFolderInUse with the process that holds the lock
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

/** Sends a request to the process that holds the lock and waits until it is done. @throws if it is refused */
export async function askHolder(folder: string, name: string): Promise<void> {
  const connection = connect(socketFor(resolve(folder)));
  connection.end(name);
  const answer = await text(connection).catch(() => '');
  if (answer !== DONE) throw new NoCopyGiven(folder, answer);
}

function answerOne(connection: Socket, answer: (name: string) => Promise<void>): void {
  let name = '';
  connection.setEncoding('utf8').setTimeout(ASKS_WITHIN_MS, () => connection.destroy());
  // The client may disconnect while it is being answered.
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
  // Linux has abstract sockets, which leave no file; elsewhere a stale file is removed below.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

async function listen(address: string, folder: string, holder: string): Promise<Server> {
  // Clients half-close their side and are answered then.
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
