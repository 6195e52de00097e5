import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '#platform/db/database-errors.ts';
import { pagePolicy } from '#platform/http/safety/security-headers.ts';
import { busy } from '#shared/api/busy.ts';
import { Problem, type ProblemKind } from '#shared/api/problem.ts';
import { bodyTooLarge, invalidInput, malformedJson, notFound, notJson } from '#shared/api/problems.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { languageOfRequest } from './language-of.ts';
import { isFile, plainPage, wantsPage } from './plain-page.ts';

const OF_FRAMEWORK: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: notJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformedJson,
  FST_ERR_CTP_INVALID_JSON_BODY: malformedJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: malformedJson,
  FST_ERR_BAD_URL: notFound,
  FST_ERR_MAX_PARAM_LENGTH: notFound,
};

/** Retry-After for temporary refusals without a time of their own. */
const SECONDS_UNTIL_RETRY: { readonly [Kind in ProblemKind]?: number } = { unavailable: 2, 'too-many': 60 };

/** Renders refusals. Anything that is not a Problem is a bug: logged, and answered without details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem | Error>((error, request, reply) => sendError(error, request, reply));
}

/** Sends an error, never cacheable; also for requests that the framework refuses before any route. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The handler may have set the headers of a picture or a file.
  reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');
  const problem = brokeOff(error, request) ? malformedJson() : problemOf(error);
  // The client has disconnected, which is not our error.
  const level = request.raw.destroyed && request.raw.socket.destroyed ? 'info' : 'error';
  if (!problem) {
    request.log[level]({ err: error, route: request.routeOptions.url }, 'request failed');
    const message = somethingWentWrong(request);
    if (wantsPage(request))
      return sendPage(
        reply,
        500,
        plainPage(languageOfRequest(request), message, () => t('platform.http.page.sorry')),
      );
    return reply.code(500).send({ success: false, code: 'server.error', message, data: { reference: request.id } });
  }
  request.server.traffic.refused(problem.code);
  if (problem.kind === 'unavailable' && !request.isTurnedAway)
    request.log[level]({ err: error, route: request.routeOptions.url }, 'unavailable');
  const retryAfter = problem.retryAfterSeconds ?? SECONDS_UNTIL_RETRY[problem.kind];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (problem.status === 401) reply.header('www-authenticate', challengeTo(request));
  const body = speaking(languageOfRequest(request), () => problem.body());
  if (wantsPage(request) && (retryAfter !== undefined || isFile(request))) {
    const title = retryAfter === undefined ? () => t('platform.http.page.sorry') : undefined;
    return sendPage(reply, problem.status, plainPage(languageOfRequest(request), body.message, title));
  }
  return reply.code(problem.status).send(body);
}

const SCHEME = 'Bearer';

/** Comes with each 401: how to sign in, and whether a token or key was sent that is unknown or has ended (RFC 6750). */
export function challengeTo({ headers: { authorization } }: FastifyRequest): string {
  return authorization === undefined ? SCHEME : `${SCHEME} error="invalid_token"`;
}

/** What a client is told of a bug. */
export function somethingWentWrong(request: FastifyRequest): string {
  return speaking(languageOfRequest(request), () => t('platform.http.wentWrong', { reference: request.id }));
}

/** For people who opened a page that could not be rendered. */
function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy([]))
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Whether the client disconnected before the body was complete. The resulting error may look like one of the database.
 * Logged as info, so that it can't be used to flood the log.
 */
function brokeOff(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof Error && raw.errored === error;
}

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return busy();
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = OF_FRAMEWORK[code];
  if (known) return known();
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? invalidInput() : undefined;
}
