import { createContext, useContext } from 'react';
import type { SessionUser } from '#people/accounts/contract.ts';

/** Who is signed in, as the browser knows it. Public pages are rendered without it, so it begins unknown. */
export interface Session {
  readonly status: 'unknown' | 'guest' | 'signed-in';
  readonly user: SessionUser | null;
  /** A guest whose session has ended without their doing. */
  readonly hasEnded: boolean;
  /** Takes in a person whom the server has just signed in. */
  readonly signedIn: (user: SessionUser) => void;
  /** Ends the session here and on the server, and clears what the browser kept. */
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
