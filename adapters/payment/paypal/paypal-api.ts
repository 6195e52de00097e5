import type * as z from 'zod/mini';
import type { Tools } from '#shared/ports/adapter.ts';
import { readAnswer, ServiceRefusal } from '#shared/ports/read-answer.ts';
import { accessTokens } from './access-token.ts';
import { issueIn } from './paypal-words.ts';

interface PaypalKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly host: string;
}

interface Question<Schema extends z.ZodMiniType> {
  readonly path: string;
  /** JSON body; without it the request is a GET. */
  readonly send?: string;
  /** Idempotency key. */
  readonly requestId?: string;
  readonly answer: Schema;
}

/** Sends a request to PayPal, after one for an access token if there is none. */
export type AskPaypal = <Schema extends z.ZodMiniType>(question: Question<Schema>) => Promise<z.output<Schema>>;

export function paypalApi({ ask, now }: Tools, { clientId, clientSecret, host }: PaypalKeys): AskPaypal {
  const tokens = accessTokens(ask, host, { clientId, clientSecret, now });
  return async ({ path, send, requestId, answer }) => {
    const requestWith = (token: string) => ({
      method: send === undefined ? ('GET' as const) : ('POST' as const),
      url: new URL(path, host),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(send !== undefined && { 'content-type': 'application/json', prefer: 'return=representation' }),
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(send !== undefined && { body: send }),
    });
    const token = await tokens.take();
    const request = requestWith(token);
    let answered = await ask(request);
    if (answered.status === 401) {
      // The token was revoked early. A second 401 means that our credentials are wrong.
      tokens.forget(token);
      answered = await ask(requestWith(await tokens.take()));
    }
    return readAnswer(request, answered, { schema: answer, issueIn });
  };
}

/** Undefined for unknown ids. */
export async function unlessPaypalUnknown<Found>(asking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ServiceRefusal && error.status === 404) return undefined;
    throw error;
  }
}
