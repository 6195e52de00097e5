import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf } from '#test/rights/actors.ts';
import { CacheInFront } from '#test/rights/cache-in-front.ts';
import { MATRIX } from '#test/rights/matrix.ts';
import { EVERYONE } from '#test/rights/row.ts';
import { PAGES } from '#test/rights/rows/page-rows.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';
import { requestOf } from '#test/rights/try-cell.ts';

const PAGE_ADDRESSES = PAGES.map(({ page, at }) => at ?? page);
const MOBILE = '9012345678';
const LONG = process.env.LONG === '1';
/** In the second the cache answers. */
const ROUNDS = LONG ? 50 : 2;
const TURNS = LONG ? 1_500 : 20;

describe('between people and through caches', () => {
  let scene: Scene;
  let asha: Record<string, string>;
  let farhan: Record<string, string>;
  /** What nobody else may read of the shopper and the seller. */
  let secrets: readonly string[];
  /** Every call that a browser reads, with the shopper's own ids. */
  const readable: string[] = [];
  beforeAll(async () => {
    scene = await setScene();
    const { shop, cast, personOf, newToken } = scene;
    asha = headersOf('cookie', await newToken('shopper'));
    farhan = headersOf('cookie', await newToken('other shopper'));
    await shop.open.db
      .updateTable('sellers')
      .set({ gstin: '36AAPFU0939F1ZW' })
      .where('id', '=', cast.deccan.sellerId)
      .execute();
    await shop.open.db
      .updateTable('users')
      .set({ mobile: `+91${MOBILE}` })
      .where('id', 'in', [scene.asha.id, cast.deccan.id])
      .execute();
    const { id, userName, email } = personOf('shopper');
    secrets = [
      id,
      userName,
      email,
      scene.order,
      scene.asha.addressId,
      cast.deccan.email,
      cast.deccan.id,
      '36AAPFU0939F1ZW',
      MOBILE,
    ];
    const gets = MATRIX.filter(({ call, on }) => call.startsWith('GET ') && !on);
    // One after the other, because some of them buy what they are about, out of one cart.
    for (const row of gets) {
      const cell = { row, actor: 'shopper', way: 'cookie', status: 200 } as const;
      readable.push(requestOf(cell, scene, await row.send(scene, 'shopper'), '').url);
    }
  });
  afterAll(() => scene.shop.end());

  const open = (url: string, headers: Record<string, string> = {}) => scene.shop.app.inject({ url, headers });
  const nothingOfAsha = (body: string, where: string) => {
    for (const secret of secrets) expect(body.includes(secret), `${secret} at ${where}`).toBe(false);
  };

  it('the shopper, a guest and another shopper through one cache: nobody gets a byte of another (F2)', async () => {
    const cache = new CacheInFront(scene.shop);
    let own = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const url of [...readable, ...PAGE_ADDRESSES]) {
        if ((await cache.get(url, asha)).body.includes(scene.order)) own += 1;
        nothingOfAsha((await cache.get(url, {})).body, `${url} for a guest`);
        nothingOfAsha((await cache.get(url, farhan)).body, `${url} for another shopper`);
      }
    }
    // Else the secrets would be nowhere to be found and nothing kept.
    expect(own).toBeGreaterThan(0);
    expect(cache.replayed).toBeGreaterThan(PAGE_ADDRESSES.length);
  });

  it('public calls and pages say nothing of a buyer’s or a seller’s e-mail, number, id or GST number (G2)', async () => {
    const open_ = MATRIX.filter(({ call, answers }) => call.startsWith('GET ') && answers === EVERYONE);
    for (const row of open_) {
      const cell = { row, actor: 'guest', way: 'nothing', status: 200 } as const;
      const { body } = await scene.shop.app.inject(requestOf(cell, scene, await row.send(scene, 'guest'), ''));
      for (const secret of secrets.filter(each => each !== scene.personOf('shopper').userName))
        expect(body.includes(secret), `${secret} in ${row.call}`).toBe(false);
    }
  });

  it.each(['/x.css', ';.js', '%2e', '%0a.png', '/..%2fx.js', '/%2e%2e/style.css'])(
    'the account written as if it were a file, %s, is kept nowhere or not there (F3)',
    async tail => {
      for (const page of ['/shop/account', '/shop/checkout', '/admin/orders']) {
        await open(`${page}${tail}`, asha);
        const { statusCode, headers } = await open(`${page}${tail}`);
        expect(statusCode).not.toBe(200);
        if (statusCode !== 404) expect(headers['cache-control']).toBe('private, no-store');
      }
    },
  );

  it('forged headers of proxies are not repeated, on no page, call or redirect (F4)', async () => {
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'evilscheme',
      'x-forwarded-scheme': 'evilscheme',
      'x-forwarded-prefix': '/evilprefix',
      'x-original-url': '/evilpath',
      'x-rewrite-url': '/evilpath',
      forwarded: 'host=evil.example;proto=evilscheme',
      host: 'evil.example',
    };
    for (const url of [
      ...PAGE_ADDRESSES,
      ...readable,
      '/Shop/Listing',
      '//',
      '/sitemap.xml',
      '/robots.txt',
      '/healthz',
    ]) {
      const answer = await open(url, forged);
      expect(`${JSON.stringify(answer.headers)}${answer.body}`, url).not.toMatch(/evil/);
    }
  });

  it('a second Host is refused or passed over (F4)', async () => {
    await scene.shop.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = scene.shop.app.server.address() as { port: number };
    const text = await new Promise<string>((resolve, reject) => {
      const headers = ['Host', 'shop.example', 'Host', 'evil.example'];
      get({ host: '127.0.0.1', port, path: '/shop/account', headers }, answer => {
        let body = JSON.stringify(answer.headers);
        answer.on('data', chunk => {
          body += chunk;
        });
        answer.on('end', () => resolve(`${answer.statusCode} ${body}`));
      }).on('error', reject);
    });
    expect(text).toMatch(/^(302|400) /);
    expect(text).not.toContain('evil');
  });

  it('two shoppers at the same time: each answer is about who asked (F6)', async () => {
    const people = [
      { headers: asha, own: scene.personOf('shopper'), other: scene.personOf('other shopper') },
      { headers: farhan, own: scene.personOf('other shopper'), other: scene.personOf('shopper') },
    ];
    // Two at once and no more, because a crowd is told to wait.
    for (let round = 0; round < TURNS; round += 1) {
      await Promise.all(
        people.map(async ({ headers, own, other }) => {
          const [me, page] = await Promise.all([open('/api/auth/check-auth', headers), open('/shop/account', headers)]);
          expect([me.statusCode, me.json().user?.id, page.statusCode]).toEqual([200, own.id, 200]);
          for (const body of [me.body, page.body]) expect(body).not.toContain(other.id);
          expect(page.body).not.toContain(own.email);
        }),
      );
    }
  });

  it('somebody else’s ETag gets a full answer or none, never the word that nothing has changed (F7)', async () => {
    let tried = 0;
    for (const url of readable.filter(
      each => each.includes(scene.personOf('shopper').id) || each.includes(scene.order),
    )) {
      const own = await open(url, asha);
      if (own.statusCode !== 200) continue;
      tried += 1;
      expect(own.headers.etag, url).toBeUndefined();
      for (const tag of ['*', '"0"', String(own.headers.etag)]) {
        expect((await open(url, { ...asha, 'if-none-match': tag })).statusCode, url).toBe(200);
        expect([403, 404]).toContain((await open(url, { ...farhan, 'if-none-match': tag })).statusCode);
      }
    }
    expect(tried).toBeGreaterThan(3);
  });

  it('no page, call or document may be framed, and none sends a referrer to others (F8)', async () => {
    for (const url of [...PAGE_ADDRESSES, ...readable, '/api/docs', '/api/openapi.json', '/nowhere.txt']) {
      const { headers } = await open(url, asha);
      expect(headers['content-security-policy'] ?? '', url).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy'], url).toMatch(/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/);
    }
  });

  it('after logging out the pages just seen are not there again, and were kept by nobody (G8)', async () => {
    const session = headersOf('cookie', await scene.newToken('shopper'));
    for (const url of ['/shop/account', '/shop/checkout'])
      expect((await open(url, session)).headers['cache-control']).toBe('private, no-store');
    const left = await scene.shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers: session });
    expect(
      [left.headers['set-cookie']]
        .flat()
        .map(String)
        .filter(cookie => /^(session|signed_in)=;/.test(cookie)),
    ).toHaveLength(2);
    for (const url of ['/shop/account', '/shop/checkout']) expect((await open(url, session)).statusCode).toBe(302);
    for (const url of readable.filter(each => each.includes(scene.personOf('shopper').id)))
      expect((await open(url, session)).statusCode).toBe(401);
  });
});
