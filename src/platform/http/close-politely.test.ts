import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createApp } from './app.ts';
import { openBecause } from './deny-by-default.ts';

it('ends when the last answer is out, though its client would keep the connection', async () => {
  const app = await createApp({ publicUrl: undefined, trustProxy: false, logLevel: 'silent' });
  const asked = Promise.withResolvers<void>();
  const answers = Promise.withResolvers<void>();
  app.get('/waits', openBecause('tried by this test'), async () => {
    asked.resolve();
    await answers.promise;
    return { isAnswered: true };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const answered = once(get(`${url}/waits`, { agent }), 'response');
  await asked.promise;
  const closed = app.close();
  answers.resolve();
  const [answer] = (await answered) as [IncomingMessage];
  expect(JSON.parse(await text(answer))).toEqual({ isAnswered: true });
  await closed;
  agent.destroy();
});
