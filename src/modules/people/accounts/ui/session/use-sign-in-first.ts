import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keepPreviousUrl } from '#routing/previous-url.ts';
import * as paths from '#shared/paths/paths.ts';
import { useSession } from './use-session.ts';

/**
 * Leads a guest who is on a page of somebody's own to signing in, and from there back; whose session has ended is told so.
 * @param back where it leads back to, when that is not the address as it stands
 */
export function useSignInFirst(back?: string): void {
  const { status, hasEnded } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'guest') return;
    keepPreviousUrl(back ?? `${location.pathname}${location.search}`);
    void navigate(hasEnded ? paths.loginEnded : paths.login, { replace: true });
  }, [status, hasEnded, back, navigate]);
}
