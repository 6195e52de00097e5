import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { startPageOf } from '#features/accounts/start-page.ts';
import { useSession } from './use-session.ts';

/** Open to who is signed in too: a mail's link may lead there, and a password can be forgotten on the way. */
const FORGOT_PASSWORD = '/forgot-password';

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
    if (user && pathname !== FORGOT_PASSWORD) void navigate(startPageOf(user), { replace: true });
  }, [status, user, pathname, navigate]);
}
