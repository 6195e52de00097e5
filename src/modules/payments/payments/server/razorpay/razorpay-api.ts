import type * as z from 'zod/mini';
import {
  ANSWERS_WITHIN_MS,
  askProvider,
  ProviderRefusal,
  readAnswer,
} from '#payments/payments/server/providers/ask-provider.ts';
import { RazorpayFailure } from './razorpay-words.ts';

export interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  /** Entered at Razorpay together with the webhook's address; not the key's secret. */
  readonly webhookSecret: string;
  /** Another address, for tests. */
  readonly baseUrl?: string;
  readonly answersWithinMs?: number;
  readonly now?: () => Date;
}

interface Question<Schema extends z.ZodMiniType> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The body; without it the request is a GET. */
  readonly send?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: Schema;
}

/** Sends a request to Razorpay. All requests through one of these share a deadline. */
export type AskRazorpay = <Schema extends z.ZodMiniType>(question: Question<Schema>) => Promise<z.output<Schema>>;

const RAZORPAY = 'https://api.razorpay.com';

/** @returns a function that starts a deadline and returns the `AskRazorpay` bound to it */
export function razorpayApi({
  keyId,
  keySecret,
  baseUrl = RAZORPAY,
  answersWithinMs,
}: RazorpaySettings): () => AskRazorpay {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return () => {
    const deadline = AbortSignal.timeout(answersWithinMs ?? ANSWERS_WITHIN_MS);
    return async ({ path, query, send, headers, answer }) => {
      const url = new URL(path, baseUrl);
      for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
      const answered = await askProvider({
        method: send ? 'POST' : 'GET',
        url,
        headers: { ...headers, accept: 'application/json', authorization, ...(send && CONTENT_TYPE) },
        ...(send && { body: JSON.stringify(send) }),
        deadline,
      });
      return readAnswer(answered, answer, issueIn);
    };
  };
}

/**
 * Undefined for unknown ids. Razorpay reports them as a bad request, and in a lookup by id nothing else can be wrong.
 */
export async function unlessRazorpayUnknown<Found>(asking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}

const CONTENT_TYPE = { 'content-type': 'application/json' } as const;

function issueIn(body: unknown): string | undefined {
  const failure = RazorpayFailure.safeParse(body).data?.error;
  return failure && `${failure.code}: ${failure.description}`;
}
