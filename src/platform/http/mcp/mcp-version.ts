import { McpError, RPC } from './mcp-error.ts';

/** The version without a handshake: each request says what it speaks, in its headers and in `_meta`. */
const EACH_REQUEST = '2026-07-28';
/** Versions that begin with `initialize`, the newest first. What this server speaks is the same in all of them. */
const WITH_HANDSHAKE = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
export const MCP_VERSIONS = [EACH_REQUEST, ...WITH_HANDSHAKE];

const VERSION = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
const SERVER = 'io.modelcontextprotocol/serverInfo';

/** How long programs may keep lists of tools, which change with the server only. */
const KEPT_MS = 5 * 60_000;

interface Said {
  readonly method: string;
  readonly params?: { readonly [name: string]: unknown } | undefined;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a message speaks the version without a handshake. Then its headers must say the same as its body, so that what
 * stands in between may go by the headers. @throws McpError
 */
export function speaksEachRequest(headers: Headers, { method, params }: Said): boolean {
  const named = headers['mcp-protocol-version'];
  const meta = (params?._meta ?? {}) as Readonly<Record<string, unknown>>;
  const said = meta[VERSION];
  if (said === undefined) {
    if (named === undefined || WITH_HANDSHAKE.includes(String(named))) return false;
    if (named !== EACH_REQUEST) throw unsupported(String(named));
    throw wrongMeta(VERSION);
  }
  if (typeof said !== 'string') throw wrongMeta(VERSION);
  if (named !== said) throw mismatch('MCP-Protocol-Version');
  if (!MCP_VERSIONS.includes(said)) throw unsupported(said);
  if (said !== EACH_REQUEST) return false;
  if (typeof meta[CAPABILITIES] !== 'object' || meta[CAPABILITIES] === null) throw wrongMeta(CAPABILITIES);
  if (headers['mcp-method'] !== method) throw mismatch('Mcp-Method');
  if (method === 'tools/call' && headers['mcp-name'] !== params?.name) throw mismatch('Mcp-Name');
  return true;
}

/** Since this version tools say what they answer with; messages name it and later ones in a header. */
const WITH_OUTPUT = '2025-06-18';

/** Whether a message speaks a version in which tools say what they answer with. */
export function knowsOutput({ 'mcp-protocol-version': named }: Headers): boolean {
  return typeof named === 'string' && named >= WITH_OUTPUT;
}

/** The version that a handshake agrees on: the one that was asked for, or the newest that has a handshake. */
export function agreedVersion(asked: unknown): string | undefined {
  return WITH_HANDSHAKE.find(version => version === asked) ?? WITH_HANDSHAKE[0];
}

/** A result of the version without a handshake. @param isKept whether it is the same for everybody for a time */
export function completeResult(result: object, info: object, isKept: boolean): object {
  return {
    resultType: 'complete',
    ...result,
    ...(isKept && { ttlMs: KEPT_MS, cacheScope: 'public' }),
    _meta: { [SERVER]: info },
  };
}

const unsupported = (requested: string) =>
  new McpError(RPC.otherVersion, `The protocol version must be one of ${MCP_VERSIONS.join(', ')}`, {
    ...{ status: 400, data: { supported: MCP_VERSIONS, requested } },
  });

const mismatch = (header: string) =>
  new McpError(RPC.otherHeader, `The header ${header} must say the same as the body`, { status: 400 });

const wrongMeta = (name: string) => new McpError(RPC.wrongParams, `params._meta must have ${name}`, { status: 400 });
