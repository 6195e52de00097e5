import * as z from 'zod/mini';
import type { TraceSettings } from '#platform/tracing/open-traces.ts';

/** A header name and its value, percent-encoded. */
const HEADER = /^\s*([!#$&'*+.^`|~\w-]+)\s*=\s*([^\s,;]*)\s*$/;

/** Under OpenTelemetry's own names, so that what is written about these holds here. */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.refine(
          text => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''),
          'must be an address that starts with http:// or https://',
        ),
      ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(
    z
      .string()
      .check(z.refine(text => readHeaders(text) !== undefined, 'must be headers such as api-key=secret,team=shop')),
  ),
  OTEL_SERVICE_NAME: z.optional(z.string().check(z.maxLength(100, 'must have at most 100 characters'))),
  OTEL_TRACES_SAMPLER_ARG: z.optional(
    z.string().check(z.refine(text => /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text), 'must be a number from 0 to 1')),
  ),
};

type TraceVariables = { readonly [Name in keyof typeof TRACE_VARIABLES]?: string | undefined };

/** Undefined without an endpoint: then nothing is traced and nothing is loaded for it. */
export function tracesOf(v: TraceVariables): TraceSettings | undefined {
  if (v.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return {
    endpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: readHeaders(v.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
    service: v.OTEL_SERVICE_NAME ?? 'bijli-bazaar',
    share: Number(v.OTEL_TRACES_SAMPLER_ARG ?? 1),
  };
}

function readHeaders(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const part of text.split(',').filter(each => each.trim() !== '')) {
    const [, name, value] = HEADER.exec(part) ?? [];
    const plain = value === undefined ? undefined : decoded(value);
    if (name === undefined || plain === undefined) return undefined;
    headers[name] = plain;
  }
  return headers;
}

/** Undefined if it can't be decoded, or not be sent as a header. */
function decoded(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text);
    return /^[\t\x20-\x7e]*$/.test(plain) ? plain : undefined;
  } catch {
    return undefined;
  }
}
