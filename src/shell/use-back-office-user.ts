import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SessionUser } from '#features/accounts/contract.ts';
import { useSession } from '#features/accounts/ui/use-session.ts';
import { kindOf } from '#shared/actor.ts';
import { pageRule, redirectFor } from '#shared/pages.ts';

/**
 * Who works here, once it is known that they may open this page; everybody else is led away. For comfort only: the
 * server guards the pages and every call.
 */
export function useBackOfficeUser(): SessionUser | undefined {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const kind = user ? (kindOf(user.role, user.type) ?? null) : null;
  const elsewhere = status === 'unknown' ? undefined : redirectFor(pageRule(pathname), kind);

  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  return elsewhere === undefined && status === 'signed-in' ? (user ?? undefined) : undefined;
}
