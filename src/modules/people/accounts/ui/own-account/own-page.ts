import { signInAgain } from '#routing/previous-url.ts';
import { pageRule, redirectFor } from '#shared/api/pages.ts';
import type { Problem } from '#shared/api/problem.ts';
import { ownPath } from '#shared/language/own-address.ts';

/** Whether the current page needs a signed-in user. */
export function isOwnPage(): boolean {
  return redirectFor(pageRule(ownPath()), null) !== undefined;
}

/** Redirects to the login if the session has ended on a page that needs a signed-in user; other pages stay open. */
export function signInOnOwnPage(problem: Problem): void {
  if (isOwnPage()) signInAgain(problem);
}
