import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { WritableHost } from './postgres-hosts.ts';
import { writingClient } from './writing-client.ts';

const AUTHENTICATED = Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1');
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');
const FIELDS = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const TERMINATED = Buffer.concat([
  Buffer.from('E\0\0\0', 'latin1'),
  Buffer.from([FIELDS.length + 4]),
  Buffer.from(FIELDS),
]);

/** A server that accepts a connection and closes it immediately. */
const server = createServer(socket => {
  socket.on('error', () => {});
  socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, TERMINATED])));
});
afterEach(() => server.close());

it('a connection that ends in the moment in which it is made fails a query and not the process', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
  const faults: unknown[] = [];
  const note = (fault: unknown) => faults.push(fault);
  process.on('uncaughtExceptionMonitor', note);
  const pool = new pg.Pool({ Client: writingClient(new WritableHost(url)), max: 1 });
  pool.on('error', () => {});
  await expect(pool.query('select 1')).rejects.toThrow();
  await pool.end();
  process.off('uncaughtExceptionMonitor', note);
  expect(faults).toEqual([]);
});
