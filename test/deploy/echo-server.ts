import { createServer, type IncomingHttpHeaders } from 'node:http';
import { freePort } from '#test/fixtures/free-port.ts';

export interface EchoServer {
  readonly port: number;
  /** How many requests came. */
  readonly asked: () => number;
  /** Changes what it answers from now on; undefined: it hangs up. */
  answer: Answer | undefined;
  stop(): void;
}

export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
}

/** Stands where the shop would and says which headers reached it, in an answer that a test chooses. */
export async function startEcho(answer: Answer): Promise<EchoServer> {
  let asked = 0;
  const port = await freePort();
  const server = createServer((request, response) => {
    asked += 1;
    if (!echo.answer) return void request.socket.destroy();
    const body: { path: string | undefined; headers: IncomingHttpHeaders; asked: number } = {
      path: request.url,
      headers: request.headers,
      asked,
    };
    response.writeHead(200, { 'content-type': 'application/json', ...echo.answer.headers });
    response.end(JSON.stringify(body));
  }).listen(port, '127.0.0.1');
  const echo: EchoServer = {
    port,
    asked: () => asked,
    answer,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return echo;
}
