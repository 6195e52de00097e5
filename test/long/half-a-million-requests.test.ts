import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { OPERATIONS } from '#orders/agents/server/operations.ts';
import { KNOWN_PLATFORMS } from '#orders/agents/server/platforms/known-platforms.ts';
import { KEY_PREFIX } from '#people/accounts/server/keys/key-actor.ts';
import { tokenHash } from '#people/accounts/server/sign-in/token-hash.ts';
import type { PersonKind } from '#shared/api/actor.ts';
import { isProblem } from '#shared/api/problem.ts';
import { SCOPES_OF } from '#shared/api/scopes.ts';
import { newId } from '#shared/id.ts';
import type { TestShop } from '#test/fixtures/shop.ts';
import { holdAgainstDocument } from '#test/inspect/api-answers.ts';
import { broken } from '#test/inspect/requests/broken-values.ts';
import { Chance } from '#test/inspect/requests/chance.ts';
import { ApiDocument, type Generated, generated, type Operation } from '#test/inspect/requests/generated-request.ts';
import { RequestRules } from '#test/inspect/requests/holding-requests.ts';
import { type Json, valueBy } from '#test/inspect/requests/schema-values.ts';
import { SeenValues } from '#test/inspect/requests/seen-values.ts';
import { ACTORS, type Actor } from '#test/rights/actors.ts';
import { PASSWORD, type Scene, setScene } from '#test/rights/scene.ts';

/**
 * Requests that are made from the API document by the thousand, valid ones and broken ones, by everybody with every kind of
 * credential: no answer is a fault of the server, each is as the document says, and nothing that the document forbids is
 * accepted. The calls of agents and of assistants are asked too. R98.21.
 *
 * REQUESTS says how many (half a million: `REQUESTS=500000 npm run test:long -- half-a-million`). What was asked is kept in
 * `.cache`, so a run that was stopped goes on where it was; each slice has a shop of its own.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 20_000);
const SLICE = 10_000;
/** How many are asked at a time. */
const LANES = 4;
/** After so many, everybody signs in anew and is let in again: some calls end sessions, block people or revoke keys. */
const RENEWED_AFTER = 100;
/** What was asked is noted after so many. */
const NOTED_AFTER = 1_000;
const STATE = resolve(import.meta.dirname, '../../.cache/generated-requests.json');
/** Faults of one kind that are kept with an example. */
const MOST_KINDS = 200;
const AGENTS = 0.03;
/** It would leave nobody who asks; other tests do it. */
const LEFT_OUT = 'deleteAccount';
const ENDS_SESSIONS = /^\/api\/(?:auth\/logout|account\/(?:sessions|keys|password|delete))/;
const LIKELY = ['cookie', 'cookie', 'cookie', 'cookie', 'bearer', 'bearer', 'bearer', 'bearer', 'key', 'key', 'key'];

interface State {
  done: number;
  /** How many answers had each status. */
  readonly statuses: Record<string, number>;
  /** How many requests came with each kind of credential. */
  readonly credentials: Record<string, number>;
  /** How many operations have been answered with success. */
  readonly succeeded: Record<string, number>;
  readonly faults: Record<string, { count: number; readonly example: string }>;
}

it('half a million requests are answered as the API document says', { timeout: 24 * 3_600_000 }, async ({ task }) => {
  const state = readState();
  while (state.done < REQUESTS) {
    const scene = await setScene({ hasPages: false });
    try {
      await askSlice(scene, state, Math.min(REQUESTS, state.done + SLICE));
    } finally {
      await scene.shop.end();
    }
    writeState(state);
  }
  task.meta.figures = {
    requests: String(state.done),
    ...state.statuses,
    'calls that succeeded at least once': String(Object.keys(state.succeeded).length),
  };
  expect(Object.entries(state.faults)).toEqual([]);
});

