import { createContext, useContext } from 'react';
import type { SessionUser } from '#people/accounts/contract.ts';

/** The session as the browser knows it. Public pages are rendered without it, so it starts as `unknown`. */
export interface Session {
  readonly status: 'unknown' | 'guest' | 'signed-in';
  readonly user: SessionUser | null;
  /** A guest whose session has expired or was ended elsewhere. */
  readonly hasEnded: boolean;
  /** To be called after the server has signed a user in. */
  readonly signedIn: (user: SessionUser) => void;
  /** Ends the session on the server and clears what the browser has stored. */
  readonly signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session>({
  status: 'unknown',
  user: null,
  hasEnded: false,
  signedIn: () => {},
  signOut: async () => {},
});

export function useSession(): Session {
  return useContext(SessionContext);
}
