import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { startPageOf } from '#people/accounts/start-page.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';

/** Sellers and administrators don't shop: below /shop they are sent to where their work is. */
export function useStartPageForSellers(): void {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (user?.role !== 'admin' || !pathname.startsWith('/shop/')) return;
    void navigate(startPageOf(user), { replace: true });
  }, [user, pathname, navigate]);
}
