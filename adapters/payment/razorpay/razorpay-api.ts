import type * as z from 'zod/mini';
import type { Ask } from '#shared/ports/adapter.ts';
import { readAnswer, ServiceRefusal } from '#shared/ports/read-answer.ts';
import { RazorpayFailure } from './razorpay-words.ts';

interface Question<Schema extends z.ZodMiniType> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The body; without it the request is a GET. */
  readonly send?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: Schema;
}

/** Sends a request to Razorpay. */
export type AskRazorpay = <Schema extends z.ZodMiniType>(question: Question<Schema>) => Promise<z.output<Schema>>;

const RAZORPAY = 'https://api.razorpay.com';

export function razorpayApi(
  ask: Ask,
  { keyId, keySecret }: { readonly keyId: string; readonly keySecret: string },
): AskRazorpay {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async ({ path, query, send, headers, answer }) => {
    const url = new URL(path, RAZORPAY);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const request = {
      method: send ? ('POST' as const) : ('GET' as const),
      url,
      headers: { ...headers, accept: 'application/json', authorization, ...(send && CONTENT_TYPE) },
      ...(send && { body: JSON.stringify(send) }),
    };
    return readAnswer(request, await ask(request), { schema: answer, issueIn });
  };
}

/**
 * Undefined for unknown ids. Razorpay reports them as a bad request, and in a lookup by id nothing else can be wrong.
 */
export async function unlessRazorpayUnknown<Found>(asking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ServiceRefusal) return undefined;
    throw error;
  }
}

const CONTENT_TYPE = { 'content-type': 'application/json' } as const;

function issueIn(body: unknown): string | undefined {
  const failure = RazorpayFailure.safeParse(body).data?.error;
  return failure && `${failure.code}: ${failure.description}`;
}
