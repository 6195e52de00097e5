import { setTimeout as wait } from 'node:timers/promises';
import { AskingTurns } from './asking-turns.ts';
import type { SearchSettings } from './search-settings.ts';

/** The engine gives no answer that can be used: it is away, late, overloaded, or answers something else. */
export class EngineAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineAway';
  }
}

/** A page far into a long list, which the engine does not find in its time. It is there for everything else. */
export class FarPage extends EngineAway {
  constructor(options?: ErrorOptions) {
    super('a page far into a long list', options);
    this.name = 'FarPage';
  }
}

/** The engine refuses a request; `status` says why. */
export class EngineRefusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`the search engine answered ${status}: ${text.slice(0, 500)}`);
    this.name = 'EngineRefusal';
    this.status = status;
  }
}

/** What one answer to a reader may take, tries at other nodes included. */
const READING_MS = 2_000;
/** A node that has not answered by then is asked no more, while others may be. */
const TRY_MS = 900;
/** So many readers are answered or wait for their turn; more would wait too long. */
const MAX_READERS = 64;
/** Looking for far pages is hard work for the engine, so only few are looked for at the same time. */
const MAX_FAR = 2;
/** Longer answers are nothing that was asked for. */
const MAX_BYTES = 32 * 1024 * 1024;
/** After so many failures in a row nobody waits any more. */
const MAX_FAILURES = 3;
/** While it is away, it is tried this often. */
const LOOK_AGAIN_MS = 500;

/** For tests. */
interface ClientParts {
  readonly fetcher?: typeof fetch;
  readonly readingMs?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';

/** Requests to the nodes of a search engine, one node after the other if one does not answer. */
export class EngineClient {
  readonly #settings: SearchSettings;
  readonly #fetch: typeof fetch;
  readonly #readingMs: number;
  /** The node that answered last. */
  #node = 0;
  readonly #turns: AskingTurns;
  #readers = 0;
  #far = 0;
  #failures = 0;
  #looking: Promise<void> | undefined;

  constructor(settings: SearchSettings, { fetcher = fetch, readingMs = READING_MS }: ClientParts = {}) {
    this.#settings = settings;
    this.#fetch = fetcher;
    this.#readingMs = readingMs;
    // What the database would find instead is late as well, and less.
    this.#turns = new AskingTurns(2 * readingMs);
  }

  get name(): string {
    return this.#settings.name;
  }

  /** Whether readers are turned away at once, until it is found back. */
  get isAway(): boolean {
    return this.#looking !== undefined;
  }

  /**
   * The answer to a reader, within two seconds; when many ask, it may wait twice as long for its turn.
   * @param parse throws if it can't be used
   * @throws EngineAway after that, or at once while the engine is known to be away
   */
  async read<Answer>(path: string, body: object | string, parse: (answer: unknown) => Answer): Promise<Answer> {
    if (this.isAway) throw new EngineAway('the search engine is away');
    if (this.#readers >= MAX_READERS) throw new EngineAway('too many readers wait for the search engine');
    this.#readers += 1;
    try {
      if (!(await this.#turns.begin())) throw new EngineAway('too many readers wait for the search engine');
      return await this.#readNow(path, body, parse);
    } finally {
      this.#readers -= 1;
    }
  }

  async #readNow<Answer>(path: string, body: object | string, parse: (answer: unknown) => Answer): Promise<Answer> {
    const begun = performance.now();
    try {
      // Found away while this one has waited.
      if (this.isAway) throw new EngineAway('the search engine is away');
      const answer = parse(await this.#ask('POST', path, textOf(body), this.#readingMs));
      this.#failures = 0;
      return answer;
    } catch (error) {
      // A query that it refuses is our mistake: the fallback answers then too.
      this.#fail(performance.now() - begun > this.#readingMs - TRY_MS);
      throw error instanceof EngineAway ? error : new EngineAway('the search engine refused a query', { cause: error });
    } finally {
      this.#turns.end(performance.now() - begun);
    }
  }

  /**
   * What only a far page needs: if it takes too long, that says nothing about the engine.
   * @throws FarPage if there is no answer, or as many others are looked for
   */
  async readFar<Answer>(path: string, body: object | string, parse: (answer: unknown) => Answer): Promise<Answer> {
    if (this.isAway || this.#far >= MAX_FAR) throw new FarPage();
    this.#far += 1;
    try {
      return parse(await this.#ask('POST', path, textOf(body), this.#readingMs));
    } catch (error) {
      throw new FarPage({ cause: error });
    } finally {
      this.#far -= 1;
    }
  }

  /** What writing and administration ask; they may wait longer, and while readers are turned away. */
  async call(method: Method, path: string, body?: object | string, budgetMs = 30_000): Promise<unknown> {
    return this.#ask(method, path, body && textOf(body), budgetMs);
  }

  /** @param isLate others need not wait for the same */
  #fail(isLate: boolean): void {
    this.#failures += isLate ? MAX_FAILURES : 1;
    if (this.#failures < MAX_FAILURES) return;
    this.#looking ??= this.#lookAgain().finally(() => {
      this.#failures = 0;
      this.#looking = undefined;
    });
  }

  async #lookAgain(): Promise<void> {
    for (;;) {
      await wait(LOOK_AGAIN_MS, undefined, { ref: false });
      try {
        const found = await this.#ask('POST', `/${this.name}/_search`, '{"size":0,"track_total_hits":false}', TRY_MS);
        if (isObject(found) && found.timed_out === false) return;
      } catch {
        // Still away.
      }
    }
  }

  async #ask(method: Method, path: string, body: string | undefined, budgetMs: number): Promise<unknown> {
    const { nodes } = this.#settings;
    const until = performance.now() + budgetMs;
    let reason: unknown;
    const first = this.#node;
    for (let tried = 0; tried < nodes.length; tried += 1) {
      const left = until - performance.now();
      if (left <= 0) break;
      const at = (first + tried) % nodes.length;
      const isLast = tried === nodes.length - 1;
      try {
        const ms = isLast ? left : Math.min(left, Math.max(TRY_MS, budgetMs / 4));
        const answer = await this.#askNode(nodes[at] as string, method, path, body, ms);
        this.#node = at;
        return answer;
      } catch (error) {
        // Another node would refuse it too.
        if (error instanceof EngineRefusal && error.status < 500 && error.status !== 429) throw error;
        reason = error;
      }
    }
    throw new EngineAway(`the search engine does not answer: ${reasonIn(reason)}`, { cause: reason });
  }

  async #askNode(node: string, method: Method, path: string, body: string | undefined, ms: number): Promise<unknown> {
    const { authorization } = this.#settings;
    const isLines = body?.endsWith('\n') ?? false;
    const answer = await this.#fetch(`${node}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(Math.ceil(ms)),
      headers: {
        ...(body !== undefined && { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' }),
        ...(authorization !== undefined && { authorization }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await readAtMost(answer, MAX_BYTES);
    if (!answer.ok) throw new EngineRefusal(answer.status, text);
    if (method === 'HEAD' || text === '') return {};
    return JSON.parse(text);
  }
}

function textOf(body: object | string): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function reasonIn(reason: unknown): string {
  const { cause } = reason instanceof Error ? reason : { cause: undefined };
  return cause instanceof Error ? cause.message : reason instanceof Error ? reason.message : 'too late';
}

async function readAtMost(answer: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    if (bytes > most) throw new EngineAway('the search engine answered too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
