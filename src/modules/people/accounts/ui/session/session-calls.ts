import { checkAuth, logout, type SessionUser } from '#people/accounts/contract.ts';
import { call } from '#shared/api/browser-call.ts';

const FRESH = { 'cache-control': 'no-cache, no-store, must-revalidate', pragma: 'no-cache' };

export async function whoIsSignedIn(): Promise<SessionUser> {
  const { user } = await call(checkAuth, {}, { headers: FRESH });
  return user;
}

export async function endThisSession(): Promise<void> {
  await call(logout, {});
}
