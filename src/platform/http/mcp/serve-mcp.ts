import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isUnavailable } from '#platform/db/database-errors.ts';
import { challengeTo, somethingWentWrong } from '#platform/http/error-handler.ts';
import { languageOfRequest } from '#platform/http/language-of.ts';
import type { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { fieldsOf } from '#platform/http/serving/read-input.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import { busy } from '#shared/api/busy.ts';
import { isProblem, type Problem, type ProblemKind } from '#shared/api/problem.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { speaking } from '#shared/language/speaking.ts';
import { isThisMachine } from '#shared/this-machine.ts';
import { McpError, RPC } from './mcp-error.ts';
import { describedTool, type McpTool } from './mcp-tool.ts';
import { agreedVersion, completeResult, knowsOutput, MCP_VERSIONS, speaksEachRequest } from './mcp-version.ts';

/** Refusals of these kinds are about who calls or how much; all others are what a tool answers. */
const ERRORS_OF_CALL: readonly ProblemKind[] = ['unauthenticated', 'forbidden', 'too-many', 'unavailable'];

/** A server of the Model Context Protocol. */
export interface McpServer<Caller> {
  readonly url: string;
  /** The public URL of the shop; other hosts are refused if it is this machine. Without it any host is taken. */
  readonly address?: string | undefined;
  /** Who may use it. */
  readonly access: ReturnType<typeof openBecause>;
  readonly info: { readonly name: string; readonly title: string; readonly version: string };
  /** For the model: what the server is for. */
  readonly instructions: string;
  /** Comes with every answer and refusal of a tool. */
  readonly notice?: string;
  /** Whether wrong arguments are an error of the call; otherwise the model is told of them, so that it can correct them. */
  readonly refusesArguments?: boolean;
  /** Who calls; once for each request. @throws refusals */
  readonly enter: (request: FastifyRequest) => Promise<Caller>;
  readonly tools: readonly McpTool<Caller>[];
}

const Message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.number()])),
  method: z.string(),
  params: z.optional(z.looseObject({})),
});
type Message = z.output<typeof Message>;

const Call = z.looseObject({ name: z.string(), arguments: z.optional(z.looseObject({})) });

/**
 * Serves tools over Streamable HTTP, without sessions and streams: each POST is one message of JSON-RPC and gets one JSON
 * answer. Nothing is kept between requests, so any process may answer any of them (decision 175).
 */
export function serveMcp<Caller>(api: Api, server: McpServer<Caller>): void {
  const told = server.notice === undefined ? {} : { notice: server.notice };
  const listed = server.tools.map(tool => describedTool(tool, Object.keys(told)));
  const listedBefore = listed.map(({ outputSchema: _unknown, ...tool }) => tool);
  const toolNamed = new Map(server.tools.map(tool => [tool.name, tool]));

  async function answerTo({ method, params }: Message, request: FastifyRequest): Promise<object> {
    if (method === 'initialize') return initialized(params?.protocolVersion, server);
    if (method === 'ping') return {};
    if (method === 'tools/list') return { tools: knowsOutput(request.headers) ? listed : listedBefore };
    if (method === 'tools/call') return called(params, request);
    throw noSuchMethod(method, 200);
  }

  /** In the version without a handshake. */
  async function answerToEach({ method, params }: Message, request: FastifyRequest): Promise<object> {
    const { info, instructions } = server;
    if (method === 'server/discover')
      return completeResult({ supportedVersions: MCP_VERSIONS, ...CAPABLE, instructions }, info, true);
    if (method === 'tools/list') return completeResult({ tools: listed }, info, true);
    if (method === 'tools/call') return completeResult(await called(params, request), info, false);
    throw noSuchMethod(method, 404);
  }

  async function called(params: unknown, request: FastifyRequest): Promise<object> {
    const call = Call.safeParse(params);
    if (!call.success) throw new McpError(RPC.wrongParams, wrongArguments(call.error, params, request));
    const tool = toolNamed.get(call.data.name);
    if (!tool) throw new McpError(RPC.wrongParams, `Unknown tool: ${call.data.name}`);
    const actor = await api.identify(request);
    if (tool.cost) await api.budgets.enter(request, tool.cost, actor);
    const caller = await server.enter(request);
    const input = z.safeParse(tool.input, call.data.arguments ?? {});
    if (!input.success) {
      const message = wrongArguments(input.error, call.data.arguments ?? {}, request);
      if (server.refusesArguments) throw new McpError(RPC.wrongParams, message);
      return errorOf({ ...told, code: invalidInput.code, message });
    }
    try {
      const work = () => tool.call(caller, input.data as never, request);
      return resultOf({ ...told, ...(await api.budgets.work(request, tool.cost ?? 'ordinary', actor, work)) });
    } catch (error) {
      if (!isProblem(error) || ERRORS_OF_CALL.includes(error.kind)) throw error;
      request.server.traffic.refused(error.code);
      const { success: _no, ...body } = speaking(languageOfRequest(request), () => error.body());
      return errorOf({ ...told, ...body });
    }
  }

  const { url, access } = server;
  const config = { ...access.config, cost: 'ordinary' } as const;
  api.app.register(async inner => {
    inner.setErrorHandler((error, request, reply) => sendFault(error, undefined, request, reply));
    inner.post(url, { config }, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (server.address) refuseHost(request, server.address);
      const read = Message.safeParse(request.body);
      if (!read.success)
        throw new McpError(RPC.notARequest, 'The body must be one message of JSON-RPC 2.0', { status: 400 });
      const { id } = read.data;
      try {
        const isEach = speaksEachRequest(request.headers, read.data);
        // A notification, which nothing is answered to.
        if (id === undefined) return reply.code(202).send();
        const result = await (isEach ? answerToEach : answerTo)(read.data, request);
        return reply.send({ jsonrpc: '2.0', id, result });
      } catch (error) {
        return sendFault(error, id, request, reply);
      }
    });
    // No streams are opened, and no session is there to end.
    for (const method of ['GET', 'DELETE'] as const)
      inner.route({
        ...{ method, url, config },
        handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
      });
  });
}

