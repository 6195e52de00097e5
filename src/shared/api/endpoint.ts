import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One API call as data: method, path and schemas. */
export interface EndpointShape {
  readonly method: Method;
  /** Relative to /api, with `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** A body that is accepted, where the required fields of the schema don't make one. */
  readonly example?: object;
  readonly output: Schema;
  /** Content type, if the answer is a file. */
  readonly file?: string;
  /** Request headers the call reads, with a description of each. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Starts or ends a session. */
  readonly setsCookies?: true;
}

/** One API call, declared once for the server, the typed client and the OpenAPI document. */
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
/** What a handler returns: the answer in wire units. */
export type WireAnswerOf<E> = E extends Endpoint<infer _In, infer _Out, infer Wire> ? Wire : never;

function endpoint(method: Method) {
  return <const S extends Shape>(path: string, shape: S): Made<S> => ({ method, path, ...shape });
}

/** The same call, whose answer the client reads as something else. */
export function readAs<In, Out, Wire, Read>(
  { __types, ...shape }: Endpoint<In, Out, Wire>,
  read: (answer: Out) => Read,
): Endpoint<In, Read, Wire> {
  return {
    ...shape,
    output: z.pipe(
      shape.output,
      z.transform(answer => read(answer as Out)),
    ),
  };
}

export const get = endpoint('GET');
export const post = endpoint('POST');
export const put = endpoint('PUT');
/** Not `delete`, which is a reserved word. */
export const remove = endpoint('DELETE');
