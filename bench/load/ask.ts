import autocannon, { type Client, type Request } from 'autocannon';

/** One request of a list; those of a kind are timed together. */
export interface Asked extends Request {
  readonly kind: string;
  /** A status that is an answer as good as 200. */
  readonly alsoWell?: number;
}

export interface Asking {
  readonly port: number;
  readonly connections: number;
  /** What a connection asks for, one after the other, and then from the beginning. */
  readonly listOf: (connection: number) => readonly Asked[];
  /** After so long nothing more is asked; what was asked is waited for. */
  readonly seconds: number;
  /** Ends when each list was gone through once. All are then equally long. */
  readonly isOnce?: boolean;
}

export interface Answered {
  /** How long each answer took in milliseconds, by kind. */
  readonly took: ReadonlyMap<string, number[]>;
  /** From the first request to the last answer. */
  readonly seconds: number;
}

/** How often autocannon looks whether it should end. */
const LOOKS_EVERY_MS = 50;
/** Longer than any answer takes. */
const WAITS_SECONDS = 30;

/** Sends requests as fast as they are answered. @throws when anything else than 200 or `alsoWell` comes back */
export async function askAll({ port, connections, listOf, seconds, isOnce }: Asking): Promise<Answered> {
  const took = new Map<string, number[]>();
  const faults: string[] = [];
  const lists = Array.from({ length: connections }, (_, own) => listOf(own));
  const answered = new Map<Client, { readonly list: readonly Asked[]; at: number }>();
  let opened = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const begun = performance.now();
  let last = begun;
  autocannon(
    {
      url: `http://127.0.0.1:${port}`,
      connections,
      ...(isOnce ? { amount: lists.flat().length } : { duration: seconds + WAITS_SECONDS }),
      timeout: WAITS_SECONDS,
      sampleInt: LOOKS_EVERY_MS,
      setupClient: client => {
        const list = lists[opened++] ?? [];
        answered.set(client, { list, at: 0 });
        client.setRequests([...list]);
      },
    },
    error => (error ? reject(error as Error) : resolve()),
  )
    .on('response', (client, status, _bytes, tookMs) => {
      last = performance.now();
      if (last - begun > seconds * 1000) askNoMore(client);
      const { kind, path, alsoWell } = nextOf(answered.get(client));
      if (status !== 200 && status !== alsoWell) faults.push(`${path} answers ${status}`);
      else if (took.get(kind)?.push(tookMs) === undefined) took.set(kind, [tookMs]);
    })
    .on('reqError', (error: Error) => faults.push(error.message));
  await promise;
  if (faults.length > 0) throw new Error(`${faults.length} faults, the first: ${faults[0]}`);
  return { took, seconds: (last - begun) / 1000 };
}

/** Each connection is answered in the order of its list. */
function nextOf(own: { readonly list: readonly Asked[]; at: number } | undefined): Asked {
  const asked = own?.list[own.at++ % own.list.length];
  if (!asked) throw new Error('an answer came that nobody asked for');
  return asked;
}

/**
 * Lets a connection end with this answer. Left to autocannon, all would be cut when time is over, and the work that the
 * server had done for them would count as that of others.
 */
function askNoMore(client: Client): void {
  // Not among its types: how many answers a connection may have.
  (client as Client & { responseMax: number }).responseMax = 1;
}
