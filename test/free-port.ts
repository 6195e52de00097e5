import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of loopback that nobody listened at a moment ago. */
export async function freePort(): Promise<number> {
  const trial = createServer().listen(0, '127.0.0.1');
  await once(trial, 'listening');
  const address = trial.address();
  trial.close();
  await once(trial, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
