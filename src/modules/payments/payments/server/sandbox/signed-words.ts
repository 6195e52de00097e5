import { createHmac } from 'node:crypto';
import { isSignedBy } from '#payments/payments/server/providers/is-signed-by.ts';
import type { Database } from '#platform/db/database.ts';
import type { ProviderWord } from '#shared/ports/payment-port.ts';

/** How old a message may be: allows for clock differences, but limits replays. */
const FRESH_SECONDS = 5 * 60;
export const SANDBOX_SIGNATURE = 'x-sandbox-signature';

export interface SandboxMessage {
  readonly id: string;
  readonly kind: string;
  readonly ref: string;
}

export async function sandboxSecret(db: Database): Promise<string> {
  return (await db.selectFrom('sandbox_secret').select('secret').executeTakeFirstOrThrow()).secret;
}

/** The signed query of the return address: the payment, and if it was paid, the capture and the payer. */
export function signedReturn(secret: string, ref: string, captured?: { ref: string; payerRef: string }) {
  const words = { token: ref, ...(captured && { paymentId: captured.ref, PayerID: captured.payerRef }) };
  return { ...words, signature: hmac(secret, returnText(words)) };
}

export function readSandboxReturn(secret: string, query: Readonly<Record<string, string>>): ProviderWord | undefined {
  const { token, signature } = query;
  if (!token || !isSignedBy(secret, returnText(query), signature)) return undefined;
  return { messageId: null, kind: 'return', ref: token };
}

/** Body and signature header of a message, timestamped with `now`. */
export function signedMessage(secret: string, message: SandboxMessage, now: Date) {
  const body = JSON.stringify({ ...message, sentAt: now.toISOString() });
  const at = Math.floor(now.getTime() / 1000);
  return { body, headers: { [SANDBOX_SIGNATURE]: `t=${at},v1=${hmac(secret, `${at}.${body}`)}` } };
}

export function readSandboxMessage(
  secret: string,
  body: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
  now = Date.now(),
): ProviderWord | undefined {
  const [, at, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[SANDBOX_SIGNATURE] ?? '') ?? [];
  if (!at || !isSignedBy(secret, `${at}.${body.toString()}`, signature)) return undefined;
  if (Math.abs(now / 1000 - Number(at)) > FRESH_SECONDS) return undefined;
  const { id, kind, ref } = JSON.parse(body.toString()) as SandboxMessage;
  return { messageId: id, kind, ref };
}

function returnText(words: {
  readonly token?: string;
  readonly paymentId?: string;
  readonly PayerID?: string;
}): string {
  return ['return', words.token, words.paymentId ?? '', words.PayerID ?? ''].join('|');
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
