import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What comes back instead of the answer. */
export type Fault = 'none' | 'refused' | 'late' | 'garbage' | 'empty' | 'endless' | 'overloaded' | 'partial';

/** A way to the search engine that can be made faulty. */
export interface FaultyWay {
  readonly url: string;
  fault: Fault;
  /** How many requests came. */
  asked: number;
  readonly close: () => Promise<void>;
}

export async function faultyWay(engine: string): Promise<FaultyWay> {
  const server = createServer((asked, answer) => {
    way.asked += 1;
    if (way.fault === 'refused') return void asked.socket.destroy();
    if (way.fault === 'late') return;
    if (way.fault === 'garbage') return void answer.end('<html>It works!</html>');
    if (way.fault === 'empty') return void answer.setHeader('content-type', 'application/json').end('{"took":1}');
    if (way.fault === 'overloaded') return void answer.writeHead(429).end('{"error":"rejected"}');
    if (way.fault === 'endless') {
      const more = setInterval(() => answer.write('['.repeat(1_000_000)), 5);
      answer.on('close', () => clearInterval(more));
      return;
    }
    const { pathname, search } = new URL(asked.url ?? '/', engine);
    const onward = request(`${engine}${pathname}${search}`, { method: asked.method, headers: asked.headers }, found => {
      if (way.fault !== 'partial') {
        answer.writeHead(found.statusCode ?? 500, found.headers);
        found.pipe(answer);
        return;
      }
      // One of two shards has failed: what is there is not all.
      const pieces: Buffer[] = [];
      found.on('data', piece => pieces.push(piece));
      found.on('end', () =>
        answer.end(
          Buffer.concat(pieces)
            .toString()
            .replace(/"failed":0/g, '"failed":1'),
        ),
      );
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const way: FaultyWay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'none',
    asked: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
  return way;
}
