import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API as data: where it is and what goes in and out. */
export interface EndpointShape {
  readonly method: Method;
  /** Below /api, with `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly output: Schema;
  /** The content type of an answer that is a file. */
  readonly file?: string;
  /** Headers that are looked at, with what each is for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** It begins or ends a session. */
  readonly setsCookies?: true;
}

/** One call of the API, written once: the server serves it, screens call it, the OpenAPI document describes it. */
export interface Endpoint<In = unknown, Out = unknown, WireOut = unknown> extends EndpointShape {
  readonly __types?: { readonly in: In; readonly out: Out; readonly wireOut: WireOut };
}

type OutputOf<Part> = Part extends Schema ? z.core.output<Part> : unknown;
type Shape = Omit<EndpointShape, 'method' | 'path'>;
type Merged<S extends Shape> = OutputOf<S['params']> & OutputOf<S['query']> & OutputOf<S['body']>;
type Made<S extends Shape> = Endpoint<Merged<S>, z.core.output<S['output']>, z.core.input<S['output']>>;

export type InputOf<E> = E extends Endpoint<infer In, unknown, unknown> ? In : never;
export type AnswerOf<E> =
  E extends Endpoint<never, infer Out, unknown>
    ? Out
    : E extends Endpoint<infer _In, infer Out, infer _Wire>
      ? Out
      : never;
/** What a handler returns: the answer in the wire's units. */
export type WireAnswerOf<E> = E extends Endpoint<infer _In, infer _Out, infer Wire> ? Wire : never;

function endpoint(method: Method) {
  return <const S extends Shape>(path: string, shape: S): Made<S> => ({ method, path, ...shape });
}

export const get = endpoint('GET');
export const post = endpoint('POST');
export const put = endpoint('PUT');
/** Named so because `delete` is a word of the language. */
export const remove = endpoint('DELETE');
