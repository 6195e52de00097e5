import * as z from 'zod/mini';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { busy } from './busy.ts';
import type { Endpoint, EndpointShape } from './endpoint.ts';
import { Problem, type ProblemBody, type ProblemKind, STATUS_OF_KIND } from './problem.ts';

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export interface CallMore {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the API through one `fetch` function: the network in the browser, the server itself during rendering. */
export type Call = <In, Out, Wire>(endpoint: Endpoint<In, Out, Wire>, input: In, more?: CallMore) => Promise<Out>;

/**
 * The typed client. Encodes input to wire units and decodes answers.
 * Throws the server's Problem on a refusal, `busy` if an error answer contains none.
 */
export function caller(fetch: Fetch, language = () => SOURCE_LANGUAGE as string): Call {
  return async (endpoint, input, more = {}) => {
    const { path, body } = requestParts(endpoint, input as Record<string, unknown>, language());
    const answer = await fetch(path, {
      method: endpoint.method,
      credentials: 'same-origin',
      ...(more.signal && { signal: more.signal }),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...more.headers },
      ...(body !== undefined && { body }),
    });
    const parsed: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw problemFrom(answer.status, parsed);
    return decodeAnswer(endpoint, parsed) as never;
  };
}

/** An answer in the units of the program. */
export function decodeAnswer(endpoint: EndpointShape, wire: unknown): unknown {
  return z.core.decode(endpoint.output, wire as never);
}

/** What a request consists of, in wire units. */
export interface RequestParts {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string | undefined;
}

/**
 * Splits one flat input into path, query and body by their schemas. Calls whose texts are in several languages are asked
 * for those of the page; English needs no word.
 */
export function requestParts(
  endpoint: EndpointShape,
  input: Record<string, unknown>,
  language: string = SOURCE_LANGUAGE,
): RequestParts {
  const params: Record<string, string> = {};
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => {
    params[name] = String(input[name]);
    return encodeURIComponent(params[name]);
  });
  const spoken = language === SOURCE_LANGUAGE ? input : { language, ...input };
  const chosen = endpoint.query ? pick(endpoint.query, spoken) : {};
  const query = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, String(value)]));
  const search = new URLSearchParams(query).toString();
  const body = endpoint.body ? JSON.stringify(pick(endpoint.body, input)) : undefined;
  return { path: `/api${path}${search ? `?${search}` : ''}`, params, query, body };
}

function pick(schema: z.core.$ZodType, input: Record<string, unknown>): Record<string, unknown> {
  const shape = shapeOf(schema);
  const takesOthers = takesOtherKeys(schema);
  const chosen = Object.fromEntries(
    Object.entries(input).filter(([key, value]) => (takesOthers || key in shape) && value !== undefined),
  );
  return z.core.encode(schema, chosen as never) as Record<string, unknown>;
}

/** Whether an object schema has values for keys that it does not name. */
function takesOtherKeys(schema: z.core.$ZodType): boolean {
  const { catchall } = schema._zod.def as z.core.$ZodObjectDef;
  return catchall !== undefined && catchall._zod.def.type !== 'never';
}

/** The fields of an object schema, also behind a codec. */
function shapeOf(schema: z.core.$ZodType): object {
  const { def } = schema._zod as unknown as z.core.$ZodPipeInternals;
  return (schema as Partial<z.ZodMiniObject>).shape ?? (def.type === 'pipe' ? shapeOf(def.in) : {});
}

/** The refusal that an answer tells. */
export function problemFrom(status: number, parsed: unknown): Problem {
  const kind = (Object.keys(STATUS_OF_KIND) as ProblemKind[]).find(name => STATUS_OF_KIND[name] === status);
  if (typeof parsed !== 'object' || parsed === null || !('code' in parsed)) return busy();
  const { code, message, fields, data } = parsed as ProblemBody;
  return new Problem(code, kind ?? 'unavailable', message, { fields, data });
}
