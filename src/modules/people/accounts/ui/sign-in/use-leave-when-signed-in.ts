import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { startPageOf } from '#people/accounts/start-page.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import * as paths from '#shared/paths/paths.ts';

/**
 * Sends people who are signed in already on to their own start page when they enter. Who signs in while being here is
 * not sent: the form knows where they go, and a new seller stays.
 */
export function useLeaveWhenSignedIn(): void {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const entered = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (status === 'unknown' || entered.current === pathname) return;
    entered.current = pathname;
    // A link of a mail may lead there, and people forget their password while they are signed in.
    if (user && pathname !== paths.forgotPassword) void navigate(startPageOf(user), { replace: true });
  }, [status, user, pathname, navigate]);
}
