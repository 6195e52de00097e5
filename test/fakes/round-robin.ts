import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

const LOOK_EVERY_MS = 100;

export interface RoundRobin {
  readonly url: string;
  /** From now on also sends to this server, or no longer. */
  readonly add: (server: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Stands before several servers as a proxy does in production: each request goes to the next one that says it is ready,
 * once, and what it answers is what the client gets; a broken answer breaks the client's connection.
 */
export async function roundRobin(servers: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let known = [...servers];
  let ready = [...servers];
  let turn = 0;
  let isOpen = true;
  const isReady = async (server: string) =>
    (await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))?.ok === true;
  const look = async () => {
    const found = await Promise.all(known.map(isReady));
    ready = known.filter((_server, at) => found[at]);
  };
  let clock: NodeJS.Timeout;
  const lookAgain = () => {
    clock = setTimeout(() => look().then(() => isOpen && lookAgain()), LOOK_EVERY_MS);
  };
  lookAgain();

  const proxy = createServer((asked, answer) => {
    const choice = ready.length > 0 ? ready : known;
    turn += 1;
    const server = new URL(choice[turn % choice.length] ?? '');
    const passed = request({ agent, host: server.hostname, port: server.port, method: asked.method, path: asked.url });
    for (const [name, value] of Object.entries(asked.headers)) if (value !== undefined) passed.setHeader(name, value);
    passed.on('response', got => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.on('error', () => answer.destroy()).pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.on('error', () => passed.destroy()).pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`,
    add: async server => {
      known = [...known, server];
      await look();
    },
    close: async () => {
      isOpen = false;
      clearTimeout(clock);
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
