import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

export interface TlsAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks a proxy on loopback by the name it serves, whoever signed its certificate. */
export async function askTls(
  port: number,
  host: string,
  path: string,
  {
    method = 'GET',
    headers = {},
  }: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<TlsAnswer> {
  const asked = request({
    ...{ host: '127.0.0.1', port, servername: host, rejectUnauthorized: false },
    ...{ method, path, headers: { host, ...headers }, agent: false },
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}
