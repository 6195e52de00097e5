import { setTimeout as pause } from 'node:timers/promises';
import { CONNECTIONS, type Load, loadOf } from './load.ts';
import { openReadingConnection, requestBytes } from './reading-connection.ts';

/** Asks for addresses over and over, each connection for its own share of them. @throws when anything but 200 comes back */
export async function loadReads(
  port: number,
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Load> {
  const requests = addresses.map(path => requestBytes(path, headers));
  const took: number[] = [];
  const faults: string[] = [];
  const start = performance.now();
  const connections = Array.from({ length: CONNECTIONS }, (_, own) => {
    const share = requests.filter((_request, at) => at % CONNECTIONS === own);
    return openReadingConnection(port, share.length > 0 ? share : requests, {
      answer: (status, tookMs) => (status === 200 ? took.push(tookMs) : faults.push(`status ${status}`)),
      fault: error => faults.push(error.message),
    });
  });
  await pause(seconds * 1000);
  for (const connection of connections) connection.stop();
  if (faults.length > 0)
    throw new Error(`${addresses[0]} and others: ${faults.length} faults, the first: ${faults[0]}`);
  return loadOf(took, start);
}
