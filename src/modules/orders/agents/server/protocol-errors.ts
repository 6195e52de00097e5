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
/** Try again in a moment. */
export const stillWorkedOn = (content: string): McpError =>
  new McpError(RPC.refused, content, {
    ...{ status: 503, retryAfterSeconds: 1 },
    data: { code: 'idempotency_in_progress', content, retry_after: 1 },
  });
export const idempotencyConflict = protocolError('idempotency_conflict', 409, RPC.refused);
export const signatureMissing = protocolError('signature_missing', 401, RPC.refused);
export const signatureInvalid = protocolError('signature_invalid', 401, RPC.refused);
export const keyNotFound = protocolError('key_not_found', 401, RPC.refused);
/** Its platform may have published the key since its profile was read. */
export const isKeyNotFound = (error: unknown): boolean =>
  error instanceof McpError && (error.data as { readonly code?: string } | undefined)?.code === 'key_not_found';
export const digestMismatch = protocolError('digest_mismatch', 400, RPC.notARequest);
export const algorithmUnsupported = protocolError('algorithm_unsupported', 400, RPC.notARequest);
export const requestTooLarge = protocolError('request_too_large', 400, RPC.wrongParams);
export const invalidRequest = protocolError('invalid_request', 400, RPC.wrongParams);

export const otherVersion = (version: string, address: string) =>
  versionUnsupported(`Protocol version ${version} is not supported. This shop supports ${UCP_VERSION}.`, {
    continue_url: `${address}/`,
  });
