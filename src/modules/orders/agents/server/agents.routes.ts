import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Platforms } from '#orders/agents/server/platforms/platforms.ts';
import { signedAnswer } from '#orders/agents/server/signing/sign-message.ts';
import { signingKey } from '#orders/agents/server/signing/signing-key.ts';
import { isSigned, verifyRequest } from '#orders/agents/server/signing/verify-request.ts';
import { Nothing } from '#orders/agents/ucp/answers.schema.ts';
import { profileIn } from '#orders/agents/ucp/read-agent.ts';
import { Meta } from '#orders/agents/ucp/requests.schema.ts';
import { MCP_PATH, PROFILE_PATH, REST_PATH, UCP_VERSION } from '#orders/agents/ucp/ucp.ts';
import type { Paying } from '#orders/orders/server/orders.ts';
import type { Ctx } from '#platform/context.ts';
import { keepPrivate } from '#platform/http/load/entrance.ts';
import { type McpTool, mcpTool } from '#platform/http/mcp/mcp-tool.ts';
import { faultOf, faultText, serveMcp } from '#platform/http/mcp/serve-mcp.ts';
import { readableAnywhere } from '#platform/http/safety/cross-origin.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { replay, sendBody } from '#platform/http/serving/replay.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import type { AgentCall, AgentShop, Platform } from './agent-call.ts';
import { AGENTS_PATH, agentsText, LLMS_PATH, llmsText } from './agents-text.ts';
import { wasFound } from './answers.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { ownProfile } from './own-profile.ts';
import { performOperation } from './perform.ts';
import { invalidRequest, isKeyNotFound, signatureInvalid, signatureMissing } from './protocol-errors.ts';

const access = openBecause('shopping by agents, which act for buyers who confirm what they order');
/** Platforms keep a profile for a time; a shorter one would make each of their calls fetch it. */
const KEPT = 'public, max-age=300';
const JSON_TYPE = 'application/json; charset=utf-8';
const KEY = /^[\x20-\x7e]{16,200}$/;

export interface AgentSettings {
  readonly paying: Paying;
  /** The public URL; without it there is nothing that agents could find. */
  readonly address: string | undefined;
  /** A port of this machine whose profiles are read, for tests and development. */
  readonly ownPort?: number | undefined;
}

/** Serves shopping by agents: the profile of the shop, and the operations of the protocol over REST and as tools. */
export function serveAgents(api: Api, { paying, address, ownPort }: AgentSettings): void {
  if (address === undefined) return;
  const shop: AgentShop = { paying, address };
  const platforms = new Platforms(address, ownPort);
  serveDocuments(api, shop);

  const enter = async (request: FastifyRequest) => {
    const visit = await api.entrance.admit(request, request.routeOptions.url ?? '');
    if (visit === 'nobody') throw api.entrance.refusal();
    return api.contextOf(request, null, new Set());
  };
  const callOf: CallOf = async (request, operation, { profile, key }) => {
    const ctx = await enter(request);
    const signed = isSigned(request);
    const platform = await platforms.named(ctx, profile, signed);
    if (!signed) return { ctx, shop, platform };
    if (!operation.hints.readOnlyHint && key === undefined)
      throw signatureMissing('A signed request that changes something must have an idempotency key');
    const header = profileOf(request);
    if (header !== undefined && header !== profile)
      throw signatureInvalid('UCP-Agent names another platform than meta');
    return { ctx, shop, platform: await proved(ctx, request, platform) };
  };
  /** The platform whose key has signed the request; with keys that it has published since its profile was read. */
  const proved = async (ctx: Ctx, request: FastifyRequest, platform: Platform): Promise<Platform> => {
    const verifying = { request, address, now: ctx.now() };
    try {
      verifyRequest({ ...verifying, keys: platform.keys });
      return platform;
    } catch (error) {
      if (!isKeyNotFound(error)) throw error;
      const renewed = await platforms.renewed(ctx, platform);
      verifyRequest({ ...verifying, keys: renewed.keys });
      return renewed;
    }
  };

  serveMcp(api, {
    ...{ url: MCP_PATH, address, access },
    info: { name: 'bijli-bazaar', title: 'Bijli Bazaar', version: UCP_VERSION },
    instructions: `Shopping by the Universal Commerce Protocol ${UCP_VERSION}. Each call names the profile of your platform in meta["ucp-agent"].profile. Prices are in paise. Hand over to the buyer at continue_url when a checkout requires it. See ${address}${AGENTS_PATH}.`,
    refusesArguments: true,
    enter: async request => request,
    tools: OPERATIONS.map(operation => toolOf(operation, callOf)),
  });

  api.app.register(async inner => {
    inner.setErrorHandler((error, request, reply) => {
      const { status, data, message, retryAfterSeconds } = faultOf(error, request);
      if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
      return reply
        .code(status === 200 ? 400 : status)
        .header('cache-control', 'private, no-store')
        .send(data ?? { code: 'invalid_request', content: message });
    });
    for (const operation of OPERATIONS) {
      const [method, path] = operation.rest;
      inner.route<{ Params: { id?: string } }>({
        ...{ method, url: `${REST_PATH}${path}` },
        config: { ...access.config, cost: operation.cost },
        handler: async (request, reply) => {
          reply.header('cache-control', 'private, no-store');
          const key = keyOf(request.headers['idempotency-key']);
          const call = await callOf(request, operation, { profile: profileOf(request), key });
          const read = z.safeParse(operation.schema, request.body ?? {});
          if (!read.success)
            throw invalidRequest(faultText(read.error, request.body ?? {}, { whole: 'body', request }));
          const asked = { id: request.params.id ?? '', payload: read.data, sent: request.body, key };
          const answer = await api.budgets.work(request, operation.cost, null, () =>
            performOperation(call, operation, asked),
          );
          // What could not be made is an answer about nothing.
          const isMade = 'id' in answer;
          const status = isMade && !wasFound(answer) ? (operation.status ?? 200) : 200;
          if (operation.isAnswerSigned) {
            const body = JSON.stringify(answer);
            const signed = signedAnswer(
              { status, type: JSON_TYPE, body, at: call.ctx.now() },
              await signingKey(call.ctx),
            );
            return reply.code(status).headers(signed).send(body);
          }
          return reply.code(status).send(answer);
        },
      });
    }
  });
}

