import { CALLS, type Calls } from './api.ts';
import { type Problem, ShopError } from './refusal.ts';

export interface ClientOptions {
  /** The address of the shop, such as `https://shop.example`. */
  readonly shop: string;
  /** The token of a session or an API key, or a function that has the present one. */
  readonly token?: string | (() => string | undefined) | undefined;
  /** The language of refusals: `en`, `hi` or `ta`. */
  readonly language?: string;
  readonly fetch?: typeof fetch;
  /** How often a call that may be repeated is tried again; 2 unless said otherwise. */
  readonly retries?: number;
  /** The longest pause before another try, in seconds; 20 unless said otherwise. A call that must wait longer fails. */
  readonly longestWait?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * The Idempotency-Key of an order: with the same key and the same input, there is one order. Without one, the client makes
   * a key for this call, which makes its own retries safe, but not a second call.
   */
  readonly key?: string;
}

/** One call of the API. Input goes into path, query and body by itself. */
export type Call<Name extends keyof Calls> = undefined extends Calls[Name]['input']
  ? (input?: Calls[Name]['input'], options?: CallOptions) => Promise<Calls[Name]['answer']>
  : (input: Calls[Name]['input'], options?: CallOptions) => Promise<Calls[Name]['answer']>;

/** The shop: a function for each call of the API. */
export type Client = { readonly [Name in keyof Calls]: Call<Name> } & {
  /** The whole address of a path that the shop answered with, such as that of a picture. */
  readonly addressOf: (path: string) => string;
  /** The same client with another token; without one for guests. */
  readonly withToken: (token?: ClientOptions['token']) => Client;
};

/**
 * A client of one shop. A call answers with what the shop answers, a file as a `Response`, and throws a {@link ShopError}
 * otherwise. Calls that read, set (`PUT`), delete, or have an Idempotency-Key are tried again when the shop can't be reached
 * or asks to wait.
 */
export function createClient(options: ClientOptions): Client {
  const addressOf = (path: string) => new URL(path, options.shop).href;
  const calls = Object.keys(CALLS).map(name => [
    name,
    (input: object = {}, more: CallOptions = {}) => call(options, name as keyof Calls, { input, more }),
  ]);
  return {
    ...Object.fromEntries(calls),
    addressOf,
    withToken: (token: ClientOptions['token']) => createClient({ ...options, token }),
  } as Client;
}

/** A new Idempotency-Key. Keep it with the order until there is an answer. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

interface Asked {
  readonly input: object;
  readonly more: CallOptions;
}

async function call(options: ClientOptions, name: keyof Calls, { input, more }: Asked): Promise<unknown> {
  const { retries = 2, longestWait = 20, fetch: send = fetch } = options;
  const { url, init, isRepeatable } = requestOf(options, name, { input, more });
  for (let left = retries; ; left -= 1) {
    const pause = 0.5 * 2 ** (retries - left);
    try {
      const answer = await send(url, init);
      if (answer.ok) return isJson(answer) ? await answer.json() : answer;
      throw await refusalIn(answer, name);
    } catch (error) {
      more.signal?.throwIfAborted();
      const refusal = error instanceof ShopError ? error : unreachable(error, name);
      const wait = refusal.retryAfter ?? pause;
      if (!isRepeatable || left === 0 || !PASSES.includes(refusal.status) || wait > longestWait) throw refusal;
      await sleep(wait, more.signal);
    }
  }
}

/** No answer at all, too many requests, and a shop or a provider that is busy. */
const PASSES: readonly number[] = [0, 429, 502, 503];

function requestOf(options: ClientOptions, name: keyof Calls, { input, more }: Asked) {
  const [method = '', pattern = '', flag] = CALLS[name].split(' ');
  const rest = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = pattern.replace(/{(\w+)}/g, (_whole, part: string) => {
    const value = rest.get(part);
    rest.delete(part);
    return encodeURIComponent(String(value));
  });
  const url = new URL(`/api${path}`, options.shop);
  const hasBody = flag !== 'bare' && method !== 'GET' && method !== 'DELETE';
  // Several values are separated by commas.
  if (!hasBody) for (const [part, value] of rest) url.searchParams.set(part, String(value));
  const token = typeof options.token === 'function' ? options.token() : options.token;
  const key = more.key ?? (flag === 'once' ? newKey() : undefined);
  const init: RequestInit = {
    method,
    credentials: 'omit',
    headers: {
      accept: 'application/json, */*;q=0.5',
      ...(options.language && { 'accept-language': options.language }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(Object.fromEntries(rest)) }),
    ...(more.signal && { signal: more.signal }),
  };
  return { url, init, isRepeatable: method !== 'POST' || flag === 'once' };
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true;
}

async function refusalIn(answer: Response, name: keyof Calls): Promise<ShopError> {
  const { status, headers } = answer;
  const said = headers.get('retry-after');
  const retryAfter = said !== null && /^\d+$/.test(said) ? Number(said) : undefined;
  const body = isJson(answer) ? ((await answer.json()) as Partial<Problem>) : {};
  const unreadable = { code: 'client.unreadable', message: `The shop answered ${status} without saying why.` };
  return new ShopError({ ...unreadable, ...body }, { call: name, status, retryAfter });
}

function unreachable(cause: unknown, call: keyof Calls): ShopError {
  const message = 'The shop can’t be reached. Check the connection and try again.';
  return new ShopError({ code: 'client.unreachable', message }, { call, status: 0, retryAfter: undefined, cause });
}

function sleep(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
