import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { occasionNow } from '#platform/occasion.ts';

/** Digits and letters that are not confused when read out on the telephone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
/** Request ids that a proxy may set: long enough to be unique, and safe in a log. */
const SANE = /^[A-Za-z0-9-]{8,64}$/;

const random = new Uint8Array(3_600);
let used = random.length;

/** A unique number in groups of four: `4T2R-9XK7-QM3D`. */
export function newNumber(): string {
  let number = '';
  while (number.length < LENGTH + 2) {
    if (used === random.length) {
      randomFillSync(random);
      used = 0;
    }
    const byte = random[used++] as number;
    // Rejects the last few values, which would bias the distribution.
    if (byte >= 240) continue;
    number += LETTERS[byte % 30];
    if (number.length === 4 || number.length === 9) number += '-';
  }
  return number;
}

/**
 * The id of a request, in the response header, in every log line and in its jobs. In-process requests use the id of the
 * outer request; a trusted proxy may have set one.
 */
export function requestNumber({ headers }: Pick<IncomingMessage, 'headers'>, isProxied: boolean): string {
  const given = isProxied ? headers['x-request-id'] : undefined;
  return occasionNow()?.reqId ?? (typeof given === 'string' && SANE.test(given) ? given : newNumber());
}
