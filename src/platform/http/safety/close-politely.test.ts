import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { closePolitely, finishAnswers } from './close-politely.ts';

/** Longer than any test may take. */
const KEEP_ALIVE_MS = 10 * 60_000;

/** A server with one route that answers when the test says so. */
async function opened() {
  const readiness = { accepting: true };
  const app = fastify({ keepAliveTimeout: KEEP_ALIVE_MS, forceCloseConnections: 'idle' });
  closePolitely(app, readiness);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    asked.resolve();
    await answer.promise;
    return 'done';
  });
  app.get('/page', async () => {
    asked.resolve();
    await answer.promise;
    return (await app.inject('/quick')).body;
  });
  app.get('/quick', async () => 'done');
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((told, failed) =>
      get(new URL(path, url), { agent }, answered => told(answered.resume())).on('error', failed),
    );
  return { app, readiness, ask, asked: asked.promise, answer: answer.resolve };
}

it('connections are kept while the server serves, and end with their next answer once it is stopping', async () => {
  const { app, readiness, ask } = await opened();
  expect((await ask('/quick')).headers.connection).toBe('keep-alive');
  readiness.accepting = false;
  expect((await ask('/quick')).headers.connection).toBe('close');
  await app.close();
});

it('closing waits for what is under way, and not for the connection that it came by', async () => {
  const { app, readiness, ask, asked, answer } = await opened();
  const answered = ask('/slow');
  await asked;
  readiness.accepting = false;
  app.server.close();
  app.server.closeIdleConnections();
  answer();
  expect((await answered).headers.connection).toBe('close');
  await app.close();
});

it('what is under way can still ask the server itself', async () => {
  const { app, readiness, ask, asked, answer } = await opened();
  const answered = ask('/page');
  await asked;
  readiness.accepting = false;
  const finished = finishAnswers(app);
  await pause(100);
  answer();
  expect((await answered).statusCode).toBe(200);
  await finished;
  await app.close();
});

it('closing waits for no connection whose answer was begun before', async () => {
  const { app, ask, asked, answer } = await opened();
  const answered = ask('/slow');
  await asked;
  const closed = app.close();
  answer();
  expect((await answered).statusCode).toBe(200);
  await closed;
});
