import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '#platform/http/app.ts';
import { openBecause } from './deny-by-default.ts';

const SETTINGS = { publicUrl: undefined, trustProxy: false, logLevel: 'silent' } as const;
let app: Awaited<ReturnType<typeof createApp>>;
afterEach(() => app.close());

/** docs/security-cases.md B7 */
describe('a route that says nothing of who may use it', () => {
  it('keeps the server from starting, and is named', async () => {
    app = await createApp(SETTINGS);
    app.get('/known', openBecause('a test'), async () => ({}));
    app.post('/forgotten', async () => ({}));
    await expect(app.ready()).rejects.toThrow(/POST \/forgotten$/);
  });

  it('is found inside a plugin too', async () => {
    app = await createApp(SETTINGS);
    await app.register(async inner => {
      inner.get('/hidden', async () => ({}));
    });
    await expect(app.ready()).rejects.toThrow('GET /hidden');
  });

  it('is not one that says it', async () => {
    app = await createApp(SETTINGS);
    app.get('/known', openBecause('a test'), async () => ({}));
    await app.ready();
    // Without the answer to preflight requests, which every server gives.
    expect(app.served.filter(({ method }) => method !== 'OPTIONS')).toEqual([
      { method: 'GET', url: '/known', rights: 'open: a test' },
      { method: 'HEAD', url: '/known', rights: 'open: a test' },
    ]);
  });
});
