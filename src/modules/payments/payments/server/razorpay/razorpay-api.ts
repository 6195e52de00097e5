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
  /** Chosen at Razorpay when the address of messages is entered there; another one than the key's. */
  readonly webhookSecret: string;
  /** Razorpay's own when nothing else is said; tests name a server of theirs. */
  readonly baseUrl?: string;
  readonly answersWithinMs?: number;
  readonly now?: () => Date;
}

interface Question<Schema extends z.ZodMiniType> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** What is sent; without it the question is a GET. */
  readonly send?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: Schema;
}

/** Asks Razorpay. All questions that are asked through one of these have to be answered within one time. */
export type AskRazorpay = <Schema extends z.ZodMiniType>(question: Question<Schema>) => Promise<z.output<Schema>>;

const RAZORPAY = 'https://api.razorpay.com';

/** @returns what begins a conversation, whose time runs from then */
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

/** Undefined for what Razorpay knows nothing of. It says so as a wrong request, and asked by id alone nothing else can be wrong. */
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
