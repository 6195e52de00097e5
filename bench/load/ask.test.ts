import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { askAll } from './ask.ts';

const asked: string[] = [];
const server = createServer(async (request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/slow') await pause(100);
  response.statusCode = request.url === '/gone' ? 404 : 200;
  response.end('well');
});
server.listen(0, '127.0.0.1');
const ask = (paths: readonly string[], more: { readonly isOnce?: boolean; readonly seconds: number }) => {
  const { port } = server.address() as AddressInfo;
  const list = paths.map(path => ({ kind: path, path }));
  return askAll({ port, connections: 2, listOf: () => list, ...more });
};

afterEach(() => {
  asked.length = 0;
});

afterAll(() => void server.close());

it('waits for everything that was asked when time is over, and counts it', async () => {
  const { took, seconds } = await ask(['/slow'], { seconds: 0.05 });
  expect(asked).toHaveLength(2);
  expect(took.get('/slow')).toHaveLength(2);
  expect(seconds).toBeGreaterThan(0.09);
});

it('goes through lists once, and times each kind by itself', async () => {
  const { took } = await ask(['/one', '/slow', '/one'], { isOnce: true, seconds: 10 });
  expect(asked).toHaveLength(6);
  expect([took.get('/one')?.length, took.get('/slow')?.length]).toEqual([4, 2]);
});

it('ends once lists early when time is over', async () => {
  await ask(['/slow', '/slow', '/slow', '/slow'], { isOnce: true, seconds: 0.01 });
  expect(asked).toHaveLength(2);
});

it('refuses any other answer', async () => {
  await expect(ask(['/gone'], { isOnce: true, seconds: 1 })).rejects.toThrow('/gone answers 404');
});
