import { signInAgain } from '#routing/previous-url.ts';
import { pageRule, redirectFor } from '#shared/api/pages.ts';
import type { Problem } from '#shared/api/problem.ts';

/** Whether the page that is open is somebody's own. */
export function isOwnPage(): boolean {
  return redirectFor(pageRule(location.pathname), null) !== undefined;
}

/** Leads to signing in where a session has ended on a page that is nothing without it; others stay to be read. */
export function signInOnOwnPage(problem: Problem): void {
  if (isOwnPage()) signInAgain(problem);
}
