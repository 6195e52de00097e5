import type { Guard } from '#platform/http/serving/guard.ts';
import { storageUnavailable } from '#platform/storage/storage.ts';
import { busy } from '#shared/api/busy.ts';
import type { EndpointShape } from '#shared/api/endpoint.ts';
import { type ProblemType, STATUS_OF_KIND } from '#shared/api/problem.ts';
import * as problems from '#shared/api/problems.ts';
import { scopeOf } from '#shared/api/scopes.ts';

/** Refusals of all calls. */
const anyCall = { ...problems, busy };

type Json = Record<string, unknown>;

/** A bug, which has no Problem. */
const SERVER_ERROR = 'server.error';

/** Refusals that follow from a call's guard, its input and the load of the shop. */
export function usualRefusals(endpoint: EndpointShape, guard: Guard): string[] {
  const { method, params } = endpoint;
  const isWrite = method !== 'GET';
  const isOpen = guard.refusal(null) === undefined;
  const types: ProblemType[] = [anyCall.severalHosts, anyCall.tooManyRequests, anyCall.invalidInput];
  if (params) types.push(anyCall.notFound);
  if (isWrite) types.push(anyCall.malformedJson, anyCall.bodyTooLarge, anyCall.notJson, anyCall.crossSite);
  if (!isOpen)
    types.push(anyCall.signInFirst, anyCall.notAllowed, scopeOf(endpoint) ? anyCall.keyMayNot : anyCall.notByKey);
  return types.map(({ code }) => code);
}

/** The error responses of calls, by status and codes. Common ones become components. */
export class Refusals {
  readonly #problems: ReadonlyMap<string, ProblemType>;
  readonly #shared = new Map<string, Json>();

  constructor(problems: Iterable<ProblemType>) {
    this.#problems = new Map([...Object.values(anyCall), ...problems].map(type => [type.code, type]));
  }

  /** @throws for an unknown code, which is a mistake in the table of refusals */
  responses(codes: readonly string[]): Json {
    const byStatus = Map.groupBy(new Set(codes), code => this.#statusOf(code));
    // All writes share the refusals of size and content type.
    const isWrite = byStatus.get(413)?.length === 1 && byStatus.get(415)?.length === 1;
    const statuses = [...byStatus]
      .filter(([status]) => status !== 503 && (!isWrite || (status !== 413 && status !== 415)))
      .sort(([one], [other]) => one - other);
    const named = statuses.map(([status, of]) => [status, this.#response(status, of.toSorted())]);
    return {
      ...Object.fromEntries(named),
      ...(isWrite && { '4XX': this.#response(413, [anyCall.bodyTooLarge.code, anyCall.notJson.code]) }),
      '5XX': this.#response(503, [...(byStatus.get(503) ?? []), ...AWAY]),
    };
  }

  get shared(): Json {
    return Object.fromEntries(this.#shared);
  }

  #statusOf(code: string): number {
    const type = this.#problems.get(code);
    if (!type) throw new Error(`no refusal is called ${code}`);
    return STATUS_OF_KIND[type.kind];
  }

  #response(status: number, codes: readonly string[]): Json {
    // Responses with several codes of their own are rarely shared.
    const own = codes.filter(code => code !== SERVER_ERROR && !USUAL.has(code));
    const response = responseOf(status, codes);
    if (own.length > 1) return response;
    const long = codes.map(code => capital(own.includes(code) ? code : (code.split('.').at(-1) ?? ''))).join('Or');
    const name = SHORT[long] ?? long;
    this.#shared.set(name, response);
    return { $ref: `#/components/responses/${name}` };
  }
}

/** Components that nearly every call refers to. */
const SHORT: Readonly<Record<string, string>> = {
  BusyOrErrorOrAway: 'Away',
  InvalidOrMalformedOrSeveralHosts: 'BadBody',
  InvalidOrSeveralHosts: 'BadQuery',
  KeyMayNotOrNotAllowed: 'Forbidden',
  KeyMayNotOrNotAllowedOrCrossSite: 'ForbiddenWrite',
  NotAllowedOrNotByKey: 'NotByKey',
  NotAllowedOrNotByKeyOrCrossSite: 'WriteNotByKey',
  ShopOpeningSoonOrBusyOrErrorOrAway: 'AwayOrClosed',
};
const USUAL = new Set([...Object.values(anyCall), storageUnavailable].map(({ code }) => code));
/** Refusals of all calls while the shop, its database or its storage is unavailable. */
const AWAY: readonly string[] = [anyCall.busy.code, SERVER_ERROR, storageUnavailable.code];

const PASSES: readonly number[] = [429, 503];

/** References to the headers of the document. */
export function headerRefs(names: readonly string[]): Json {
  return Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]));
}

function responseOf(status: number, codes: readonly string[]): Json {
  return {
    description: WORDS[status] ?? 'Refused',
    ...(PASSES.includes(status) && { headers: headerRefs(['Retry-After']) }),
    ...(status === 429 && { headers: headerRefs(['Retry-After', 'RateLimit', 'RateLimit-Policy']) }),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Problem', properties: { code: { enum: codes } } } },
    },
  };
}

const WORDS: Readonly<Record<number, string>> = {
  400: 'Invalid',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large, or not JSON',
  415: 'Not JSON',
  429: 'Too many requests',
  502: 'An external service is not responding',
  503: 'Unavailable, or an error in the shop',
};

function capital(words: string): string {
  return words
    .split(/[._]/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
