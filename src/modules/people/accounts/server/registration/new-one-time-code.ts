import { randomInt } from 'node:crypto';

/** Six digits, each code as likely as any other; how often one may be guessed stands in decision 85. */
export function newOneTimeCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}
