import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCart } from '#orders/cart/contract.ts';
import { newId } from '#shared/id.ts';
import { fillCart, place } from '#test/builders/buying.ts';
import { MATRIX } from '#test/rights/matrix.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';
import { watchTables } from '#test/rights/table-watch.ts';
import { cellsOf, requestOf } from '#test/rights/try-cell.ts';

const GUESSES = process.env.LONG ? 10_000 : 100;

describe('rights beyond the matrix', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene();
  });
  afterAll(() => scene.shop.end());

  it('a guest who only says who they are, in whatever place, is a guest (B6)', async () => {
    const { id } = scene.personOf('shopper');
    const headers = { 'x-user-id': id, 'x-user': id, 'x-original-url': '/api/common/shop', 'x-forwarded-user': id };
    const changed = await watchTables(scene.shop.open);
    const requests: ReturnType<typeof requestOf>[] = [];
    for (const cell of MATRIX.flatMap(cellsOf).filter(({ status, way }) => status === 401 && way === 'nothing')) {
      const request = requestOf(cell, scene, await cell.row.send(scene, 'shopper'), '');
      const url = `${request.url}${request.url.includes('?') ? '&' : '?'}userId=${id}`;
      const payload = request.method === 'GET' ? undefined : { ...(request.payload as object), userId: id };
      requests.push(request, { ...request, url }, { ...request, ...(payload && { payload }) });
    }
    expect(requests.length).toBeGreaterThan(MATRIX.length);
    await changed();
    for (const request of requests) {
      const answer = await scene.shop.app.inject({ ...request, headers: { ...request.headers, ...headers } });
      expect(answer.statusCode, `${request.method} ${request.url}`).toBe(401);
    }
    expect(await changed()).toEqual([]);
  });

  it('a user id that is a list or an object speaks for nobody (B2)', async () => {
    const { id } = scene.personOf('shopper');
    for (const userId of [[id], { $eq: id }, { id }, null, true, `${id} `, id.toUpperCase()]) {
      const payload = { userId, productId: scene.product, quantity: 1 };
      const answer = await scene.farhan.inject({ method: 'POST', url: '/api/shop/cart/add', payload });
      expect([400, 403], JSON.stringify(userId)).toContain(answer.statusCode);
    }
  });

  it("an order that names another's cart empties one's own (B4)", async () => {
    const { asha, farhan, product } = scene;
    await fillCart(asha, [product, 2]);
    await fillCart(farhan, [product, 1]);
    const before = await asha.call(getCart, { userId: asha.id });
    const placed = await place(farhan, `b4-${newId()}`, { cartId: before.data._id, userId: farhan.id });
    expect(placed.statusCode).toBe(200);
    expect(await asha.call(getCart, { userId: asha.id })).toMatchObject({
      data: { version: before.data.version },
      totalQuantity: before.totalQuantity,
    });
    expect((await farhan.call(getCart, { userId: farhan.id })).totalItems).toBe(0);
  });

  it('jobs, clean-ups, measurements and sources are no addresses (B8)', async () => {
    for (const name of [
      'metrics',
      'jobs',
      'cron',
      'cleanup',
      'expire',
      'mail',
      'debug',
      'admin/jobs',
      '.env',
      '.git/config',
    ])
      for (const url of [`/${name}`, `/api/${name}`, `/assets/${name}`])
        for (const method of ['GET', 'POST'] as const) {
          const { statusCode, headers, body } = await scene.shop.app.inject({ method, url });
          const isTheLogin = statusCode === 302 && String(headers.location).startsWith('/login?');
          expect(isTheLogin || statusCode === 404, `${method} ${url}: ${statusCode}`).toBe(true);
          expect(body).not.toContain('"success":true');
        }
    const files = await readdir('build/client', { recursive: true });
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(file => file.endsWith('.map'))).toEqual([]);
  });

  it('ids can not be guessed from one that is known (B14)', async () => {
    const known = [scene.order, await scene.newOrder()];
    const tails = known.map(id => id.slice(-16));
    expect(tails[0]?.slice(0, 8)).not.toBe(tails[1]?.slice(0, 8));
    const admin = { authorization: `Bearer ${await scene.newToken('administrator')}` };
    const guess = (at: number) => {
      const head = known[at % 2]?.slice(0, 24) ?? '';
      const near = BigInt(`0x${known[at % 2]?.slice(24)}`) + BigInt(at % 4 < 2 ? at + 1 : -at - 1);
      return `${head}${(near & 0xffffffffffffn).toString(16).padStart(12, '0')}`;
    };
    let found = 0;
    for (let at = 0; at < GUESSES; at += 1) {
      const answer = await scene.shop.app.inject({ url: `/api/admin/orders/details/${guess(at)}`, headers: admin });
      if (answer.statusCode !== 404) found += 1;
    }
    expect(found).toBe(0);
  });
});
