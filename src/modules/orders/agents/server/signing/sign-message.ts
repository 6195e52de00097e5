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

/** The digest of a body, as a header (RFC 9530). */
const contentDigest = (body: string) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/**
 * The headers of a POST that is signed as HTTP messages are (RFC 9421): method, address, each given header and the digest of
 * the body.
 */
export function signedPost({ url, headers, body, at }: Outgoing, { kid, key }: SigningKey): Record<string, string> {
  const { host, pathname, search } = new URL(url);
  const sent = { ...headers, 'content-digest': contentDigest(body) };
  const covered: [name: string, value: string][] = [
    ['@method', 'POST'],
    ['@authority', host],
    ['@path', pathname],
    ...(search ? [['@query', search] satisfies [string, string]] : []),
    ...Object.entries(sent),
  ];
  const names = covered.map(([name]) => `"${name}"`).join(' ');
  const parameters = `(${names});created=${Math.floor(at.getTime() / 1000)};keyid="${kid}"`;
  const base = [
    ...covered.map(([name, value]) => `"${name}": ${value.trim()}`),
    `"@signature-params": ${parameters}`,
  ].join('\n');
  // Both numbers of the signature one after the other, and not in the form of certificates.
  const signature = sign('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return { ...sent, 'signature-input': `sig1=${parameters}`, signature: `sig1=:${signature}:` };
}
