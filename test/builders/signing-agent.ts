import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { AGENT_SHOP } from './agent-scene.ts';

/** A key with which an agent signs. */
export interface AgentKey {
  readonly kid: string;
  readonly key: KeyObject;
  readonly published: object;
}

export function newAgentKey(kid: string, curve: 'P-256' | 'P-384' = 'P-256'): AgentKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: curve });
  return { kid, key: privateKey, published: { kid, ...publicKey.export({ format: 'jwk' }) } };
}

/** What is signed, and how it may be falsified. */
export interface Signing {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly host?: string;
  /** Instead of what should be covered. */
  readonly covers?: readonly string[];
  /** Further parameters: `;expires=1`. */
  readonly more?: string;
}

/** A request with its signature over what the protocol says (RFC 9421). */
export function signedHeaders(
  { method, path, headers, body, host = new URL(AGENT_SHOP).host, covers, more = '' }: Signing,
  { kid, key }: AgentKey,
): Record<string, string> {
  const [at = '', query] = path.split('?');
  const sent: Record<string, string> = { ...headers };
  if (body !== undefined) {
    sent['content-type'] = 'application/json';
    sent['content-digest'] = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  }
  const derived: Record<string, string> = { '@method': method, '@authority': host, '@path': at };
  if (query !== undefined) derived['@query'] = `?${query}`;
  const names = covers ?? [...Object.keys(derived), ...Object.keys(sent)];
  const parameters = `(${names.map(name => `"${name}"`).join(' ')});keyid="${kid}"${more}`;
  const base = [
    ...names.map(name => `"${name}": ${derived[name] ?? sent[name]}`),
    `"@signature-params": ${parameters}`,
  ].join('\n');
  const hash = key.asymmetricKeyDetails?.namedCurve === 'secp384r1' ? 'sha384' : 'sha256';
  const signature = sign(hash, Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return { ...sent, 'signature-input': `sig1=${parameters}`, signature: `sig1=:${signature}:` };
}
