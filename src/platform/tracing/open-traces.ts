import {
  type Attributes,
  type Context,
  SpanKind as Kind,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, SpanEnd, SpanKind, SpanStart, Traces } from './traces.ts';

export interface TraceSettings {
  /** The collector's address, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  /** The share of traces that are kept, 0 to 1. */
  readonly share: number;
  /** How long spans are collected before they are sent, and how long the collector has, for tests. */
  readonly sentAfterMs?: number;
  readonly answersWithinMs?: number;
}

export interface TracedProcess {
  readonly version: string;
  /** Told when traces could not be sent, at most once a minute. */
  readonly onFailure: (error: Error | undefined) => void;
}

/** Beyond this many waiting spans, further ones are left out: a collector that is away takes no more memory than these. */
const MAX_WAITING = 8_192;
const BATCH = 512;
const SENT_AFTER_MS = 2_000;
const ANSWERS_WITHIN_MS = 5_000;
const CLOSED_WITHIN_MS = 2_000;
const SAID_EVERY_MS = 60_000;

const KINDS: Readonly<Record<SpanKind, Kind>> = {
  request: Kind.SERVER,
  statement: Kind.CLIENT,
  job: Kind.CONSUMER,
  outgoing: Kind.CLIENT,
};

/**
 * Traces sent to a collector with OTLP over HTTP, as JSON. This file is loaded only if they are wanted. Spans that can't be
 * sent are dropped.
 */
export function openTraces(settings: TraceSettings, { version, onFailure }: TracedProcess): Traces {
  const { endpoint, headers, service, share } = settings;
  const { sentAfterMs = SENT_AFTER_MS, answersWithinMs = ANSWERS_WITHIN_MS } = settings;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: answersWithinMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      'service.instance.id': `${process.pid}`,
    }),
    // By the trace's id alone: what the asking program says about sampling decides nothing here.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: sayingFailures(exporter, onFailure),
        maxQueueSize: MAX_WAITING,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: sentAfterMs,
        exportTimeoutMillis: answersWithinMs,
      }),
    ],
  });
  const tracer = provider.getTracer('bijli-bazaar', version);

  const begin = ({ kind, name, facts }: SpanStart, parent: Context): Span => {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...facts } }, parent);
    let within: Context | undefined;
    return {
      get traceparent() {
        return traceparentOf(span.spanContext());
      },
      begin: start => {
        within ??= trace.setSpan(parent, span);
        return begin(start, within);
      },
      end: end => endSpan(span, end),
    };
  };

  return {
    begin: (start, traceparent) => {
      const asking = traceparent === undefined ? undefined : readTraceparent(traceparent);
      return begin(start, asking ? trace.setSpanContext(ROOT_CONTEXT, asking) : ROOT_CONTEXT);
    },
    close: async () => {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, CLOSED_WITHIN_MS);
      await Promise.race([provider.shutdown().catch(() => {}), late.promise]).finally(() => clearTimeout(timer));
    },
  };
}

function endSpan(span: OpenSpan, { name, facts, fault }: SpanEnd = {}): void {
  if (!span.isRecording()) return;
  if (name !== undefined) span.updateName(name);
  if (facts) span.setAttributes(facts as Attributes);
  if (fault !== undefined) span.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The first version of W3C Trace Context; later ones begin in the same way. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-|$)/;
const MAX_TRACEPARENT = 256;

/** The ids of the program that asks; undefined if they have another form. Nothing else is taken from it. */
export function readTraceparent(text: string): SpanContext | undefined {
  const [, traceId, spanId] = (text.length <= MAX_TRACEPARENT && TRACEPARENT.exec(text)) || [];
  if (!traceId || !spanId) return undefined;
  return { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
}

function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`;
}

/** An exporter that tells of failures, not more often than once a minute. */
function sayingFailures(exporter: SpanExporter, onFailure: TracedProcess['onFailure']): SpanExporter {
  let saidAt = Number.NEGATIVE_INFINITY;
  const say = (error: Error | undefined) => {
    if (performance.now() - saidAt < SAID_EVERY_MS) return;
    saidAt = performance.now();
    onFailure(error);
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, result => {
        // 0 is success.
        if (result.code !== 0) say(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}
