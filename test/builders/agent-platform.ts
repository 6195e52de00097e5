import { createHash, createPublicKey, verify, type webcrypto } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OPERATIONS } from '#orders/agents/server/operations.ts';
import { CAPABILITY_NAMES, MCP_PATH, UCP_VERSION } from '#orders/agents/ucp/ucp.ts';
import type { TestShop } from '#test/fixtures/shop.ts';
import { holdAgainstTool } from '#test/inspect/tool-answers.ts';
import { holdAgainstProtocol, holdOrderAgainstProtocol } from '#test/inspect/ucp-answers.ts';

/** What a platform was told of an order. */
export interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly body: string;
}

/** The platform of an agent: its profile, and what it is told of orders. */
export interface AgentPlatform {
  readonly port: number;
  readonly profile: string;
  readonly told: Told[];
  /** How often its profile was fetched. */
  readonly asked: { count: number };
  /** What it answers to what it is told. */
  status: number;
  /** What its profile says instead. */
  document: string;
  readonly end: () => void;
}

export const profileOf = (webhook?: string, version: string = UCP_VERSION) => ({
  ucp: {
    version,
    capabilities: Object.fromEntries(
      CAPABILITY_NAMES.map(name => [
        name,
        [{ version, ...(name.endsWith('.order') && webhook && { config: { webhook_url: webhook } }) }],
      ]),
    ),
  },
});

export async function startPlatform(): Promise<AgentPlatform> {
  const told: Told[] = [];
  const asked = { count: 0 };
  const server: Server = createServer((request, response) => {
    if (request.method === 'GET') {
      asked.count += 1;
      response.end(platform.document);
      return;
    }
    const pieces: Buffer[] = [];
    request.on('data', piece => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString();
      holdOrderAgainstProtocol(body);
      told.push({ headers: request.headers, path: request.url ?? '', body });
      response.writeHead(platform.status).end();
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const at = `http://127.0.0.1:${port}`;
  const platform = {
    ...{ port, profile: `${at}/profile.json`, told, asked, status: 200 },
    document: JSON.stringify(profileOf(`${at}/orders?of=shop`)),
    end: () => void server.close().closeAllConnections(),
  };
  return platform;
}

/** Whether a message is signed by a published key as it should be (RFC 9421), with the digest of what was received. */
export function isSigned(
  { headers, path, body }: Told,
  keys: readonly (webcrypto.JsonWebKey & { kid: string })[],
): boolean {
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  const read = /^sig1=(\((.*)\);created=\d+;keyid="([^"]+)")$/.exec(String(headers['signature-input']));
  const [, parameters = '', names = '', kid] = read ?? [];
  const key = keys.find(each => each.kid === kid);
  if (headers['content-digest'] !== digest || !key) return false;
  const { pathname, search, host } = new URL(path, `http://${headers.host}`);
  const known: Record<string, string> = { '@method': 'POST', '@authority': host, '@path': pathname, '@query': search };
  const covered = names.split(' ').map(name => name.slice(1, -1));
  for (const name of [
    '@method',
    '@authority',
    '@path',
    '@query',
    'content-digest',
    'content-type',
    'ucp-agent',
    'webhook-id',
  ])
    if (!covered.includes(name)) return false;
  const base = [
    ...covered.map(name => `"${name}": ${known[name] ?? String(headers[name])}`),
    `"@signature-params": ${parameters}`,
  ].join('\n');
  const signature = Buffer.from(/^sig1=:(.*):$/.exec(String(headers.signature))?.[1] ?? '', 'base64');
  return verify(
    'sha256',
    Buffer.from(base),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    signature,
  );
}

/** An agent of a platform. Answers of the shop are data of the protocol, which tests read as such. */
// biome-ignore lint/suspicious/noExplicitAny: answers of a protocol, read by path
type Answered = any;

export interface Agent {
  readonly rest: (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, key?: string) => Promise<Answered>;
  /** With status and headers. */
  readonly raw: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ) => Promise<{ readonly status: number; readonly body: Answered; readonly headers: Record<string, unknown> }>;
  readonly tool: (name: string, args: object) => Promise<Answered>;
}

/** The operation of a path, which is a tool too. */
function operationAt(method: string, path: string) {
  const pathname = path.split('?')[0] ?? '';
  return OPERATIONS.find(
    ({ rest: [by, pattern] }) => by === method && new RegExp(`^${pattern.replace(':id', '[^/]+')}$`).test(pathname),
  );
}

export function agentOf({ app }: Pick<TestShop, 'app'>, profile: string | undefined): Agent {
  const named = profile === undefined ? {} : { 'ucp-agent': `profile="${profile}"` };
  const raw: Agent['raw'] = async (method, path, payload, headers = {}) => {
    const answer = await app.inject({
      ...{ method, url: `/api/ucp${path}`, headers: { ...named, ...headers } },
      ...(payload && { payload }),
    });
    const body = answer.json();
    holdAgainstProtocol(path, answer.statusCode, body);
    const operation = answer.statusCode < 300 && operationAt(method, path);
    if (operation) await holdAgainstTool({ app }, MCP_PATH, operation.name, { structuredContent: body });
    return { status: answer.statusCode, body, headers: answer.headers };
  };
  return {
    raw,
    rest: async (method, path, payload, key) =>
      (await raw(method, path, payload, key === undefined ? {} : { 'idempotency-key': key })).body,
    tool: async (name, args) => {
      const params = { name, arguments: { meta: { 'ucp-agent': { profile } }, ...args } };
      const answer = await app.inject({
        ...{ method: 'POST', url: MCP_PATH },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      });
      const { result, ...body } = answer.json();
      await holdAgainstTool({ app }, MCP_PATH, name, result);
      return { ...body, ...(result && { result }) };
    },
  };
}
