import type { Ask } from '#shared/ports/adapter.ts';
import { readAnswer } from '#shared/ports/read-answer.ts';
import { AccessToken, issueIn } from './paypal-words.ts';

/** A token is renewed this long before it expires, so that it doesn't expire during a request. */
const RENEWED_EARLIER_MS = 60_000;

/** OAuth tokens, valid for some hours: cached, and shared by concurrent requests. */
export interface AccessTokens {
  readonly take: () => Promise<string>;
  /** Removes a rejected token from the cache, unless it has been replaced meanwhile. */
  readonly forget: (token: string) => void;
}

interface Cached {
  readonly token: Promise<string>;
  /** Set once the promise has resolved. */
  known?: { readonly token: string; readonly until: number };
}

export function accessTokens(
  ask: Ask,
  host: string,
  {
    clientId,
    clientSecret,
    now,
  }: { readonly clientId: string; readonly clientSecret: string; readonly now: () => Date },
): AccessTokens {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  let cached: Cached | undefined;

  const askForOne = async () => {
    const request = {
      method: 'POST' as const,
      url: new URL('/v1/oauth2/token', host),
      headers: { authorization, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    };
    return readAnswer(request, await ask(request), { schema: AccessToken, issueIn });
  };
  const begin = (): Cached => {
    const asked = now().getTime();
    const begun: Cached = {
      token: askForOne().then(({ access_token: token, expires_in }) => {
        begun.known = { token, until: asked + expires_in * 1000 - RENEWED_EARLIER_MS };
        return token;
      }),
    };
    // A failure is not cached.
    begun.token.catch(() => {
      if (cached === begun) cached = undefined;
    });
    return begun;
  };

  return {
    take: () => {
      if (cached?.known && cached.known.until <= now().getTime()) cached = undefined;
      cached ??= begin();
      return cached.token;
    },
    forget: token => {
      if (cached?.known?.token === token) cached = undefined;
    },
  };
}
