import type * as z from 'zod/mini';
import {
  ANSWERS_WITHIN_MS,
  askProvider,
  ProviderRefusal,
  readAnswer,
} from '#payments/payments/server/providers/ask-provider.ts';
import { accessTokens } from './access-token.ts';
import { issueIn } from './issue-in.ts';

export interface PaypalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** What PayPal calls the address of messages that was entered there; a message for another one does not count. */
  readonly webhookId: string;
  /** PayPal's own when nothing else is said, also `https://api-m.sandbox.paypal.com`; tests name a server of theirs. */
  readonly baseUrl?: string;
  readonly answersWithinMs?: number;
  readonly now?: () => Date;
}

interface Question<Schema extends z.ZodMiniType> {
  readonly path: string;
  /** JSON that is sent; without it the question is a GET. */
  readonly send?: string;
  /** Under which a repeated request is the one before. */
  readonly requestId?: string;
  readonly answer: Schema;
}

/** Asks PayPal. All questions that are asked through one of these have to be answered within one time. */
export type AskPaypal = <Schema extends z.ZodMiniType>(question: Question<Schema>) => Promise<z.output<Schema>>;

export const PAYPAL = 'https://api-m.paypal.com';

/** @returns what begins a conversation, whose time runs from then */
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
        // Taken back before its time. A second no is about our credentials.
        tokens.forget(token);
        answered = await request(await tokens.take(deadline));
      }
      return readAnswer(answered, answer, issueIn);
    };
  };
}

/** Undefined for what PayPal knows nothing of. */
export async function unlessPaypalUnknown<Found>(asking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return undefined;
    throw error;
  }
}
