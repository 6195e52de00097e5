import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useToast } from '#design/toasts/toast-context.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { isOwnPage } from '#people/accounts/ui/own-account/own-page.ts';
import { takePreviousUrl } from '#routing/previous-url.ts';
import { problemOf } from '#routing/problem-of.ts';
import { Problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { forgetEverything, forgetMarker, forgetToken, mayBeSignedIn } from './browser-traces.ts';
import { SessionContext } from './use-session.ts';

const CHANNEL = 'session';
const SIGNED_OUT = 'signed-out';

type Known =
  | { readonly status: 'unknown' | 'guest'; readonly hasEnded?: boolean }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/**
 * Provides the signed-in user to all screens. It asks the server only if a session may exist, because a guest's 401 would
 * clutter the console. Other tabs, and pages restored by the back button, check again when the session changes.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ status: 'unknown' });
  const tabs = useRef<BroadcastChannel | null>(null);
  const toasts = useToast();
  const navigate = useNavigate();

  /** Counts changes and requests; a response that arrives after a newer one is stale and ignored. */
  const turn = useRef(0);

  const look = useCallback(async (take: (found: Known) => void = setKnown) => {
    turn.current += 1;
    const own = turn.current;
    const found = await currentSession();
    if (own !== turn.current) return;
    if (found.status === 'guest' && found.hasEnded) forgetMarker();
    take(found);
  }, []);
  /** The user has signed out: a page that needs a signed-in user redirects to the login. */
  const becomeGuest = useCallback(async () => {
    turn.current += 1;
    setKnown({ status: 'guest' });
    if (!isOwnPage()) return;
    await navigate(paths.login, { replace: true });
    // The page that was left has stored itself as the return address; the next user must not land there.
    takePreviousUrl();
  }, [navigate]);

  useEffect(() => {
    // A transition keeps the page responsive while every component that uses the session renders again. Later checks
    // render immediately, because the page on screen may belong to another user.
    void look(found => startTransition(() => setKnown(found)));
    const channel = new BroadcastChannel(CHANNEL);
    tabs.current = channel;
    const lookAgain = () => (mayBeSignedIn() ? look() : becomeGuest());
    channel.onmessage = ({ data }) => {
      // Session storage is separate for each tab; the tab that signs out clears the rest.
      if (data === SIGNED_OUT) sessionStorage.clear();
      void lookAgain();
    };
    const disconnected = onReturn(lookAgain);
    return () => {
      channel.close();
      disconnected();
    };
  }, [look, becomeGuest]);

  const signedIn = useCallback((user: SessionUser) => {
    // A stored token would contradict the new cookie.
    forgetToken();
    turn.current += 1;
    // Render as a guest first if a check is still pending: screens treat a user who was signed in before differently.
    flushSync(() => setKnown(before => (before.status === 'unknown' ? { status: 'guest' } : before)));
    setKnown({ status: 'signed-in', user });
    tabs.current?.postMessage('signed-in');
  }, []);

  const signOut = useCallback(async () => {
    try {
      await (await sessionCalls()).endThisSession();
    } catch (error) {
      toasts.show({ title: problemOf(error, t('people.accounts.wrong')).message, tone: 'destructive' });
      return;
    }
    forgetEverything();
    tabs.current?.postMessage(SIGNED_OUT);
    await becomeGuest();
  }, [toasts, becomeGuest]);

  const session = useMemo(
    () => ({
      status: known.status,
      user: known.status === 'signed-in' ? known.user : null,
      hasEnded: known.status === 'guest' && known.hasEnded === true,
      signedIn,
      signOut,
    }),
    [known, signedIn, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Loaded on demand, because guests make none of these calls. */
const sessionCalls = () => import('./session-calls.ts');

async function currentSession(): Promise<Known> {
  return mayBeSignedIn() ? ask() : { status: 'guest' };
}

async function ask(): Promise<Known> {
  try {
    const user = await (await sessionCalls()).whoIsSignedIn();
    return { status: 'signed-in', user };
  } catch (error) {
    return { status: 'guest', hasEnded: error instanceof Problem && error.kind === 'unauthenticated' };
  }
}

/**
 * Checks the session again when the back button restores a page from the browser's cache. A page that needs a signed-in
 * user is hidden until then, so that nobody else sees it for a moment (docs/security-cases.md G8).
 * @returns a function that removes the listeners
 */
function onReturn(look: () => Promise<void>): () => void {
  const page = document.documentElement;
  const leaving = () => {
    page.hidden = isOwnPage();
  };
  const returned = async ({ persisted }: PageTransitionEvent) => {
    if (persisted) await look();
    page.hidden = false;
  };
  window.addEventListener('pagehide', leaving);
  window.addEventListener('pageshow', returned);
  return () => {
    window.removeEventListener('pagehide', leaving);
    window.removeEventListener('pageshow', returned);
  };
}
