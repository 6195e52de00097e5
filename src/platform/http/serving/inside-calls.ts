import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '#platform/db/database-errors.ts';
import { somethingWentWrong } from '#platform/http/error-handler.ts';
import type { Memory } from '#platform/http/load/memory.ts';
import { busy } from '#shared/api/busy.ts';
import { type Call, caller, decodeAnswer, type RequestParts, requestParts } from '#shared/api/call.ts';
import type { EndpointShape } from '#shared/api/endpoint.ts';
import { isProblem, Problem } from '#shared/api/problem.ts';
import { speaking } from '#shared/language/speaking.ts';

export interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Makes an answer in wire units and collects the tags it depends on. */
type MakeAnswer = (asked: Asked, parts: RequestParts, tags: Set<string>) => Promise<object>;

interface InsideAnswer {
  readonly data: unknown;
  readonly tags: ReadonlySet<string>;
}

/** What one page has asked for so far. */
export class PageNeeds {
  readonly answers = new Map<string, Promise<InsideAnswer>>();
  /** What the answers depend on, and so the page. */
  readonly tags = new Set<string>();
  /** Whether an answer could not be made for now. */
  isBusy = false;
}

/** The API for the pages of this process: public calls without HTTP, by the same handlers and checks of the input. */
export class InsideCalls {
  readonly #public = new Map<string, MakeAnswer>();
  readonly #memory: Memory;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  addPublic(endpoint: EndpointShape, make: MakeAnswer): void {
    this.#public.set(endpoint.path, make);
  }

  /** A client that makes each call of a page once, and tells refusals in the language of the page. */
  caller(asked: Asked, needs: PageNeeds, language: string): Call {
    return async (endpoint, input) => {
      const parts = requestParts(endpoint, input as Record<string, unknown>, language);
      const coming = needs.answers.get(parts.path) ?? this.#once(asked, endpoint, parts, needs);
      needs.answers.set(parts.path, coming);
      const { data, tags } = await coming.catch(problem => {
        throw saidIn(language, problem);
      });
      for (const tag of tags) needs.tags.add(tag);
      return data as never;
    };
  }

  async #once(asked: Asked, endpoint: EndpointShape, parts: RequestParts, needs: PageNeeds): Promise<InsideAnswer> {
    try {
      return await this.#answer(asked, endpoint, parts);
    } catch (error) {
      if (isProblem(error) ? error.kind === 'unavailable' : isUnavailable(error)) needs.isBusy = true;
      throw refusalFrom(error, asked.request, endpoint);
    }
  }

  async #answer(asked: Asked, endpoint: EndpointShape, parts: RequestParts): Promise<InsideAnswer> {
    const make = this.#public.get(endpoint.path);
    if (!make) return { data: await overHttp(asked, endpoint, parts), tags: new Set() };
    const answer = async () => {
      const tags = new Set<string>();
      const wire = await make(asked, parts, tags);
      return { data: decodeAnswer(endpoint, wire), tags };
    };
    // What all pages of a kind ask for, such as who the shop is.
    const isShared = !endpoint.params && Object.keys(parts.query).every(name => name === 'language');
    return isShared ? this.#memory.recallAnswer(`inside ${parts.path}`, answer) : answer();
  }
}

/** A call that is not public, as a guest makes it. */
function overHttp({ request }: Asked, endpoint: EndpointShape, { path }: RequestParts): Promise<unknown> {
  const call = caller(async () => {
    const answer = await request.server.inject({ method: 'GET', url: path });
    return new Response(answer.body, { status: answer.statusCode });
  });
  return call(endpoint, {});
}

/** Refusals as they are. Anything else is logged, as for a call by HTTP, and told without details. */
function refusalFrom(error: unknown, request: FastifyRequest, { path }: EndpointShape): Problem {
  if (isProblem(error)) return error;
  const isAway = isUnavailable(error);
  request.log.error({ err: error, route: `/api${path}` }, isAway ? 'unavailable' : 'request failed');
  if (isAway) return busy();
  return new Problem('server.error', 'unavailable', somethingWentWrong(request), { data: { reference: request.id } });
}

function saidIn(language: string, problem: Problem): Problem {
  const { code, kind, data, retryAfterSeconds } = problem;
  const { message, fields } = speaking(language, () => ({ message: problem.message, fields: problem.fields }));
  return new Problem(code, kind, message, { fields, data, retryAfterSeconds });
}
