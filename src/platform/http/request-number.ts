import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { occasionNow } from '#platform/occasion.ts';

/** Digits and letters that are not taken for each other when somebody reads them out on the telephone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
/** What a proxy may call a request: enough to be its only one, and nothing that could be anything else in a log. */
const SANE = /^[A-Za-z0-9-]{8,64}$/;

const random = new Uint8Array(3_600);
let used = random.length;

/** A number that no other request has, in groups of four: `4T2R-9XK7-QM3D`. */
export function newNumber(): string {
  let number = '';
  while (number.length < LENGTH + 2) {
    if (used === random.length) {
      randomFillSync(random);
      used = 0;
    }
    const byte = random[used++] as number;
    // The last few values would make some letters likelier than others.
    if (byte >= 240) continue;
    number += LETTERS[byte % 30];
    if (number.length === 4 || number.length === 9) number += '-';
  }
  return number;
}

/**
 * By what a request is known in the answer's header, in every log line and in the jobs it asks for. What the server asks
 * itself belongs to the request it does it for; a proxy that is trusted may have given a number already.
 */
export function requestNumber({ headers }: Pick<IncomingMessage, 'headers'>, isProxied: boolean): string {
  const given = isProxied ? headers['x-request-id'] : undefined;
  return occasionNow()?.reqId ?? (typeof given === 'string' && SANE.test(given) ? given : newNumber());
}
