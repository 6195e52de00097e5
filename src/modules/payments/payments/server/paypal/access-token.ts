import { askProvider, readAnswer } from '#payments/payments/server/providers/ask-provider.ts';
import { AccessToken, issueIn } from './paypal-words.ts';

/** A token is renewed this long before it expires, so that it doesn't expire during a request. */
const GIVEN_UP_EARLIER_MS = 60_000;

/** OAuth tokens, valid for some hours: cached, and shared by concurrent requests. */
export interface AccessTokens {
  readonly take: (deadline: AbortSignal) => Promise<string>;
  /** Removes a rejected token from the cache, unless it has been replaced meanwhile. */
  readonly forget: (token: string) => void;
}

interface Kept {
  readonly token: Promise<string>;
  /** Set once the promise has resolved. */
  known?: { readonly token: string; readonly until: number };
}

export function accessTokens(
  baseUrl: string,
  {
    clientId,
    clientSecret,
    now,
  }: { readonly clientId: string; readonly clientSecret: string; readonly now: () => Date },
): AccessTokens {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  let kept: Kept | undefined;

  const ask = async (deadline: AbortSignal) => {
    const answered = await askProvider({
      method: 'POST',
      url: new URL('/v1/oauth2/token', baseUrl),
      headers: { authorization, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
      deadline,
    });
    return readAnswer(answered, AccessToken, issueIn);
  };
  const begin = (deadline: AbortSignal): Kept => {
    const asked = now().getTime();
    const begun: Kept = {
      token: ask(deadline).then(({ access_token: token, expires_in }) => {
        begun.known = { token, until: asked + expires_in * 1000 - GIVEN_UP_EARLIER_MS };
        return token;
      }),
    };
    // A failure is not cached.
    begun.token.catch(() => {
      if (kept === begun) kept = undefined;
    });
    return begun;
  };

  return {
    take: deadline => {
      if (kept?.known && kept.known.until <= now().getTime()) kept = undefined;
      kept ??= begin(deadline);
      return kept.token;
    },
    forget: token => {
      if (kept?.known?.token === token) kept = undefined;
    },
  };
}
