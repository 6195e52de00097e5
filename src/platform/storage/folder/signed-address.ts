import { createHmac, timingSafeEqual } from 'node:crypto';
import { PERMITTED_SECONDS } from '#shared/ports/storage-port.ts';

/** What a signed URL permits: putting an exact number of bytes under one key, or as one part of it. */
export interface Permitted {
  readonly key: string;
  readonly bytes: number;
  readonly parts: { readonly id: string; readonly part: number } | undefined;
}

const BELOW = '/upload/';

/** A URL with a signed permission; the secret never leaves the server. */
export function signedAddress(secret: Buffer, permitted: Permitted, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + PERMITTED_SECONDS;
  const { key, bytes, parts } = permitted;
  const query = new URLSearchParams({ bytes: String(bytes), until: String(until) });
  if (parts) {
    query.set('parts', parts.id);
    query.set('part', String(parts.part));
  }
  query.set('signature', sign(secret, permitted, until).toString('base64url'));
  return `${BELOW}${key}?${query}`;
}

/** @returns undefined if the signature is wrong or has expired */
export function readSignedAddress(secret: Buffer, address: string, now: Date): Permitted | undefined {
  const url = new URL(address, 'http://shop');
  const said = (name: string) => {
    const values = url.searchParams.getAll(name);
    return values.length === 1 ? values[0] : undefined;
  };
  const until = Number(said('until'));
  const id = said('parts');
  const permitted: Permitted = {
    key: url.pathname.slice(BELOW.length),
    bytes: Number(said('bytes')),
    parts: id === undefined ? undefined : { id, part: Number(said('part')) },
  };
  const given = Buffer.from(said('signature') ?? '', 'base64url');
  const right = sign(secret, permitted, until);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return until * 1000 >= now.getTime() ? permitted : undefined;
}

function sign(secret: Buffer, { key, bytes, parts }: Permitted, until: number): Buffer {
  const text = ['PUT', key, bytes, parts?.id ?? '', parts?.part ?? '', until].join('\n');
  return createHmac('sha256', secret).update(text).digest();
}
