import autocannon, { type Request } from 'autocannon';

/** One client with many connections that ask for the same thing as fast as they are answered. */
export interface Flood {
  readonly port: number;
  readonly method: 'GET' | 'POST';
  /** `#` becomes a number that is another each time. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CONNECTIONS = 60;
const MAX_SECONDS_LENGTH = 600;

/** A separate process, so that its work is not measured with the others. Ends with its parent. */
if (import.meta.main) {
  const { port, path, ...asked } = JSON.parse(process.argv[2] ?? '') as Flood;
  const counts: Record<string, number> = {};
  let number = 0;
  const numbered = (each: Request) => {
    number += 1;
    return { ...each, path: path.replace('#', String(number)) };
  };
  const url = `http://127.0.0.1:${port}`;
  const requests = [{ ...asked, path, setupRequest: numbered }];
  const end = () => process.exit(0);
  autocannon({ url, connections: CONNECTIONS, duration: MAX_SECONDS_LENGTH, requests }, end).on(
    'response',
    (_client, status) => {
      counts[status] = (counts[status] ?? 0) + 1;
    },
  );
  process.on('message', () => process.send?.(counts));
  process.on('disconnect', end);
  process.send?.('floods');
}
