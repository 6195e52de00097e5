import autocannon from 'autocannon';
import { CONNECTIONS, type Load } from './load.ts';

/** Asks for addresses over and over, each connection for its own share of them. @throws when anything but 200 comes back */
export async function loadReads(
  url: string,
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Load> {
  const requests = addresses.map(path => ({ method: 'GET' as const, path, headers }));
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: 50,
    requests: requests.slice(0, 1),
    setupClient: client => {
      const share = requests.filter((_request, at) => at % CONNECTIONS === connection % CONNECTIONS);
      connection += 1;
      client.setRequests(share.length > 0 ? share : requests);
    },
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}${addresses[0]}: ${result.non2xx} answers were not 200, ${result.errors} requests failed`);
  return { done: result['2xx'], seconds: result.duration, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}
