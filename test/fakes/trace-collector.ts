import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ShopSettings } from '#config/shop-settings.ts';
import { openTraces } from '#platform/tracing/open-traces.ts';

/** A span as OTLP's JSON has it, with its attributes as an object. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** A collector on this machine that keeps what it gets. */
export interface TraceCollector {
  readonly url: string;
  readonly spans: readonly SentSpan[];
  /** The bodies as they came. */
  readonly bodies: readonly string[];
  readonly headers: readonly NodeJS.Dict<string | string[]>[];
  /** For `startTestShop`. */
  readonly settings: Pick<ShopSettings, 'openTraces'>;
  readonly close: () => Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string };
}
interface OtlpSpan extends Omit<SentSpan, 'attributes' | 'failed'> {
  readonly attributes?: readonly Attribute[];
  readonly status?: { readonly code?: number };
}
interface OtlpBody {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[] }[];
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const [spans, bodies, headers]: [SentSpan[], string[], NodeJS.Dict<string | string[]>[]] = [[], [], []];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    bodies.push(body);
    headers.push({ path: request.url, ...request.headers });
    const { resourceSpans }: OtlpBody = JSON.parse(body);
    const sent = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap(scope => scope.spans);
    spans.push(...sent.map(readSpan));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, spans, bodies, headers },
    settings: tracingTo(url),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>(closed => server.close(() => closed()));
    },
  };
}

/** Settings of a shop that sends all its traces to an address. */
export function tracingTo(endpoint: string, answersWithinMs?: number): Pick<ShopSettings, 'openTraces'> {
  const settings = {
    ...{ endpoint, headers: { 'api-key': 'key-of-the-collector' }, service: 'test', share: 1, sentAfterMs: 100 },
    ...(answersWithinMs !== undefined && { answersWithinMs }),
  };
  return { openTraces: onFailure => openTraces(settings, { version: '0', onFailure }) };
}

function readSpan({ attributes = [], status, ...span }: OtlpSpan): SentSpan {
  const read = ({ value }: Attribute) => value.stringValue ?? Number(value.intValue);
  return {
    ...span,
    failed: status?.code === 2,
    attributes: Object.fromEntries(attributes.map(each => [each.key, read(each)])),
  };
}
