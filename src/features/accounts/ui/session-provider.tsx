import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useToast } from '#design/toast-context.ts';
import type { SessionUser } from '#features/accounts/contract.ts';
import { pageRule, redirectFor } from '#shared/pages.ts';
import { Problem } from '#shared/problem.ts';
import { forgetEverything, forgetMarker, forgetToken, mayBeSignedIn } from './browser-traces.ts';
import { takePreviousUrl } from './previous-url.ts';
import { SessionContext } from './use-session.ts';

const CHANNEL = 'session';

type Known = { readonly status: 'unknown' | 'guest' } | { readonly status: 'signed-in'; readonly user: SessionUser };

/**
 * Knows who is signed in, for every screen below. It asks the server only where a session may exist, because a guest's
 * refusal would litter the console; other tabs, and pages brought back by the back button, look again when it changes.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ status: 'unknown' });
  const tabs = useRef<BroadcastChannel | null>(null);
  const toasts = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const look = useCallback(async () => {
    setKnown(mayBeSignedIn() ? await ask() : { status: 'guest' });
  }, []);

  useEffect(() => {
    void look();
    const channel = new BroadcastChannel(CHANNEL);
    tabs.current = channel;
    channel.onmessage = () => void look();
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) void look();
    };
    window.addEventListener('pageshow', returned);
    return () => {
      channel.close();
      window.removeEventListener('pageshow', returned);
    };
  }, [look]);

  const signedIn = useCallback((user: SessionUser) => {
    // A token left there would contradict the new cookie.
    forgetToken();
    setKnown({ status: 'signed-in', user });
    tabs.current?.postMessage('signed in');
  }, []);

  const signOut = useCallback(async () => {
    try {
      await (await sessionCalls()).endSession();
    } catch (error) {
      toasts.show({ title: error instanceof Problem ? error.message : 'Something went wrong', tone: 'destructive' });
      return;
    }
    forgetEverything();
    setKnown({ status: 'guest' });
    tabs.current?.postMessage('signed out');
    if (redirectFor(pageRule(pathname), null) === undefined) return;
    await navigate('/login', { replace: true });
    // The page that was left takes us for a guest who wants in; whoever signs in next does not come from there.
    takePreviousUrl();
  }, [toasts, navigate, pathname]);

  const session = useMemo(
    () => ({ status: known.status, user: known.status === 'signed-in' ? known.user : null, signedIn, signOut }),
    [known, signedIn, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** A guest makes none of these calls, so their code comes when it is needed. */
const sessionCalls = () => import('./session-calls.ts');

async function ask(): Promise<Known> {
  try {
    const user = await (await sessionCalls()).whoIsSignedIn();
    return { status: 'signed-in', user };
  } catch (error) {
    if (error instanceof Problem && error.kind === 'unauthenticated') forgetMarker();
    return { status: 'guest' };
  }
}
