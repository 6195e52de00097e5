import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { profileOf } from '#test/builders/agent-platform.ts';
import { type AgentScene, fulfillment, inCash, itemsOf, startAgentScene } from '#test/builders/agent-scene.ts';
import { type AgentKey, newAgentKey, type Signing, signedHeaders } from '#test/builders/signing-agent.ts';
import { ENGINES } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('agents that sign on the %s engine', engine => {
  let scene: AgentScene;
  let made = 0;
  beforeAll(async () => {
    scene = await startAgentScene(engine);
  });
  afterAll(() => scene.end());

  /** A platform of its own, that publishes these keys. */
  const publish = (...keys: readonly object[]) => {
    made += 1;
    const { platform } = scene;
    platform.document = JSON.stringify({ ...profileOf(), signing_keys: keys });
    return `http://127.0.0.1:${platform.port}/signing/${made}`;
  };
  const newKey = () => newId().replaceAll('-', '');

  interface Sent extends Partial<Signing> {
    readonly profile: string;
    readonly key: AgentKey;
    readonly payload?: object;
    /** Headers that are sent instead. */
    readonly instead?: Readonly<Record<string, string | undefined>>;
    /** What is sent instead of what was signed. */
    readonly falsified?: object;
    readonly to?: string;
  }
  const send = async ({ profile, key, payload, falsified, instead = {}, to, ...signing }: Sent) => {
    const [method, path] = [signing.method ?? 'POST', signing.path ?? '/api/ucp/checkout-sessions'];
    const body = payload && JSON.stringify(payload);
    const said = { 'ucp-agent': `profile="${profile}"`, ...(method !== 'GET' && { 'idempotency-key': newKey() }) };
    const headers = signedHeaders({ method, path, body, headers: said, ...signing }, key);
    const answer = await scene.shop.app.inject({
      ...{ method: method as 'POST', url: to ?? path },
      headers: Object.fromEntries(
        Object.entries({ ...headers, ...instead }).filter(([, value]) => value !== undefined),
      ),
      ...(body !== undefined && { payload: falsified ? JSON.stringify(falsified) : body }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  const sessions = async () => (await scene.shop.open.db.selectFrom('agent_sessions').select('id').execute()).length;

  it('are heard with a key of their profile, of both kinds, over both transports', async () => {
    const [one, other] = [newAgentKey('one'), newAgentKey('other', 'P-384')];
    const profile = publish(one.published, other.published);
    const payload = itemsOf(await scene.product());
    const opened = await send({ profile, key: one, payload });
    expect([opened.status, opened.body.status]).toEqual([201, 'incomplete']);
    const path = `/api/ucp/checkout-sessions/${opened.body.id}`;
    expect((await send({ profile, key: other, method: 'GET', path })).body.id).toBe(opened.body.id);
    expect((await send({ profile, key: one, method: 'GET', path: `${path}?a=b` })).status).toBe(200);
    const args = { meta: { 'ucp-agent': { profile } }, id: opened.body.id };
    const tool = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_checkout', arguments: args } };
    const read = await send({ profile, key: one, path: '/api/ucp/mcp', payload: tool });
    expect(read.body.result.structuredContent.id).toBe(opened.body.id);
  });

  it('are refused where anything is not as it was signed, and nothing comes of it', async () => {
    const [key, stranger] = [newAgentKey('one'), newAgentKey('one')];
    const profile = publish(key.published, { kid: 'rsa', kty: 'RSA', n: 'AQAB', e: 'AQAB' });
    const payload = itemsOf(await scene.product());
    const usual = { profile, key, payload };
    const base = ['@method', '@authority', '@path', 'ucp-agent', 'idempotency-key', 'content-digest', 'content-type'];
    const left = (name: string) => base.filter(each => each !== name);
    const cases: readonly (readonly [name: string, sent: Sent, status: number, code: string])[] = [
      ['another body', { ...usual, falsified: itemsOf(newId()) }, 400, 'digest_mismatch'],
      ['another path', { ...usual, to: '/api/ucp/carts' }, 401, 'signature_invalid'],
      ['a query', { ...usual, to: '/api/ucp/checkout-sessions?a=b' }, 401, 'signature_invalid'],
      ['another host', { ...usual, host: 'elsewhere.example' }, 401, 'signature_invalid'],
      ...base.map(name => [`${name} not covered`, { ...usual, covers: left(name) }, 401, 'signature_invalid'] as const),
      ['another idempotency key', { ...usual, instead: { 'idempotency-key': newKey() } }, 401, 'signature_invalid'],
      ['no idempotency key', { ...usual, instead: { 'idempotency-key': undefined } }, 401, 'signature_missing'],
      ['a key of the same name', { ...usual, key: stranger }, 401, 'signature_invalid'],
      ['an unknown key', { ...usual, key: { ...key, kid: 'two' } }, 401, 'key_not_found'],
      ['a key of another kind', { ...usual, key: { ...key, kid: 'rsa' } }, 400, 'algorithm_unsupported'],
      ['another algorithm', { ...usual, more: ';alg="ecdsa-p384-sha384"' }, 400, 'algorithm_unsupported'],
      ['an old signature', { ...usual, more: ';expires=1600000000' }, 401, 'signature_invalid'],
      ['a header twice', { ...usual, covers: [...base, '@path'] }, 401, 'signature_invalid'],
      ['what no request has', { ...usual, covers: [...base, '@status'] }, 401, 'signature_invalid'],
      ['no signature', { ...usual, instead: { signature: undefined } }, 401, 'signature_missing'],
      ['no names', { ...usual, instead: { 'signature-input': undefined } }, 401, 'signature_missing'],
      ['a broken signature', { ...usual, instead: { signature: 'sig1=:AAAA:' } }, 401, 'signature_invalid'],
    ];
    const before = await sessions();
    for (const [name, sent, status, code] of cases) {
      const answer = await send(sent);
      expect([name, answer.status, answer.body.code]).toEqual([name, status, code]);
      expect(answer.body.content).toMatch(/\w/);
    }
    expect(await sessions()).toBe(before);
  });

  it('are told as tools too what is wrong, and may name one platform only', async () => {
    const key = newAgentKey('one');
    const profile = publish(key.published);
    const other = publish(key.published);
    const args = { meta: { 'ucp-agent': { profile: other } }, catalog: { query: 'phone' } };
    const tool = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'search_catalog', arguments: args } };
    const answer = await send({ profile, key, path: '/api/ucp/mcp', payload: tool });
    expect([answer.status, answer.body.id, answer.body.error.code, answer.body.error.data.code]).toEqual([
      401,
      7,
      -32_000,
      'signature_invalid',
    ]);
  });

  it('may have a new key at once, and an unknown one makes the shop ask once', async () => {
    const [old, next] = [newAgentKey('old'), newAgentKey('next')];
    const profile = publish(old.published);
    const payload = { query: 'phone' };
    const search = (key: AgentKey) => send({ profile, key, payload, path: '/api/ucp/catalog/search' });
    expect((await search(old)).status).toBe(200);
    scene.platform.document = JSON.stringify({ ...profileOf(), signing_keys: [old.published, next.published] });
    const { count } = scene.platform.asked;
    // The profile was read this minute, so it is not asked for again yet.
    expect((await search(next)).body.code).toBe('key_not_found');
    expect(scene.platform.asked.count).toBe(count);
  });

  it('have profiles whose keys are keys', async () => {
    const key = newAgentKey('one');
    for (const broken of [{ kid: 'one', kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' }, { kty: 'EC' }])
      expect((await send({ profile: publish(broken), key, payload: {} })).body.code).toBe('profile_malformed');
  });

  it('are answered by a signed answer where they complete a checkout', async () => {
    publish();
    const checkout = await scene.filled(await scene.product());
    const complete = () => scene.agent.raw('POST', `/checkout-sessions/${checkout.id}/complete`, inCash());
    const { body, status, headers } = await complete();
    const text = JSON.stringify(body);
    const digest = `sha-256=:${createHash('sha256').update(text).digest('base64')}:`;
    const [, parameters = '', kid] =
      /^sig1=(\(.*\);created=\d+;keyid="(.*)")$/.exec(String(headers['signature-input'])) ?? [];
    const lines = [
      `"@status": ${status}`,
      `"content-digest": ${digest}`,
      `"content-type": ${headers['content-type']}`,
      `"@signature-params": ${parameters}`,
    ];
    const { signing_keys } = await scene.published();
    const key = signing_keys.find((each: { kid: string }) => each.kid === kid);
    const signature = Buffer.from(/^sig1=:(.*):$/.exec(String(headers.signature))?.[1] ?? '', 'base64');
    const published = { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
    expect(headers['content-digest']).toBe(digest);
    expect(verify('sha256', Buffer.from(lines.join('\n')), published, signature)).toBe(true);
  });

  it('change something once for each idempotency key, with the answer of then', async () => {
    publish();
    const { agent } = scene;
    const id = await scene.product();
    const { id: session } = await scene.filled(id);
    const put = (quantity: number, key: string) =>
      agent.raw(
        'PUT',
        `/checkout-sessions/${session}`,
        { ...itemsOf(id, quantity), fulfillment },
        { 'idempotency-key': key },
      );
    const [first, second] = [newKey(), newKey()];
    const [two, same] = await Promise.all([put(2, first), put(2, first)]);
    expect([200, 503]).toContain(two.status);
    expect([200, 503]).toContain(same.status);
    const kept = await put(2, first);
    expect((await put(3, second)).body.line_items[0].quantity).toBe(3);
    // Sent again by a network or by somebody who has seen it: the answer is the same, and nothing is undone.
    expect(await put(2, first)).toMatchObject({ status: 200, body: kept.body });
    expect((await agent.rest('GET', `/checkout-sessions/${session}`)).line_items[0].quantity).toBe(3);
    expect((await put(4, first)).body.code).toBe('idempotency_conflict');
    const cancel = () =>
      agent.raw('POST', `/checkout-sessions/${session}/cancel`, undefined, { 'idempotency-key': first });
    const canceled = await cancel();
    expect(await cancel()).toMatchObject({ body: canceled.body });
    // What could not be done is tried anew.
    const none = () =>
      agent.raw('PUT', `/checkout-sessions/chk_${'A'.repeat(22)}`, itemsOf(id), { 'idempotency-key': second });
    await none();
    const open = scene.shop.open.db.selectFrom('agent_answers').select('operation').where('answer', 'is', null);
    expect(await open.execute()).toEqual([]);
  });
});
