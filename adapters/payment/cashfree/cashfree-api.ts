import type * as z from 'zod/mini';
import type { Ask } from '#shared/ports/adapter.ts';
import { readAnswer, ServiceRefusal } from '#shared/ports/read-answer.ts';
import { CashfreeFailure } from './cashfree-words.ts';

interface CashfreeKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly host: string;
}

interface Question<Schema extends z.ZodMiniType> {
  /** Below `/pg`. */
  readonly path: string;
  /** The body; without it the request is a GET. */
  readonly send?: object;
  /** Idempotency key. */
  readonly once?: string;
  readonly answer: Schema;
}

/** Sends a request to Cashfree. */
export type AskCashfree = <Schema extends z.ZodMiniType>(question: Question<Schema>) => Promise<z.output<Schema>>;

const VERSION = '2025-01-01';

export function cashfreeApi(ask: Ask, { clientId, clientSecret, host }: CashfreeKeys): AskCashfree {
  return async ({ path, send, once, answer }) => {
    const request = {
      method: send ? ('POST' as const) : ('GET' as const),
      url: new URL(`/pg${path}`, host),
      headers: {
        accept: 'application/json',
        'x-api-version': VERSION,
        'x-client-id': clientId,
        'x-client-secret': clientSecret,
        ...(send && { 'content-type': 'application/json' }),
        ...(once !== undefined && { 'x-idempotency-key': once }),
      },
      ...(send && { body: JSON.stringify(send) }),
    };
    return readAnswer(request, await ask(request), { schema: answer, issueIn });
  };
}

/** Undefined for unknown ids. */
export async function unlessCashfreeUnknown<Found>(asking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ServiceRefusal && error.status === 404) return undefined;
    throw error;
  }
}

/** Its code only: the message may repeat data that was sent. */
function issueIn(body: unknown): string | undefined {
  return CashfreeFailure.safeParse(body).data?.code;
}
