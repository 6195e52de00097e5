import { UCP_VERSION } from '#orders/agents/ucp/ucp.ts';
import { McpError, RPC } from '#platform/http/mcp/mcp-error.ts';

/** Of discovery and negotiation, which the protocol has a code of its own for. */
const DISCOVERY = -32_001;

/** An error of the protocol, with its status over HTTP and its code in JSON-RPC. Its `data` is the body over REST. */
const protocolError =
  (code: string, status: number, rpc: number) =>
  (content: string, more: object = {}): McpError =>
    new McpError(rpc, content, { status, data: { code, content, ...more } });

export const invalidProfileUrl = protocolError('invalid_profile_url', 400, DISCOVERY);
export const profileUnreachable = protocolError('profile_unreachable', 424, DISCOVERY);
export const profileMalformed = protocolError('profile_malformed', 422, DISCOVERY);
const versionUnsupported = protocolError('version_unsupported', 422, DISCOVERY);
export const idempotencyConflict = protocolError('idempotency_conflict', 409, RPC.refused);
export const invalidRequest = protocolError('invalid_request', 400, RPC.wrongParams);

export const otherVersion = (version: string, address: string) =>
  versionUnsupported(`Protocol version ${version} is not supported. This shop supports ${UCP_VERSION}.`, {
    continue_url: `${address}/`,
  });
