import type { Calls, RefusalCode } from './api.ts';

/** What a call fails with when the shop did not answer it, or not in its own words. */
export type LocalCode = 'client.unreachable' | 'client.unreadable';

/** The body of a refusal. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

interface About {
  readonly call: keyof Calls;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly cause?: unknown;
}

/** A refusal of the shop, or why there is no answer. `message` is a sentence for people, in the language of the client. */
export class ShopError<Code extends string = RefusalCode | LocalCode> extends Error {
  override readonly name = 'ShopError';
  /** For programs. A newer shop may have codes that this version does not know. */
  readonly code: Code;
  /** The call that failed. */
  readonly call: keyof Calls;
  /** The HTTP status; 0 if there is no answer. */
  readonly status: number;
  /** A sentence for each wrong field, by its path, such as `items.0.quantity`. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is needed to go on, such as the current cart. */
  readonly data: unknown;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined;

  constructor({ code, message, fields = {}, data }: Problem, { call, status, retryAfter, cause }: About) {
    super(message, { cause });
    this.code = code as Code;
    this.call = call;
    this.status = status;
    this.fields = fields;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/**
 * Whether an error is a refusal of this call, so that its code is one of those that the call has.
 * @example if (isRefusal(error, 'addToCart') && error.code === 'cart.full') …
 */
export function isRefusal<Name extends keyof Calls>(
  error: unknown,
  call: Name,
): error is ShopError<Calls[Name]['refusal'] | LocalCode> {
  return error instanceof ShopError && error.call === call;
}
