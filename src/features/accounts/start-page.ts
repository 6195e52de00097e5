import { kindOf } from '#shared/actor.ts';
import { startPageOf as startPageOfKind } from '#shared/pages.ts';
import type { SessionUser } from './contract.ts';

/** Where the work or the shopping of somebody signed in begins. */
export function startPageOf({ role, type }: Pick<SessionUser, 'role' | 'type'>): string {
  return startPageOfKind(kindOf(role, type) ?? 'shopper');
}

/**
 * Where somebody who has just signed in goes on: shoppers to the page that sent them here, everybody else to where
 * their work begins. Only a path of this very site is followed, and none that would lead back here (docs/security-cases.md D19).
 */
export function pageAfterSignIn(user: Pick<SessionUser, 'role' | 'type'>, previousUrl: string | null): string {
  const start = startPageOf(user);
  return start === '/' ? (ownPath(previousUrl) ?? start) : start;
}

const ANY_SITE = 'http://site.invalid';

function ownPath(text: string | null): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, ANY_SITE)) return undefined;
  // Read as a browser would, which drops tabs and line breaks and takes \ for /.
  const { origin, pathname, search, hash } = new URL(text, ANY_SITE);
  if (origin !== ANY_SITE || pathname.startsWith('//') || /^\/(login|register)(\/|$)/i.test(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}
