import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily confused. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;

/** A password to copy from a terminal: 20 characters in groups, 100 bits of entropy. */
export function randomPassword(): string {
  const group = () => Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Six digits, evenly distributed. Decision 85 has the limits for guessing. */
export function newOneTimeCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}
