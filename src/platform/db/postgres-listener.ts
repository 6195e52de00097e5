import pg from 'pg';

const RETRY_MS = 500;

/** Keeps one connection that listens, and opens it again when it is lost. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  hear: (word: string) => void,
  onDeaf: (deaf: boolean) => void,
): Promise<() => Promise<void>> {
  let ended = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'bijli-bazaar listener', keepAlive: true });
    next.on('error', () => {});
    next.on('notification', message => hear(message.payload ?? ''));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    next.on('end', () => {
      if (ended) return;
      onDeaf(true);
      tryAgain();
    });
  };
  const tryAgain = () => {
    retry = setTimeout(() => {
      connect().then(() => onDeaf(false), tryAgain);
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
