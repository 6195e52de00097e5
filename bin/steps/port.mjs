import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Readable } from './say.mjs';

const defaultPort = 3000;
/** A shop that is stopping still answers running requests; a restart right after it should not fail. */
const patience = 3_000;

/**
 * Looks whether the shop's port is free before minutes are spent on preparing it.
 * An invalid PORT is left to the shop, which reports all errors of its settings at once.
 * @throws Readable when another program listens there
 */
export async function checkPortFree({ PORT = String(defaultPort), HOST = '127.0.0.1' } = process.env) {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const until = Date.now() + patience;
  let fault = await tryPort(port, HOST);
  while (fault?.code === 'EADDRINUSE' && Date.now() < until) {
    await pause(100);
    fault = await tryPort(port, HOST);
  }
  if (fault?.code === 'EADDRINUSE') {
    throw new Readable(
      `Port ${port} is in use by another program. Stop that program or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (fault?.code === 'EACCES') {
    throw new Readable(`Port ${port} needs administrator rights. Choose one above 1023: PORT=${defaultPort} npm start`);
  }
}

function tryPort(port, host) {
  return new Promise(resolve => {
    const trial = createServer();
    trial.on('error', resolve);
    trial.listen({ port, host, exclusive: true }, () => trial.close(() => resolve(null)));
  });
}
