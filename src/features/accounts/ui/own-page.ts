import { pageRule, redirectFor } from '#shared/pages.ts';

/** Whether the page that is open is somebody's own. */
export function isOwnPage(): boolean {
  return redirectFor(pageRule(location.pathname), null) !== undefined;
}
