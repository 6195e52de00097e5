import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SessionUser } from '#people/accounts/contract.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { kindOf } from '#shared/api/actor.ts';
import { pageRule, redirectFor, startPageFor } from '#shared/api/pages.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import { entriesFor } from './back-office-entries.ts';

/**
 * The user, once it is known that they may open this page; others are redirected. For convenience only: the server guards
 * the pages and every call.
 */
export function useBackOfficeUser(): SessionUser | undefined {
  const { status, user, hasEnded } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const elsewhere = status === 'unknown' ? undefined : elsewhereFor(user, pathname);

  useEffect(() => {
    if (elsewhere) navigate(elsewhere === paths.login && hasEnded ? paths.loginEnded : elsewhere, { replace: true });
  }, [elsewhere, hasEnded, navigate]);
  return elsewhere === undefined && status === 'signed-in' ? (user ?? undefined) : undefined;
}

/** The server's rule, and one for convenience: sellers without approval have a start page that explains it. */
function elsewhereFor(user: SessionUser | null, pathname: string): string | undefined {
  const kind = user && (kindOf(user.role, user.type) ?? null);
  const elsewhere = redirectFor(pageRule(pathname), kind);
  if (elsewhere || !user || kind !== 'seller' || user.status === 'Approved') return elsewhere;
  const isTheirs = pathname === adminPaths.account || entriesFor(user).some(({ path }) => path === pathname);
  return isTheirs ? undefined : startPageFor('seller');
}
