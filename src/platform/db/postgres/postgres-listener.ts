import pg from 'pg';
import type { WritableHost } from './postgres-hosts.ts';
import { writingClient } from './writing-client.ts';

const RETRY_MS = 500;
/** A line that died without a word would leave us deaf and sure that we hear. */
const ASK_EVERY_MS = 3_000;
const CONNECTS_WITHIN_MS = 3_000;

/** Keeps one connection that listens, asks it again and again whether it is there, and opens it anew when it is lost. */
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

/** Asks for a sign of life; when the one before is still missing, the connection is cut, which is noticed as its end. */
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
