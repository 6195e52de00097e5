import pg from 'pg';
import type { WritableHost } from './postgres-hosts.ts';
import { writingClient } from './writing-client.ts';

const RETRY_MS = 500;
/** A dead connection without an error would go unnoticed, so it is pinged this often. */
const ASK_EVERY_MS = 3_000;
const CONNECTS_WITHIN_MS = 3_000;

/** Keeps one connection that listens, pings it, and reconnects when it is lost. */
export async function listenOnPostgres(
  host: WritableHost,
  channel: string,
  subscribe: (word: string) => void,
  onDisconnect: (disconnected: boolean) => void,
): Promise<() => Promise<void>> {
  const Client = writingClient(host);
  let ended = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new Client({
      application_name: 'bijli-bazaar listener',
      keepAlive: true,
      connectionTimeoutMillis: CONNECTS_WITHIN_MS,
    });
    next.on('error', () => {});
    next.on('notification', message => subscribe(message.payload ?? ''));
    await next.connect();
    askForLife(next);
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    next.on('end', () => {
      if (ended) return;
      onDisconnect(true);
      tryAgain();
    });
  };
  const tryAgain = () => {
    retry = setTimeout(() => {
      connect().then(() => onDisconnect(false), tryAgain);
    }, RETRY_MS);
    retry.unref();
  };

  await connect();
  return async () => {
    ended = true;
    clearTimeout(retry);
    await client?.end();
  };
}

/** Pings the server. If the previous ping is unanswered, closes the connection, which triggers a reconnect. */
function askForLife(client: pg.Client): void {
  let isAnswered = true;
  const clock = setInterval(() => {
    if (!isAnswered) return client.connection.stream.destroy();
    isAnswered = false;
    client.query('select 1', () => {
      isAnswered = true;
    });
  }, ASK_EVERY_MS).unref();
  client.on('end', () => clearInterval(clock));
}
