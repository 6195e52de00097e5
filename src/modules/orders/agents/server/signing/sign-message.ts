import { createHash, sign } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

/** A request that is signed. */
interface Outgoing {
  readonly url: string;
  /** By lower-case names. Each of them is signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly at: Date;
}

/** An answer that is signed. */
interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly at: Date;
}

/** What is signed, in order. */
type Covered = readonly (readonly [name: string, value: string])[];

/** The digest of a body, as a header (RFC 9530). */
const contentDigest = (body: string) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/**
 * The headers of a POST that is signed as HTTP messages are (RFC 9421): method, address, each given header and the digest of
 * the body.
 */
export function signedPost({ url, headers, body, at }: Outgoing, key: SigningKey): Record<string, string> {
  const { host, pathname, search } = new URL(url);
  const sent = { ...headers, 'content-digest': contentDigest(body) };
  const covered: Covered = [
    ['@method', 'POST'],
    ['@authority', host],
    ['@path', pathname],
    ...(search ? [['@query', search] satisfies [string, string]] : []),
    ...Object.entries(sent),
  ];
  return { ...sent, ...signature(covered, at, key) };
}

/** The headers of an answer that is signed: its status, type and the digest of its body. */
export function signedAnswer({ status, type, body, at }: Answer, key: SigningKey): Record<string, string> {
  const sent = { 'content-digest': contentDigest(body), 'content-type': type };
  return { ...sent, ...signature([['@status', String(status)], ...Object.entries(sent)], at, key) };
}

function signature(covered: Covered, at: Date, { kid, key }: SigningKey): Record<string, string> {
  const names = covered.map(([name]) => `"${name}"`).join(' ');
  const parameters = `(${names});created=${Math.floor(at.getTime() / 1000)};keyid="${kid}"`;
  const base = [
    ...covered.map(([name, value]) => `"${name}": ${value.trim()}`),
    `"@signature-params": ${parameters}`,
  ].join('\n');
  // Both numbers of the signature one after the other, and not in the form of certificates.
  const signed = sign('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return { 'signature-input': `sig1=${parameters}`, signature: `sig1=:${signed}:` };
}
