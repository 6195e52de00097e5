/** Facts of a span, under the names of OpenTelemetry's conventions. Never what people have typed, and nothing secret. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type SpanKind = 'request' | 'statement' | 'job' | 'outgoing';

export interface SpanStart {
  readonly kind: SpanKind;
  readonly name: string;
  readonly facts?: SpanFacts;
}

export interface SpanEnd {
  /** Another name, if it was not known at the start. */
  readonly name?: string;
  readonly facts?: SpanFacts;
  /** A fault of the shop or of whom it asked: its class or code, never its message. */
  readonly fault?: string | undefined;
}

/** A piece of work that has begun, in a trace. */
export interface Span {
  /** The header that hands the trace on to another program. */
  readonly traceparent: string;
  readonly begin: (start: SpanStart) => Span;
  /** Only the first call counts. */
  readonly end: (end?: SpanEnd) => void;
}

/** Traces of this process (docs/decisions/0176). Nothing here throws or waits. */
export interface Traces {
  /** @param traceparent of the program that asked; ignored unless it has the form of W3C Trace Context */
  readonly begin: (start: SpanStart, traceparent?: string) => Span;
  /** Sends what is left, within two seconds. */
  readonly close: () => Promise<void>;
}

/** Does work in a span, which fails with it. */
export async function inSpan<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.end({ fault: faultName(error) });
    throw error;
  }
}

/** What a fault is called in a trace: its code or class. Messages may contain values. */
export function faultName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
