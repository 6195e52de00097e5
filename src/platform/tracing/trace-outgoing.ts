import { occasionNow } from '#platform/occasion.ts';
import { faultName, type Span, type SpanStart } from './traces.ts';

interface Outgoing {
  readonly method: string;
  readonly url: URL;
  /** Whom or what for; the path is left out, because it may be secret. */
  readonly what: string;
}

/** The start of a span for a request to another program. */
export function outgoingStart({ method, url, what }: Outgoing): SpanStart {
  return {
    kind: 'outgoing',
    name: `${method} ${what}`,
    facts: { 'http.request.method': method, 'server.address': url.hostname },
  };
}

/** The same as a part of the current request or job; undefined without traces. */
export function outgoingSpan(outgoing: Outgoing): Span | undefined {
  return occasionNow()?.span?.begin(outgoingStart(outgoing));
}

/** Asks another program within a span and hands the trace on in a header. Without a span it is just the work. */
export async function asking<Answer extends { readonly status: number }>(
  span: Span | undefined,
  ask: (traceHeaders: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  if (!span) return ask({});
  try {
    const answer = await ask({ traceparent: span.traceparent });
    const { status } = answer;
    span.end({ facts: { 'http.response.status_code': status }, fault: status >= 400 ? `${status}` : undefined });
    return answer;
  } catch (error) {
    span.end({ fault: faultName(error) });
    throw error;
  }
}
