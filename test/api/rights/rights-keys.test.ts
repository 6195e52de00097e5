import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY_PREFIX } from '#people/accounts/server/keys/key-actor.ts';
import { tokenHash } from '#people/accounts/server/sign-in/token-hash.ts';
import type { PersonKind } from '#shared/api/actor.ts';
import { keyMayNot, notAllowed, notByKey, signInFirst } from '#shared/api/problems.ts';
import { allows, SCOPES, SCOPES_OF, type Scope, scopeOf } from '#shared/api/scopes.ts';
import { newId, type UserId } from '#shared/id.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const REFUSED = [keyMayNot, notByKey, notAllowed, signInFirst].map(({ code }) => code as string);
const KINDS: readonly PersonKind[] = ['shopper', 'seller', 'administrator'];

/** docs/security-cases.md B7c */
describe('what API keys may do', () => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE);
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  const personOf = (kind: PersonKind): UserId =>
    ({ shopper: cast.asha, seller: cast.deccan, administrator: cast.admin })[kind].id;
  let made = 0;
  const makeKey = async (user: UserId, scopes: readonly Scope[]) => {
    made += 1;
    const key = KEY_PREFIX + String(made).padStart(43, 'k');
    await sql`insert into api_keys (id, user_id, name, beginning, key_hash, scopes)
      values (${newId()}, ${user}, 'tried', 'bbk_', ${tokenHash(key)}, ${JSON.stringify(scopes)})`.execute(
      shop.open.db,
    );
    return key;
  };
  /** What guard and key say to a call; null when they let it through to its input, which is no JSON. */
  const refusalOf = async ({ method, path }: { readonly method: string; readonly path: string }, key: string) => {
    const answer = await shop.app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { payload: '[]' }),
    });
    const code = answer.headers['content-type']?.toString().startsWith('application/json') ? answer.json().code : null;
    return REFUSED.includes(code) ? (code as string) : null;
  };

  it.each(KINDS)('is what their %s may, within their scopes, for every call', async kind => {
    const own = SCOPES_OF[kind];
    const all = await makeKey(personOf(kind), own);
    const none = new Map<Scope, string>();
    const only = new Map<Scope, string>();
    for (const scope of own) {
      const others = own.filter(each => !allows([each], scope));
      if (others.length > 0) none.set(scope, await makeKey(personOf(kind), others));
      only.set(scope, await makeKey(personOf(kind), [scope]));
    }
    const person = { kind, sellerStatus: kind === 'seller' ? 'Approved' : null } as Parameters<
      (typeof shop.api.routes)[0]['guard']['refusal']
    >[0];
    const faults: string[] = [];
    const judge = (what: string, got: string | null, wanted: string | null) => {
      if (got !== wanted) faults.push(`${what}: ${got} and not ${wanted}`);
    };
    for (const { endpoint, guard } of shop.api.routes) {
      // Calls that need no user: public ones, those for guests too, and what a signature alone opens.
      if (guard.refusal(null) === undefined) continue;
      const name = `${endpoint.method} ${endpoint.path}`;
      const isOwn = guard.refusal(person) === undefined;
      const scope = scopeOf(endpoint);
      if (!isOwn) judge(`${name} with all scopes`, await refusalOf(endpoint, all), notAllowed.code);
      else if (scope === null) judge(`${name} with all scopes`, await refusalOf(endpoint, all), notByKey.code);
      else {
        const lacking = none.get(scope);
        if (lacking) judge(`${name} without ${scope}`, await refusalOf(endpoint, lacking), keyMayNot.code);
        const held = only.get(scope);
        if (held) judge(`${name} with ${scope}`, await refusalOf(endpoint, held), null);
        else judge(`${name}, whose scope nobody can give`, await refusalOf(endpoint, all), keyMayNot.code);
      }
    }
    expect(faults).toEqual([]);
  });

  it('is a table in which every scope leads to some call', () => {
    const needed = new Set(shop.api.routes.map(({ endpoint }) => scopeOf(endpoint)));
    expect(SCOPES.filter(scope => !needed.has(scope))).toEqual([]);
  });

  it('counts for nothing in pages, and in calls for guests too', async () => {
    const key = await makeKey(cast.admin.id, SCOPES_OF.administrator);
    const headers = { authorization: `Bearer ${key}` };
    const logout = await shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(logout.statusCode).toBe(200);
    expect(await refusalOf({ method: 'GET', path: '/admin/orders/get' }, key)).toBe(null);
  });
});
