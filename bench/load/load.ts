import { Agent, type IncomingMessage, request } from 'node:http';
import autocannon from 'autocannon';
import { type Times, timesOf } from './times.ts';

/** What one stretch of load brought. */
export interface Load extends Times {
  /** Requests, or whole turns, that were answered well. */
  readonly done: number;
  readonly seconds: number;
}

export const CONNECTIONS = 32;

/** As browsers ask for pages. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' } as const;

/** How often autocannon looks whether it should end; its own default is a second, which adds up to one to each stretch. */
const LOOKS_EVERY_MS = 50;

/** Asks for addresses over and over, each connection for its own share of them. @throws when anything but 200 comes back */
export async function loadReads(
  port: number,
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Load> {
  const requests = addresses.map(path => ({ method: 'GET' as const, path, headers }));
  const took: number[] = [];
  const faults: string[] = [];
  let opened = 0;
  const start = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  autocannon(
    {
      url: `http://127.0.0.1:${port}`,
      connections: CONNECTIONS,
      duration: seconds,
      sampleInt: LOOKS_EVERY_MS,
      setupClient: client => {
        const own = opened++;
        const share = requests.filter((_request, at) => at % CONNECTIONS === own);
        client.setRequests(share.length > 0 ? share : requests);
      },
    },
    error => (error ? reject(error as Error) : resolve()),
  )
    .on('response', (_client, status, _bytes, tookMs) =>
      status === 200 ? took.push(tookMs) : faults.push(`status ${status}`),
    )
    .on('reqError', (error: Error) => faults.push(error.message));
  await promise;
  if (faults.length > 0)
    throw new Error(`${addresses[0]} and others: ${faults.length} faults, the first: ${faults[0]}`);
  return loadOf(took, start);
}

/** One request of a turn. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export type Send = (sent: Sent) => Promise<string>;

/**
 * Takes turns on as many connections as there are, one after the other on each, until time is over. Every turn that was
 * begun is finished: autocannon would cut the last one of each connection, and their cost would count as that of others.
 */
export async function loadFlow(port: number, seconds: number, turn: (send: Send) => Promise<void>): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const took: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  const worker = async () => {
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      await turn(sent => send(agent, port, sent));
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return loadOf(took, start);
}

async function send(agent: Agent, port: number, { method, path, headers, body }: Sent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const about =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  request({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...about } }, resolve)
    .on('error', reject)
    .end(body);
  const answer = await promise;
  const text = Buffer.concat(await answer.toArray()).toString();
  if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}: ${text}`);
  return text;
}

function loadOf(took: number[], start: number): Load {
  return { done: took.length, seconds: (performance.now() - start) / 1000, ...timesOf(took) };
}
