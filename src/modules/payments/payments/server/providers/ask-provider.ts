import type * as z from 'zod/mini';
import { asking, outgoingSpan } from '#platform/tracing/trace-outgoing.ts';
import { jsonIn } from '#shared/text/json-in.ts';
import { ProviderRefused, ProviderUnreachable } from './payment-provider.ts';

/** Time limit of one call of a `PaymentProvider`, in ms; after it the provider counts as unavailable (R50.4). */
export const ANSWERS_WITHIN_MS = 4_500;

/**
 * Statuses that are no answer to the request itself and may pass: wrong keys, rate limit, conflict with a concurrent
 * request.
 */
const LATER: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429]);

export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The deadline of the whole call, shared by its requests. */
  readonly deadline: AbortSignal;
}

export interface ProviderAnswer {
  /** Method and path, for logs; never headers or bodies, which have secrets. */
  readonly asked: string;
  readonly status: number;
  /** Undefined if it was not JSON. */
  readonly body: unknown;
}

/** A refusal in the documented form, with the provider's own error code. */
export class ProviderRefusal extends ProviderRefused {
  readonly status: number;
  readonly issue: string;

  constructor(message: string, status: number, issue: string) {
    super(message);
    this.status = status;
    this.issue = issue;
  }
}

/**
 * Sends a request and reads the whole answer, whatever its status. @throws ProviderUnreachable if there is none in time
 */
export async function askProvider({ method, url, headers, body, deadline }: ProviderRequest): Promise<ProviderAnswer> {
  const asked = `${method} ${url.host}${url.pathname}`;
  try {
    // A redirect would send the keys to another host; neither provider documents one.
    const span = outgoingSpan({ method, url, what: 'payment provider' });
    const answer = await asking(span, async traced => {
      const response = await fetch(url, {
        method,
        headers: { ...headers, ...traced },
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: deadline,
      });
      return { status: response.status, body: jsonIn(await response.text()) };
    });
    return { asked, ...answer };
  } catch (cause) {
    throw new ProviderUnreachable(`${asked} was not answered`, { cause });
  }
}

/**
 * Reads an answer in the form the provider documents.
 * @param issueIn the provider's error code; undefined if the body is not one of its errors
 * @throws ProviderRefusal for a refusal; ProviderUnreachable for server errors, for `LATER`, and for bodies in another
 * form
 */
export function readAnswer<Schema extends z.ZodMiniType>(
  { asked, status, body }: ProviderAnswer,
  schema: Schema,
  issueIn: (body: unknown) => string | undefined,
): z.output<Schema> {
  if (status >= 200 && status < 300) {
    const read = schema.safeParse(body);
    if (read.success) return read.data;
    throw new ProviderUnreachable(`${asked} was answered ${status} in words that make no sense`);
  }
  const issue = issueIn(body)?.slice(0, 200);
  const message = `${asked} was answered ${status}: ${issue ?? 'not in its usual words'}`;
  if (issue === undefined || status < 400 || status >= 500 || LATER.has(status)) throw new ProviderUnreachable(message);
  throw new ProviderRefusal(message, status, issue);
}

/** A request is cut off after nine seconds (R55.1); half a second of them is for everything but providers. */
const ALTOGETHER_MS = 8_500;

/** Whether there is time for one more call of a provider. */
export type AskingTime = () => boolean;

/** The time budget of one HTTP request: a call that begins within it ends before the request is cut off. */
export function askingTime(now: () => number = () => performance.now()): AskingTime {
  const latest = now() + ALTOGETHER_MS - ANSWERS_WITHIN_MS;
  return () => now() <= latest;
}

/** For scheduled jobs, which have no time limit. */
export const allTheTime: AskingTime = () => true;
