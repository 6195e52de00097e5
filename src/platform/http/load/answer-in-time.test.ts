import { afterEach, expect, it } from 'vitest';
import { createApp } from '#platform/http/app.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { busy } from '#shared/api/busy.ts';
import { answerInTime } from './answer-in-time.ts';

const SETTINGS = { publicUrl: undefined, trustProxy: false, logLevel: 'silent' } as const;
const TRIED = openBecause('tried by these tests');
let app: Awaited<ReturnType<typeof createApp>>;
afterEach(() => app.close());

it('answers in place of a handler that waits too long, and lets the handler end in peace (I10)', async () => {
  app = await createApp(SETTINGS);
  const ended = Promise.withResolvers<string>();
  const waits = Promise.withResolvers<void>();
  answerInTime(app, 100);
  app.get('/waits', TRIED, async () => {
    await waits.promise;
    ended.resolve('ended');
    return { late: true };
  });
  app.get('/answers', TRIED, async () => ({ late: false }));
  const answer = await app.inject('/waits');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, busy.code, '2']);
  waits.resolve();
  expect(await ended.promise).toBe('ended');
  expect((await app.inject('/answers')).json()).toEqual({ late: false });
});
