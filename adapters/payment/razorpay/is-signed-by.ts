import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_SHA256 = /^[0-9a-f]{64}$/;

/** Verifies a hexadecimal HMAC-SHA256 of exactly these bytes, in constant time. */
export function isSignedBy(secret: string, signed: string | Buffer, signature: string | undefined): boolean {
  if (!signature || !HEX_SHA256.test(signature)) return false;
  const right = createHmac('sha256', secret).update(signed).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex'));
}
