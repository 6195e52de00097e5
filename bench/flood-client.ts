import { Agent, request } from 'node:http';

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

/** A process of its own, so that what it does is not measured with the others. Ends when its parent lets go. */
if (import.meta.main) {
  const flood = JSON.parse(process.argv[2] ?? '') as Flood;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const counts: Record<string, number> = {};
  let asked = 0;
  process.on('message', () => process.send?.(counts));
  process.on('disconnect', () => process.exit(0));
  const ask = () => {
    asked += 1;
    const { port, method, path, headers, body } = flood;
    const turn = request({ agent, port, method, headers, path: path.replace('#', String(asked)) }, answer => {
      counts[answer.statusCode ?? 0] = (counts[answer.statusCode ?? 0] ?? 0) + 1;
      answer.resume().on('close', ask);
    });
    turn.on('error', () => setTimeout(ask, 100)).end(body);
  };
  for (let at = 0; at < CONNECTIONS; at += 1) ask();
  process.send?.('floods');
}
