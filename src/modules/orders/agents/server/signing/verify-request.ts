import { createHash, timingSafeEqual, verify } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  algorithmUnsupported,
  digestMismatch,
  keyNotFound,
  signatureInvalid,
  signatureMissing,
} from '#orders/agents/server/protocol-errors.ts';
import { bytesIn, type SignatureField, signaturesIn } from '#orders/agents/ucp/signature-fields.ts';
import type { McpError } from '#platform/http/mcp/mcp-error.ts';
import { sentBody } from '#platform/http/serving/strict-json.ts';
import type { PublishedKey } from './platform-keys.ts';

/** Whether somebody has signed the request, or says so. */
export function isSigned({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.signature !== undefined || headers['signature-input'] !== undefined;
}

export interface Verifying {
  readonly request: FastifyRequest;
  /** The public URL of the shop: what is signed for another host does not count here. */
  readonly address: string;
  readonly keys: ReadonlyMap<string, PublishedKey>;
  readonly now: Date;
}

/**
 * Verifies a request that is signed as HTTP messages are (RFC 9421), over what the protocol says: method, host, path, query,
 * the platform, the idempotency key, and the digest of the body (RFC 9530). One good signature of several is enough.
 * @throws errors of the protocol
 */
export function verifyRequest(verifying: Verifying): void {
  const { headers } = verifying.request;
  const signatures = signaturesIn(textOf(headers['signature-input']), textOf(headers.signature));
  if (signatures.length === 0)
    throw signatureMissing('Signature and Signature-Input must both be there, with the same label');
  const faults: McpError[] = [];
  for (const signature of signatures) {
    const fault = faultOf(signature, verifying);
    if (!fault) return;
    faults.push(fault);
  }
  const [first] = faults;
  throw first ?? signatureInvalid('The signature is none');
}

function faultOf(field: SignatureField, { request, address, keys, now }: Verifying): McpError | undefined {
  const { covers, parameters, signature, input } = field;
  const kid = parameters.get('keyid');
  if (kid === undefined) return signatureInvalid('Signature-Input must have keyid');
  const key = keys.get(kid);
  if (!key) return keyNotFound(`Your profile has no signing key ${kid.slice(0, 100)}`);
  const named = parameters.get('alg');
  if (key === 'unsupported' || (named !== undefined && named !== key.algorithm))
    return algorithmUnsupported('Signatures must be ES256 or ES384, by the curve of the key');
  const expires = parameters.get('expires');
  if (expires !== undefined && !(Number(expires) * 1_000 > now.getTime()))
    return signatureInvalid('The signature has expired');
  const left = mustCover(request).filter(name => !covers.includes(name));
  if (left.length > 0) return signatureInvalid(`The signature must cover ${left.join(', ')}`);
  if (covers.includes('content-digest') && !hasDigest(request))
    return digestMismatch('Content-Digest must have the sha-256 of the body');
  const base = [...covers.map(name => lineOf(name, request, address)), `"@signature-params": ${input}`];
  if (base.includes(undefined) || new Set(covers).size < covers.length)
    return signatureInvalid('The signature covers what the shop can’t see');
  const isGood =
    signature.length === key.signatureBytes &&
    verify(key.hash, Buffer.from(base.join('\n')), { key: key.key, dsaEncoding: 'ieee-p1363' }, signature);
  return isGood ? undefined : signatureInvalid(`The signature is not by the key ${kid.slice(0, 100)}`);
}

/** What would not be the same request without it. */
function mustCover({ headers, raw }: FastifyRequest): string[] {
  const has = (name: string) => headers[name] !== undefined;
  return [
    ...['@method', '@authority', '@path'],
    ...(raw.url?.includes('?') ? ['@query'] : []),
    ...['ucp-agent', 'idempotency-key'].filter(has),
    ...(Number(headers['content-length'] ?? 0) > 0 || has('transfer-encoding')
      ? ['content-digest', 'content-type']
      : []),
  ];
}

function hasDigest(request: FastifyRequest): boolean {
  const sent = bytesIn(textOf(request.headers['content-digest'])).get('sha-256');
  const digest = createHash('sha256').update(sentBody(request)).digest();
  return sent !== undefined && sent.length === digest.length && timingSafeEqual(sent, digest);
}

/** A line of what is signed. @returns undefined for what the request does not have */
function lineOf(name: string, { method, headers, raw }: FastifyRequest, address: string): string | undefined {
  const [path = '', query] = splitOnce(raw.url ?? '', '?');
  const known: Record<string, string | undefined> = {
    '@method': method,
    '@authority': new URL(address).host,
    '@path': path,
    '@query': query === undefined ? '?' : `?${query}`,
  };
  if (name.startsWith('@')) return known[name] === undefined ? undefined : `"${name}": ${known[name]}`;
  const value = headers[name];
  return value === undefined ? undefined : `"${name}": ${textOf(value).trim()}`;
}

function splitOnce(text: string, by: string): [string, string?] {
  const at = text.indexOf(by);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

const textOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(', ') : (header ?? ''));
