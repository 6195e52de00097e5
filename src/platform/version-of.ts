import { createHash } from 'node:crypto';

/** A short text that differs when the value does: the version under which a group of settings is read and saved. */
export function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
