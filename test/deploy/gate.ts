import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gate {
  readonly port: number;
  /** Requests for this path wait from now on. */
  hold(path: string): void;
  release(): void;
  /** How many wait at this moment. */
  readonly waiting: () => number;
  /** How many requests for a path have come. */
  readonly passed: (path: string) => number;
  close(): void;
}

/** Stands between a proxy and the shop and can make requests wait there. */
export async function openGate(shopPort: number): Promise<Gate> {
  let held: string | undefined;
  const waiting: (() => void)[] = [];
  const came: string[] = [];
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, url: path, headers } = asked;
    const onward = forward({ host: '127.0.0.1', port: shopPort, method, path, headers, agent: false }, got => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    asked.pipe(onward.on('error', () => answer.destroy()));
  };
  const server: Server = createServer((asked, answer) => {
    const path = asked.url ?? '';
    came.push(path);
    if (path === held) waiting.push(() => pass(asked, answer));
    else pass(asked, answer);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hold: path => {
      held = path;
    },
    release: () => {
      held = undefined;
      for (const go of waiting.splice(0)) go();
    },
    waiting: () => waiting.length,
    passed: path => came.filter(each => each === path).length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
