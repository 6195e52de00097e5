import { Agent, type IncomingMessage, request } from 'node:http';
import { type Answered, askAll } from './ask.ts';
import { type Times, timesOf } from './times.ts';

/** The results of one run of load. */
export interface Load extends Times {
  /** Requests, or whole turns, that were answered well. */
  readonly done: number;
  readonly seconds: number;
}

export const CONNECTIONS = 32;

/** As browsers ask for pages. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' } as const;

/** Asks for addresses over and over, each connection for its own share of them. @throws when anything but 200 comes back */
export async function loadReads(
  port: number,
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Load> {
  const requests = addresses.map(path => ({ kind: 'read', method: 'GET' as const, path, headers }));
  const listOf = (own: number) => {
    const share = requests.filter((_request, at) => at % CONNECTIONS === own);
    return share.length > 0 ? share : requests;
  };
  return loadOf('read', await askAll({ port, connections: CONNECTIONS, listOf, seconds }));
}

/** Asks for each address once, in their order, as far as it gets until time is over. */
export async function loadOnce(
  port: number,
  addresses: readonly string[],
  connections: number,
  seconds: number,
): Promise<Load> {
  const each = Math.floor(addresses.length / connections);
  const listOf = (own: number) =>
    Array.from({ length: each }, (_, at) => ({
      kind: 'read',
      method: 'GET' as const,
      path: addresses[at * connections + own] ?? '/',
      headers: BROWSER_HEADERS,
    }));
  return loadOf('read', await askAll({ port, connections, listOf, seconds, isOnce: true }));
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
  return { done: took.length, seconds: (performance.now() - start) / 1000, ...timesOf(took) };
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

/** What came of one kind. */
export function loadOf(kind: string, { took, seconds }: Answered): Load {
  const own = took.get(kind) ?? [];
  return { done: own.length, seconds, ...timesOf(own) };
}
