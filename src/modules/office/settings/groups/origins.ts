import { t } from '#shared/language/t.ts';
import type { Read } from '#shared/text/read.ts';

const MAX_ORIGINS = 20;

/** Origins as text: one in a line. */
export function originsText(origins: readonly string[]): string {
  return origins.join('\n');
}

/** Reads origins, one in a line, as browsers send them. Plain HTTP is for this machine only. */
export function readOrigins(typed: string): Read<readonly string[]> {
  const lines = typed.split(/[\s,]+/).filter(line => line !== '');
  const origins = [...new Set(lines.map(originOf))];
  const wrong = lines[origins.indexOf(undefined)];
  if (wrong !== undefined) return { fault: t('office.settings.programs.originFault', { origin: wrong.slice(0, 100) }) };
  if (origins.length > MAX_ORIGINS) return { fault: t('office.settings.programs.originsMost', { most: MAX_ORIGINS }) };
  return { value: origins as readonly string[] };
}

function originOf(line: string): string | undefined {
  if (!URL.canParse(line)) return undefined;
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(line);
  const isOwnMachine = hostname === 'localhost' || hostname === '127.0.0.1';
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnMachine);
  return isSafe && pathname === '/' && search + hash + username === '' ? origin : undefined;
}
