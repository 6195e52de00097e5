import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret, as receivers enter it (Standard Webhooks). */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

export interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly payload: string;
}

/** The headers of a webhook by Standard Webhooks, with a signature for each secret. */
export function signedHeaders({ id, at, payload }: Signed, secrets: readonly string[]): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signatureOf = (secret: string) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${payload}`).digest('base64')}`;
  };
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map(signatureOf).join(' '),
  };
}
