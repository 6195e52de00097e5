import { kindOf } from '#shared/api/actor.ts';
import { startPageFor } from '#shared/api/pages.ts';
import * as paths from '#shared/paths/paths.ts';
import type { SessionUser } from './contract.ts';

/** The start page of a signed-in user. */
export function startPageOf({ role, type }: Pick<SessionUser, 'role' | 'type'>): string {
  return startPageFor(kindOf(role, type) ?? 'shopper');
}

/**
 * The page to open after login: for shoppers the page that sent them to the login, for others their start page. Only paths
 * of this site are followed, and none that lead back to login or registration (docs/security-cases.md D19).
 */
export function pageAfterSignIn(user: Pick<SessionUser, 'role' | 'type'>, previousUrl: string | null): string {
  const start = startPageOf(user);
  return start === paths.home ? (ownPath(previousUrl) ?? start) : start;
}

const ANY_SITE = 'http://site.invalid';
/** Characters that no path of the shop contains, escaped or not, and that browsers and servers interpret differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const STRANGE = /[\u0000-\u0020\u007f\\]/;
const TO_SIGN_IN = /^\/(login|register)(\/|$)/i;

function ownPath(text: string | null): string | undefined {
  if (!text?.startsWith('/') || STRANGE.test(text) || !URL.canParse(text, ANY_SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, ANY_SITE);
  const plain = unescaped(pathname);
  if (origin !== ANY_SITE || plain === undefined || plain.startsWith('//')) return undefined;
  return STRANGE.test(plain.replaceAll(' ', '')) || TO_SIGN_IN.test(plain) ? undefined : `${pathname}${search}${hash}`;
}

function unescaped(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
