import { randomInt } from 'node:crypto';

/** Without letters and figures that are read for each other. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;

/** A password for somebody to copy from a terminal: 20 signs in groups, 100 bits of chance. */
export function randomPassword(): string {
  const group = () => Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
