import { createPublicKey, type KeyObject, type webcrypto } from 'node:crypto';

/** A key that a platform signs with. */
export interface PlatformKey {
  readonly key: KeyObject;
  readonly hash: 'sha256' | 'sha384';
  /** Its name in a signature. */
  readonly algorithm: string;
  /** Both numbers of a signature, one after the other. */
  readonly signatureBytes: number;
}

/** A published key: of a kind that is understood, or of another. */
export type PublishedKey = PlatformKey | 'unsupported';

const CURVES: Readonly<Record<string, Omit<PlatformKey, 'key'>>> = {
  'P-256': { hash: 'sha256', algorithm: 'ecdsa-p256-sha256', signatureBytes: 64 },
  'P-384': { hash: 'sha384', algorithm: 'ecdsa-p384-sha384', signatureBytes: 96 },
};

/** Keys by their ids. @returns undefined if one of a kind that is understood is no key */
export function readKeys(published: readonly PublishedJwk[]): ReadonlyMap<string, PublishedKey> | undefined {
  try {
    return new Map(published.map(jwk => [jwk.kid, keyOf(jwk)]));
  } catch {
    return undefined;
  }
}

/** A JSON Web Key, as profiles publish it. */
export interface PublishedJwk {
  readonly kid: string;
  readonly kty: string;
  readonly crv?: string | undefined;
  readonly x?: string | undefined;
  readonly y?: string | undefined;
}

function keyOf({ kty, crv = '', x, y }: PublishedJwk): PublishedKey {
  const curve = kty === 'EC' ? CURVES[crv] : undefined;
  if (!curve) return 'unsupported';
  const key: webcrypto.JsonWebKey = { kty, crv, ...(x !== undefined && { x }), ...(y !== undefined && { y }) };
  return { ...curve, key: createPublicKey({ key, format: 'jwk' }) };
}