function initialized(asked: unknown, { info, instructions }: Pick<McpServer<never>, 'info' | 'instructions'>): object {
  return { protocolVersion: agreedVersion(asked), ...CAPABLE, serverInfo: info, instructions };
}

const CAPABLE = { capabilities: { tools: {} } };

const noSuchMethod = (method: string, status: number) =>
  new McpError(RPC.noSuchMethod, `Method not found: ${method}`, { status });

/**
 * A page of another site whose name has been made to lead here is of the same origin for the browser that runs it, so its name
 * is compared. @throws McpError
 */
function refuseHost({ headers: { origin }, host }: FastifyRequest, address: string): void {
  const named = URL.parse(`http://${host}`);
  if (origin === undefined || host === new URL(address).host || (named && isThisMachine(named.hostname))) return;
  throw new McpError(RPC.refused, 'This server has another name', { status: 403 });
}

/** As data, which is as the tool says, and as text for clients that read no data. */
function resultOf(answer: object): object {
  return { content: textOf(answer), structuredContent: answer };
}

/** As text only: data of a refusal would not be what the tool says, and clients would report that instead. */
function errorOf(refusal: object): object {
  return { content: textOf(refusal), isError: true };
}

const textOf = (answer: object) => [{ type: 'text', text: JSON.stringify(answer) }];

function wrongArguments(error: z.core.$ZodError, sent: unknown, request: FastifyRequest): string {
  return `Invalid arguments. ${faultText(error, sent, { whole: 'arguments', request })}`;
}

/**
 * What is wrong with what was sent, the first few of all faults, in the words of the API.
 * @param whole what the sent value is called
 */
export function faultText(
  { issues }: z.core.$ZodError,
  sent: unknown,
  { whole, request }: { readonly whole: string; readonly request: FastifyRequest },
): string {
  const faults = speaking(languageOfRequest(request), () => fieldsOf(issues.slice(0, 5), sent, whole));
  return Object.entries(faults)
    .map(([place, sentence]) => `${place}: ${sentence}`)
    .join('; ');
}

/** Errors have the status of their kind, and the same said in JSON-RPC. Who is not signed in is told how. */
function sendFault(error: unknown, id: Message['id'], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, status, message, data, retryAfterSeconds } = faultOf(error, request);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  // Protocols of tools may refuse with 401 for reasons of their own, such as a signature.
  if (isProblem(error) && status === 401) reply.header('www-authenticate', challengeTo(request));
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send({ jsonrpc: '2.0', id: id ?? null, error: { code, message, ...(data && { data }) } });
}

/** What an error is for the one who calls, with its HTTP status. What is no refusal is logged as a bug. */
export function faultOf(error: unknown, request: FastifyRequest): McpError {
  if (error instanceof McpError) return error;
  if (isProblem(error)) return refusalOf(error, request);
  if (isUnavailable(error)) return refusalOf(busy(), request);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new McpError(RPC.notARequest, 'The request can’t be read', { status });
  request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  return new McpError(RPC.bug, somethingWentWrong(request), { status: 500 });
}

function refusalOf(problem: Problem, request: FastifyRequest): McpError {
  request.server.traffic.refused(problem.code);
  const { code, message } = speaking(languageOfRequest(request), () => problem.body());
  const { status, retryAfterSeconds } = problem;
  const isUnread = problem.kind === 'invalid' || problem.kind === 'unsupported';
  return new McpError(isUnread ? RPC.notJson : RPC.refused, message, {
    ...{ status, retryAfterSeconds },
    data: { code, content: message, ...(retryAfterSeconds !== undefined && { retry_after: retryAfterSeconds }) },
  });
}
