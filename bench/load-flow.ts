import { Agent, request } from 'node:http';
import { CONNECTIONS, type Load, loadOf } from './load.ts';

/** One request of a turn. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export type Send = (sent: Sent) => Promise<string>;

/** Takes turns on as many connections as there are, one after the other on each, until time is over. */
export async function loadFlow(port: number, seconds: number, turn: (send: Send) => Promise<void>): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const send: Send = sent => ask(agent, port, sent);
  const took: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  const worker = async () => {
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      await turn(send);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const load = loadOf(took, start);
  agent.destroy();
  return load;
}

function ask(agent: Agent, port: number, { method, path, headers, body }: Sent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const length =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const asked = request(
    { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
    answer => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${path} answers ${answer.statusCode}: ${text}`)),
      );
    },
  );
  asked.on('error', reject);
  asked.end(body);
  return promise;
}
