import type * as z from 'zod/mini';
import {
  ANSWERS_WITHIN_MS,
  askProvider,
  ProviderRefusal,
  readAnswer,
} from '#payments/payments/server/providers/ask-provider.ts';
import { accessTokens } from './access-token.ts';
import { issueIn } from './paypal-words.ts';

export interface PaypalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** PayPal's id of the webhook; messages for other webhooks are refused. */
  readonly webhookId: string;
  /** Default: the live API. Also `https://api-m.sandbox.paypal.com`, or a test server. */
  readonly baseUrl?: string;
  readonly answersWithinMs?: number;
  readonly now?: () => Date;
}

interface Question<Schema extends z.ZodMiniType> {
  readonly path: string;
  /** JSON body; without it the request is a GET. */
  readonly send?: string;
  /** Idempotency key. */
  readonly requestId?: string;
  readonly answer: Schema;
}

/** Sends a request to PayPal. All requests through one of these share a deadline. */
export type AskPaypal = <Schema extends z.ZodMiniType>(question: Question<Schema>) => Promise<z.output<Schema>>;

export const PAYPAL = 'https://api-m.paypal.com';

/** @returns a function that starts a deadline and returns the `AskPaypal` bound to it */
export function paypalApi(settings: PaypalSettings): () => AskPaypal {
  const { clientId, clientSecret, baseUrl = PAYPAL, answersWithinMs, now = () => new Date() } = settings;
  const tokens = accessTokens(baseUrl, { clientId, clientSecret, now });
  return () => {
    const deadline = AbortSignal.timeout(answersWithinMs ?? ANSWERS_WITHIN_MS);
    return async ({ path, send, requestId, answer }) => {
      const request = async (token: string) =>
        askProvider({
          method: send === undefined ? 'GET' : 'POST',
          url: new URL(path, baseUrl),
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${token}`,
            ...(send !== undefined && { 'content-type': 'application/json', prefer: 'return=representation' }),
            ...(requestId && { 'paypal-request-id': requestId }),
          },
          ...(send !== undefined && { body: send }),
          deadline,
        });
      const token = await tokens.take(deadline);
      let answered = await request(token);
      if (answered.status === 401) {
        // The token was revoked early. A second 401 means that our credentials are wrong.
        tokens.forget(token);
        answered = await request(await tokens.take(deadline));
      }
      return readAnswer(answered, answer, issueIn);
    };
  };
}

/** Undefined for unknown ids. */
export async function unlessPaypalUnknown<Found>(asking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return undefined;
    throw error;
  }
}
