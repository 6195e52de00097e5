/** The kinds of refusals and their HTTP status codes. */
export const STATUS_OF_KIND = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  upstream: 502,
  unavailable: 503,
} as const;

export type ProblemKind = keyof typeof STATUS_OF_KIND;

/** The body of a refusal. `fields` has a message for each invalid input, `data` what the screen needs to recover. */
export interface ProblemBody {
  readonly success: false;
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

/** A sentence, or what makes it in the language of the answer. */
export type Sentence = string | (() => string);

const said = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : sentence());

/**
 * A refusal with a sentence for the user. Rules return it, use cases throw it, one handler renders it. The sentence is made
 * when it is read, so that it is in the language of the request.
 */
export class Problem extends Error {
  readonly code: string;
  readonly kind: ProblemKind;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;
  readonly #sentence: Sentence;
  readonly #fields: Readonly<Record<string, Sentence>> | undefined;

  constructor(code: string, kind: ProblemKind, sentence: Sentence, more: ProblemDetail = {}) {
    super();
    this.#sentence = sentence;
    this.#fields = more.fields;
    this.name = 'Problem';
    this.code = code;
    this.kind = kind;
    this.data = more.data;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  override get message(): string {
    return said(this.#sentence);
  }

  /** A sentence for each invalid input. */
  get fields(): Readonly<Record<string, string>> | undefined {
    const fields = this.#fields;
    return fields && Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, said(sentence)]));
  }

  get status(): number {
    return STATUS_OF_KIND[this.kind];
  }

  /** A copy with more detail: invalid fields, current data, when to retry. */
  with(more: ProblemDetail): Problem {
    const { data, retryAfterSeconds } = this;
    return new Problem(this.code, this.kind, this.#sentence, {
      fields: this.#fields,
      data,
      retryAfterSeconds,
      ...more,
    });
  }

  body(): ProblemBody {
    const { fields } = this;
    return {
      success: false,
      code: this.code,
      message: this.message,
      ...(fields && { fields }),
      ...(this.data !== undefined && { data: this.data }),
    };
  }
}

/** Recognises refusals by shape, because the built screens contain their own copy of this class. */
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem';
}

export interface ProblemDetail {
  readonly fields?: Readonly<Record<string, Sentence>> | undefined;
  readonly data?: unknown;
  readonly retryAfterSeconds?: number | undefined;
}

/** A declared refusal. Call it to make the Problem; `code` and `kind` can be read without. */
export interface ProblemType<Words extends readonly unknown[] = readonly never[]> {
  (...words: Words): Problem;
  readonly code: string;
  readonly kind: ProblemKind;
}

/**
 * Declares a refusal once, for server and browser.
 * @example export const onlyInStock = problem('cart.only_in_stock', 'conflict', (stock: number) => `Only ${stock} in
 * stock.`);
 */
export function problem<Words extends readonly unknown[] = []>(
  code: string,
  kind: ProblemKind,
  sentence: string | ((...words: Words) => string),
): ProblemType<Words> {
  const make = (...words: Words) =>
    new Problem(code, kind, typeof sentence === 'string' ? sentence : () => sentence(...words));
  return Object.assign(make, { code, kind });
}
