import type * as z from 'zod/mini';
import { ProviderRefused, ProviderUnreachable } from './payment-provider.ts';

/** Within this a provider has answered whatever one call of the port asks of it, or it counts as away (R50.4). */
export const ANSWERS_WITHIN_MS = 4_500;

/** Refusals that are about us or about now and not about what was asked: wrong keys, too many questions, another one under way. */
const LATER: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429]);

export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the request when the time for the whole call of the port is over. */
  readonly deadline: AbortSignal;
}

export interface ProviderAnswer {
  /** What was asked, for people who read logs: method and path, never headers or bodies. */
  readonly asked: string;
  readonly status: number;
  /** Undefined where it was no JSON. */
  readonly body: unknown;
}

/** A provider's no, with the words by which its documents know it. */
export class ProviderRefusal extends ProviderRefused {
  readonly status: number;
  readonly issue: string;

  constructor(message: string, status: number, issue: string) {
    super(message);
    this.status = status;
    this.issue = issue;
  }
}

/** Asks and waits for the whole answer, whatever it is. @throws ProviderUnreachable when there is none in time */
export async function askProvider({ method, url, headers, body, deadline }: ProviderRequest): Promise<ProviderAnswer> {
  const asked = `${method} ${url.host}${url.pathname}`;
  try {
    // A redirect would carry the keys and the answer to somewhere else; neither provider documents one.
    const answer = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: deadline,
    });
    return { asked, status: answer.status, body: jsonIn(await answer.text()) };
  } catch (cause) {
    throw new ProviderUnreachable(`${asked} was not answered`, { cause });
  }
}

/**
 * What an answer says, if it says what the provider documents.
 * @param issueIn the provider's own name for what is wrong, undefined where it is not its way of saying no
 * @throws Refusal for a no; ProviderUnreachable for faults, for "not now" and for words that make no sense
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

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
