import { kindOf } from '#shared/api/actor.ts';
import { startPageFor } from '#shared/api/pages.ts';
import * as paths from '#shared/paths/paths.ts';
import type { SessionUser } from './contract.ts';

/** Where the work or the shopping of somebody signed in begins. */
export function startPageOf({ role, type }: Pick<SessionUser, 'role' | 'type'>): string {
  return startPageFor(kindOf(role, type) ?? 'shopper');
}

/**
 * Where somebody who has just signed in goes on: shoppers to the page that sent them here, everybody else to where
 * their work begins. Only a path of this very site is followed, and none that would lead back here (docs/security-cases.md D19).
 */
export function pageAfterSignIn(user: Pick<SessionUser, 'role' | 'type'>, previousUrl: string | null): string {
  const start = startPageOf(user);
  return start === paths.home ? (ownPath(previousUrl) ?? start) : start;
}

const ANY_SITE = 'http://site.invalid';
/** What stands in no path of ours, written out or escaped, and what browsers and servers read in different ways. */
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
