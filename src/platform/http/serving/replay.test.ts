import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { KeptAnswer } from '#platform/http/cache/kept-answer.ts';
import { replay } from './replay.ts';

const TEXT = 'Bijli '.repeat(500);
const kept = new KeptAnswer({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(TEXT),
  tags: [],
});

async function ask(headers: Record<string, string>) {
  const app = fastify();
  app.get('/', (request, reply) => replay(request, reply, kept));
  return app.inject({ url: '/', headers });
}

describe('replaying a kept answer', () => {
  it('compresses for browsers that can read it', async () => {
    const brotli = await ask({ 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(TEXT);
    const gzip = await ask({ 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(TEXT);
  });

  it('sends plain bytes to those that can not', async () => {
    expect((await ask({})).body).toBe(TEXT);
  });

  it('answers 304 without a body to who has it, in a list or as a star too', async () => {
    for (const header of [kept.etag, `"other", ${kept.etag}`, '*']) {
      const answer = await ask({ 'if-none-match': header });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});