/** The profile of the shop, and what agents and models read of it. Each is the same for everybody until a setting changes. */
function serveDocuments(api: Api, { address, paying }: AgentShop): void {
  const told = { address, providers: () => paying.providers.offered().map(({ name }) => name) };
  const documents: readonly Document[] = [
    [PROFILE_PATH, 'application/json', async ctx => JSON.stringify(await ownProfile(ctx, address))],
    [LLMS_PATH, 'text/plain', ctx => llmsText(ctx, told)],
    [AGENTS_PATH, 'text/markdown', ctx => agentsText(ctx, told)],
  ];
  for (const [path, type, write] of documents)
    api.app.get(path, openBecause('what agents can do in the shop'), async (request, reply) => {
      const visit = await api.entrance.admit(request, path);
      if (visit === 'nobody') throw api.entrance.refusal();
      const kept = await api.cache.through(path, async () => {
        const tags = new Set<string>();
        const text = await write(api.contextOf(request, null, tags));
        const headers = { 'content-type': `${type}; charset=utf-8` };
        return { status: 200, headers, body: Buffer.from(text), tags: [...tags] };
      });
      // A shop that is not open yet is shown to its own people only.
      if (visit === 'preview') return sendBody(request, keepPrivate(reply).headers(kept.headers), kept);
      readableAnywhere(reply);
      return replay(request, reply, kept, undefined, KEPT);
    });
}

type Document = readonly [path: string, type: string, write: (ctx: Ctx) => Promise<string>];

type CallOf = (
  request: FastifyRequest,
  operation: Operation,
  named: { readonly profile: string | undefined; readonly key: string | undefined },
) => Promise<AgentCall>;

/** The profile that the headers name. */
function profileOf({ headers: { 'ucp-agent': agent } }: FastifyRequest): string | undefined {
  return profileIn(typeof agent === 'string' ? agent : undefined);
}

/** An operation as a tool: its payload has a name of its own, and goes beside what is said about the call. */
function toolOf(operation: Operation, callOf: CallOf): McpTool<FastifyRequest> {
  const { name, title, description, hints, cost, payload, schema, answer, rest } = operation;
  const input = z.looseObject({
    meta: Meta,
    ...(rest[1].includes(':id') && { id: z.string().check(z.maxLength(200)) }),
    ...(payload && { [payload]: schema }),
  });
  return mcpTool({
    ...{ name, title, description, hints, cost, input, output: z.union([answer, Nothing]) },
    call: async (_caller, asked, request) => {
      const key = keyOf(asked.meta['idempotency-key'] ?? request.headers['idempotency-key']);
      const call = await callOf(request, operation, { profile: asked.meta['ucp-agent'].profile, key });
      const id = typeof asked.id === 'string' ? asked.id : '';
      const given: unknown = payload ? (asked as Record<string, unknown>)[payload] : {};
      return performOperation(call, operation, { id, payload: given, sent: sentTo(request, payload), key });
    },
  });
}

/** The payload of a tool as it was sent. */
function sentTo({ body }: FastifyRequest, payload: Operation['payload']): unknown {
  const { params } = body as { readonly params?: { readonly arguments?: Record<string, unknown> } };
  return payload && params?.arguments?.[payload];
}

/** @throws McpError unless it has 16 to 200 printable characters */
function keyOf(key: string | string[] | undefined): string | undefined {
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw invalidRequest('The idempotency key must be 16 to 200 printable characters');
}
