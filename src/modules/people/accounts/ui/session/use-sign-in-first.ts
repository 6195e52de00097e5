import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keepPreviousUrl } from '#routing/previous-url.ts';
import { ownPath } from '#shared/language/own-address.ts';
import * as paths from '#shared/paths/paths.ts';
import { useSession } from './use-session.ts';

/**
 * Redirects a guest to the login and back afterwards. The login page says so if the session has ended.
 * @param back the page to return to, if it is not the current address
 */
export function useSignInFirst(back?: string): void {
  const { status, hasEnded } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'guest') return;
    keepPreviousUrl(back ?? `${ownPath()}${location.search}`);
    void navigate(hasEnded ? paths.loginEnded : paths.login, { replace: true });
  }, [status, hasEnded, back, navigate]);
}
