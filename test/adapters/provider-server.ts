import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  /** Undefined where the text is no JSON. */
  readonly json: unknown;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/**
 * How a provider can be unwell. `away` takes no calls, `lost` does what it is asked and the answer gets lost on the way,
 * `silent` never answers, `broken` answers 500, `page` a page of somebody in between, `moved` another address, `nonsense` JSON of another kind.
 */
export type Fault = 'away' | 'lost' | 'silent' | 'broken' | 'page' | 'moved' | 'nonsense';
export const FAULTS: readonly Fault[] = ['away', 'lost', 'silent', 'broken', 'page', 'moved', 'nonsense'];

/** A provider on this machine: a server that keeps every call it got and can be made unwell. */
export interface ProviderServer {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /** From now on; undefined makes it well again. */
  fault: Fault | undefined;
  readonly close: () => Promise<void>;
}

export async function startProviderServer(answer: (call: ReceivedCall) => Reply): Promise<ProviderServer> {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const { fault } = running;
    if (fault === 'away') return void request.socket.destroy();
    const call = await receive(request);
    calls.push(call);
    if (fault === 'silent') return;
    if (fault === 'broken') return send(response, { status: 500, body: { oops: true } });
    if (fault === 'moved' && call.path !== '/elsewhere')
      return void response.writeHead(307, { location: '/elsewhere' }).end();
    if (fault === 'nonsense') return send(response, { status: 200, body: { greeting: 'hello', id: 7 } });
    if (fault === 'page') return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    const reply = answer(call);
    if (fault === 'lost') return void request.socket.destroy();
    send(response, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const running: ProviderServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fault: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>(closed => server.close(() => closed()));
    },
  };
  return running;
}

async function receive(request: IncomingMessage): Promise<ReceivedCall> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const text = Buffer.concat(pieces).toString('utf8');
  const url = new URL(request.url ?? '/', 'http://provider');
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers as Record<string, string | undefined>,
    text,
    json: jsonIn(text),
  };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