async function askSlice(scene: Scene, state: State, until: number): Promise<void> {
  const { app } = scene.shop;
  const json = (await app.inject('/api/openapi.json')).json() as Json;
  const document = new ApiDocument(json);
  const asking = new Asking(scene, document, new RequestRules(json), state);
  await asking.begin();
  let next = state.done;
  const lane = async () => {
    while (next < until) {
      const seed = next;
      next += 1;
      if (seed % RENEWED_AFTER === 0) await asking.renew();
      if (seed % NOTED_AFTER === 0) writeState({ ...state, done: seed });
      await asking.ask(new Chance(seed));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  state.done = until;
}

/** One shop that is asked. */
class Asking {
  readonly #scene: Scene;
  readonly #document: ApiDocument;
  readonly #rules: RequestRules;
  readonly #state: State;
  readonly #seen = new SeenValues();
  readonly #weighed: readonly Operation[];
  readonly #tokens = new Map<Actor, string>();
  readonly #keys = new Map<Actor, string>();

  constructor(scene: Scene, document: ApiDocument, rules: RequestRules, state: State) {
    this.#scene = scene;
    this.#document = document;
    this.#rules = rules;
    this.#state = state;
    const costly = new Set(
      scene.shop.api.routes
        .filter(({ cost }) => cost === 'hashing')
        .map(({ endpoint }) => `${endpoint.method} /api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`),
    );
    // Hashing passwords takes its time on purpose, so those calls are made less often.
    const made = document.operations.filter(({ name }) => name !== LEFT_OUT);
    this.#weighed = made.flatMap(operation =>
      Array.from({ length: costly.has(`${operation.method} ${operation.path}`) ? 1 : 8 }, () => operation),
    );
  }

  async begin(): Promise<void> {
    const { product, order, newOrder, newReview, newQuestion, asha, cast } = this.#scene;
    const { rows: parts } = await sql<{ id: string }>`select id from order_parts where order_id = ${order}`.execute(
      this.#scene.shop.open.db,
    );
    this.#seen.usual('productId', product);
    this.#seen.usual('orderId', order, await newOrder());
    this.#seen.usual('partId', ...parts.map(({ id }) => id));
    this.#seen.usual('addressId', asha.addressId);
    this.#seen.usual('reviewId', await newReview());
    this.#seen.usual('questionId', await newQuestion());
    this.#seen.usual('password', PASSWORD);
    // Who came after the scene was set has no password that could be compared.
    await sql`update users set password_hash = (select password_hash from users where id = ${asha.id})
      where password_hash = 'none'`.execute(this.#scene.shop.open.db);
    this.#seen.usual('userId', ...ACTORS.map(actor => this.#scene.personOf(actor).id));
    this.#seen.usual('sellerId', ...[cast.deccan, cast.ritchie, cast.waiting].map(({ sellerId }) => sellerId));
  }

  /** Everybody has a session and a key again. */
  async renew(): Promise<void> {
    const { shop, personOf, newToken } = this.#scene;
    for (const actor of ACTORS) {
      // Somebody may be blocked again while this goes on.
      const token = await letIn(() => newToken(actor), shop);
      if (token === undefined) continue;
      this.#tokens.set(actor, token);
      if (actor === 'guest') continue;
      const key = KEY_PREFIX + newId().replaceAll('-', '').padStart(43, 'k');
      await sql`insert into api_keys (id, user_id, name, beginning, key_hash, scopes)
        values (${newId()}, ${personOf(actor).id}, 'generated', 'bbk_', ${tokenHash(key)},
          ${JSON.stringify(SCOPES_OF[kindOf(actor)])})`.execute(shop.open.db);
      this.#keys.set(actor, key);
    }
  }

  async ask(chance: Chance): Promise<void> {
    if (chance.is(AGENTS)) return this.#askAsProgram(chance);
    const operation = chance.of(this.#weighed);
    const request = generated(operation, this.#document, { chance, seen: this.#seen });
    const { name, headers } = this.#credential(chance, operation.path);
    const { method, url, payload } = request;
    const answer = await this.#scene.shop.app.inject({
      ...{ method: method as 'GET', url, headers: { ...request.headers, ...headers } },
      ...(payload !== undefined && { payload }),
    });
    const { statusCode: status } = answer;
    this.#count(status, name);
    const told = (kind: string) => this.#fault(kind, operation.name, { request, name, status, body: answer.body });
    if (status >= 500 && !isDocumentedAway(status, answer.body)) told(`answered ${status}`);
    try {
      holdAgainstDocument(this.#scene.shop.api, method, url, answer);
    } catch (error) {
      told(`against the document: ${firstOf(error)}`);
    }
    if (status >= 300) return;
    if (ENDS_SESSIONS.test(operation.path)) await this.renew();
    this.#state.succeeded[operation.name] = (this.#state.succeeded[operation.name] ?? 0) + 1;
    const wrong = this.#rules.faultOf(operation, request);
    if (wrong !== undefined) told(`accepted against the document: ${wrong}`);
    if (answer.headers['content-type']?.startsWith('application/json') && answer.body.length < 200_000)
      this.#seen.learn(answer.json(), operation.path);
  }

  /** Agents and assistants, over the protocols that they speak. */
  async #askAsProgram(chance: Chance): Promise<void> {
    const { chosen, input, request } = this.#programRequest(chance);
    const answer = await this.#scene.shop.app.inject(request);
    this.#count(answer.statusCode, chosen);
    if (answer.statusCode >= 500)
      this.#fault(`answered ${answer.statusCode}`, chosen, {
        request: { ...request, payload: JSON.stringify(input) },
        ...{ name: chosen, status: answer.statusCode, body: answer.body },
      });
    if (answer.body !== '') this.#seen.learn(answer.json(), request.url);
  }

  #programRequest(chance: Chance) {
    const making = { chance, seen: this.#seen, resolve: this.#document.resolve };
    const operation = chance.of(OPERATIONS);
    const [method, path] = operation.rest;
    const made = valueBy(z.toJSONSchema(operation.schema, { io: 'input', unrepresentable: 'any' }) as Json, making);
    const payload = chance.is(0.4) ? broken(made, chance) : made;
    const [profile = ''] = KNOWN_PLATFORMS.keys();
    const id = this.#seen.text('id', chance) ?? `chk_${'A'.repeat(22)}`;
    const whole = `/api/ucp${path.replace(':id', encodeURIComponent(id))}`;
    if (chance.is(0.4))
      return {
        ...{ chosen: `agent ${operation.name}`, input: payload },
        request: {
          ...{
            method,
            url: whole,
            headers: { 'ucp-agent': `profile="${profile}"`, 'content-type': 'application/json' },
          },
          ...(method !== 'GET' && { payload: JSON.stringify(payload) ?? '' }),
        },
      };
    const isDesk = chance.is(0.5);
    const args = isDesk
      ? {
          ...(making.seen.id('', chance) && { orderId: making.seen.id('orderId', chance) }),
          page: chance.of([1, 0, 'x']),
        }
      : { meta: { 'ucp-agent': { profile } }, id, ...(operation.payload && { [operation.payload]: payload }) };
    const tool = isDesk
      ? chance.of([
          'list_orders',
          'read_order',
          'list_products',
          'list_stock',
          'suggest_answer',
          'suggest_price_or_stock',
        ])
      : operation.name;
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: chance.of(['tools/call', 'tools/call', 'tools/list', 'initialize', 'nothing']),
      params: { name: tool, arguments: args },
    };
    const input = chance.is(0.2) ? broken(message, chance) : message;
    return {
      ...{ chosen: isDesk ? 'assistant' : 'agent as a tool', input },
      request: {
        ...{ method: 'POST' as const, url: isDesk ? '/api/mcp' : '/api/ucp/mcp' },
        headers: {
          'content-type': 'application/json',
          ...(isDesk && { authorization: `Bearer ${this.#keys.get('seller')}` }),
        },
        payload: JSON.stringify(input) ?? '',
      },
    };
  }

  /** Somebody, by every way in which somebody may say who they are. */
  #credential(chance: Chance, path: string): { readonly name: string; readonly headers: Record<string, string> } {
    // Mostly somebody who may make the call, so that more than refusals is tried.
    const fitting: readonly Actor[] = path.startsWith('/api/admin/')
      ? ['seller', 'administrator', 'administrator']
      : ['shopper', 'shopper', 'other shopper'];
    const actor = chance.is(0.7) ? chance.of(fitting) : chance.of(ACTORS);
    const other = chance.of(ACTORS);
    const cookie = (who: Actor) => ({ cookie: `session=${this.#tokens.get(who)}` });
    const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
    const same = { 'sec-fetch-site': 'same-origin' };
    const ways: Record<string, () => Record<string, string>> = {
      none: () => ({}),
      cookie: () => ({ ...cookie(actor), ...same }),
      'cookie of another origin': () => ({ ...cookie(actor), origin: 'https://elsewhere.example' }),
      bearer: () => bearer(this.#tokens.get(actor)),
      key: () => bearer(this.#keys.get(actor) ?? 'bbk_none'),
      'cookie and bearer': () => ({ ...cookie(actor), ...same, ...bearer(this.#tokens.get(other)) }),
      'cookie and key': () => ({ ...cookie(actor), ...same, ...bearer(this.#keys.get(other) ?? 'bbk_none') }),
      'no token': () => bearer(chance.of(['', 'x', 'bbk_', 'null', 'é'])),
    };
    const name = chance.of([...LIKELY, ...Object.keys(ways)]);
    return { name, headers: ways[name]?.() ?? {} };
  }

  #count(status: number, credential: string): void {
    const { statuses, credentials } = this.#state;
    statuses[status] = (statuses[status] ?? 0) + 1;
    credentials[credential] = (credentials[credential] ?? 0) + 1;
  }

  #fault(
    kind: string,
    operation: string,
    {
      request,
      name,
      status,
      body,
    }: {
      readonly request: Pick<Generated, 'method' | 'url' | 'payload'>;
      readonly name: string;
      readonly status: number;
      readonly body: string;
    },
  ): void {
    const { faults } = this.#state;
    const key = `${operation}: ${kind}`;
    const known = faults[key];
    if (known) known.count += 1;
    else if (Object.keys(faults).length < MOST_KINDS)
      faults[key] = {
        count: 1,
        example: `${request.method} ${request.url} by ${name}\n${request.payload?.slice(0, 1_000) ?? ''}\n${status} ${body.slice(0, 1_000)}`,
      };
  }
}

async function letIn(signIn: () => Promise<string>, { open }: Pick<TestShop, 'open'>): Promise<string | undefined> {
  for (let tries = 0; tries < 5; tries += 1) {
    await sql`update users set blocked_at = null, blocked_reason = null where blocked_at is not null`.execute(open.db);
    try {
      return await signIn();
    } catch (error) {
      if (!isProblem(error)) throw error;
    }
  }
  return undefined;
}

const kindOf = (actor: Actor): PersonKind =>
  actor.includes('seller') ? 'seller' : actor === 'administrator' ? 'administrator' : 'shopper';

/** A provider or a service that is away, as the document says, is no fault of the shop. */
const isDocumentedAway = (status: number, body: string) => status !== 500 && body.includes('"code"');

const firstOf = (error: unknown) =>
  (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)).replace(/[0-9a-f-]{36}/g, 'ID');

function readState(): State {
  if (existsSync(STATE)) return JSON.parse(readFileSync(STATE, 'utf8')) as State;
  return { done: 0, statuses: {}, credentials: {}, succeeded: {}, faults: {} };
}

function writeState(state: State): void {
  mkdirSync(dirname(STATE), { recursive: true });
  writeFileSync(STATE, `${JSON.stringify(state, null, 2)}\n`);
}
