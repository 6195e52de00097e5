import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useToast } from '#design/toasts/toast-context.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { isOwnPage } from '#people/accounts/ui/own-account/own-page.ts';
import { takePreviousUrl } from '#routing/previous-url.ts';
import { problemOf } from '#routing/problem-of.ts';
import { Problem } from '#shared/api/problem.ts';
import * as paths from '#shared/paths/paths.ts';
import { forgetEverything, forgetMarker, forgetToken, mayBeSignedIn } from './browser-traces.ts';
import { onReturn } from './on-return.ts';
import { SessionContext } from './use-session.ts';

const CHANNEL = 'session';
const SIGNED_OUT = 'signed out';

type Known =
  | { readonly status: 'unknown' | 'guest'; readonly hasEnded?: boolean }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/**
 * Knows who is signed in, for every screen below. It asks the server only where a session may exist, because a guest's
 * refusal would litter the console; other tabs, and pages brought back by the back button, look again when it changes.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ status: 'unknown' });
  const tabs = useRef<BroadcastChannel | null>(null);
  const toasts = useToast();
  const navigate = useNavigate();

  /** How often it became known who is here, or began to be looked at: an answer that comes after more is known is none. */
  const turn = useRef(0);

  const look = useCallback(async (take: (found: Known) => void = setKnown) => {
    turn.current += 1;
    const own = turn.current;
    const found = await whoIsHere();
    if (own !== turn.current) return;
    if (found.status === 'guest' && found.hasEnded) forgetMarker();
    take(found);
  }, []);
  /** Whoever was here has signed out; a page of their own gives way to signing in. */
  const becomeGuest = useCallback(async () => {
    turn.current += 1;
    setKnown({ status: 'guest' });
    if (!isOwnPage()) return;
    await navigate(paths.login, { replace: true });
    // The page that was left takes us for a guest who wants in; whoever signs in next does not come from there.
    takePreviousUrl();
  }, [navigate]);

  useEffect(() => {
    // Every button that asks is drawn anew; the page goes on listening meanwhile. Only here: what is looked at again may
    // be somebody else's page, and has to be theirs no longer at once.
    void look(found => startTransition(() => setKnown(found)));
    const channel = new BroadcastChannel(CHANNEL);
    tabs.current = channel;
    const lookAgain = () => (mayBeSignedIn() ? look() : becomeGuest());
    channel.onmessage = ({ data }) => {
      // Each tab has a session storage of its own; the rest is cleared where somebody signs out.
      if (data === SIGNED_OUT) sessionStorage.clear();
      void lookAgain();
    };
    const disconnected = onReturn(isOwnPage, lookAgain);
    return () => {
      channel.close();
      disconnected();
    };
  }, [look, becomeGuest]);

  const signedIn = useCallback((user: SessionUser) => {
    // A token left there would contradict the new cookie.
    forgetToken();
    turn.current += 1;
    // Until now nobody was here, whatever a look under way would have found: who was here before is led on otherwise.
    flushSync(() => setKnown(before => (before.status === 'unknown' ? { status: 'guest' } : before)));
    setKnown({ status: 'signed-in', user });
    tabs.current?.postMessage('signed in');
  }, []);

  const signOut = useCallback(async () => {
    try {
      await (await sessionCalls()).endThisSession();
    } catch (error) {
      toasts.show({ title: problemOf(error, 'Something went wrong').message, tone: 'destructive' });
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

/** A guest makes none of these calls, so their code comes when it is needed. */
const sessionCalls = () => import('./session-calls.ts');

async function whoIsHere(): Promise<Known> {
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
