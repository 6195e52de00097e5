import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isThisMachine } from '#shared/this-machine.ts';
import { isPublicAddress } from './is-public-address.ts';

/** Why a file of another site is not fetched. */
export type FetchRefusal =
  | 'address'
  | 'not-public'
  | 'port'
  | 'unknown-host'
  | 'unreachable'
  | 'slow'
  | 'redirects'
  | 'too-large'
  | 'status';

export class FetchRefused extends Error {
  readonly reason: FetchRefusal;
  /** Of an answer that is not the file. */
  readonly status: number | undefined;

  constructor(reason: FetchRefusal, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

export interface PublicFetch {
  readonly maxBytes: number;
  /** For all of it, redirects included. */
  readonly withinMs: number;
  /** Three if it is not given. */
  readonly maxRedirects?: number;
  /** Pictures if it is not given. */
  readonly accept?: string;
  /** A port of this machine that may be fetched from, for tests and development. */
  readonly ownPort?: number | undefined;
  /** Another resolver, for tests. */
  readonly resolve?: typeof lookUp | undefined;
}

const MAX_REDIRECTS = 3;
/** Those of the web, also left out; other services of a host are not asked. */
const PORTS = new Set(['', '80', '443']);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a file from the public internet. The address that a host resolves to is checked where the connection is made, so no
 * later answer of a name server can lead to this machine or its network; so is that of each redirect.
 * @throws FetchRefused
 */
export async function fetchPublic(address: string, limits: PublicFetch): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.withinMs);
  try {
    let url = webAddress(address);
    const { maxRedirects = MAX_REDIRECTS, accept = PICTURES } = limits;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await askPublic(url, limits, signal, { headers: { accept, 'accept-encoding': 'identity' } });
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await bytesOf(response, limits.maxBytes);
      response.destroy();
      if (!REDIRECTS.has(statusCode) || headers.location === undefined) throw new FetchRefused('status', statusCode);
      url = webAddress(headers.location, url);
    }
    throw new FetchRefused('redirects');
  } catch (error) {
    throw fetchRefusal(error, signal);
  }
}

/** Whether it is the port of this machine that may be asked. */
export function isOwnAddress({ port, hostname }: URL, ownPort: number | undefined): boolean {
  return ownPort !== undefined && Number(port) === ownPort && isThisMachine(hostname);
}

/** Why an address of numbers can't be asked; undefined for names, which are looked up first. */
function refusalOfNumbers(url: URL): FetchRefused | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? refusalOf(url, [host]) : undefined;
}

/** Why an address can't be asked, as far as it can be told without looking its name up. */
export function refusalUnasked(url: URL): FetchRefused | undefined {
  return refusalOfNumbers(url) ?? (PORTS.has(url.port) ? undefined : new FetchRefused('port'));
}

/** Why a request did not get an answer. */
export function fetchRefusal(error: unknown, signal: AbortSignal): FetchRefused {
  if (error instanceof FetchRefused) return error;
  if (signal.aborted) return new FetchRefused('slow');
  return new FetchRefused(codeOf(error) === 'ENOTFOUND' ? 'unknown-host' : 'unreachable');
}

/** An address of the web, without names and passwords. @throws FetchRefused */
export function webAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') throw new FetchRefused('address');
  return url;
}

const PICTURES = 'image/avif,image/webp,image/*';

export interface PublicRequest {
  /** Without it, GET. */
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/**
 * Sends one request to the public internet; a redirect is an answer like others. The address that a host resolves to is
 * checked where the connection is made.
 * @throws FetchRefused, and errors of the connection
 */
export function askPublic(
  url: URL,
  { ownPort, resolve }: Pick<PublicFetch, 'ownPort' | 'resolve'>,
  signal: AbortSignal,
  { method, headers, body }: PublicRequest,
): Promise<IncomingMessage> {
  const isOwn = isOwnAddress(url, ownPort);
  const refused = isOwn ? undefined : refusalOfNumbers(url);
  if (refused) throw refused;
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((answered, failed) => {
    request(
      url,
      {
        // A connection of its own: one that was made for another host would not be checked.
        agent: false,
        lookup: isOwn ? lookUp : publicLookup(url, resolve ?? lookUp),
        signal,
        ...(method && { method }),
        headers: { ...headers, 'user-agent': 'bijli-bazaar' },
      },
      answered,
    )
      .on('error', failed)
      // Without this, a request that is answered by another protocol would never end, not even when its time is over.
      .on('upgrade', (_answer, socket) => {
        socket.destroy();
        failed(new FetchRefused('status', 101));
      })
      .end(body);
  });
}

/** Looks a host up for a connection, and refuses it by its addresses. */
function publicLookup(url: URL, resolve: typeof lookUp): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new FetchRefused('unknown-host'), []);
      const refused = refusalOf(
        url,
        addresses.map(({ address }: LookupAddress) => address),
      );
      if (refused) return done(refused, []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

/** Why a host is not asked: all of its addresses must be public, and the port one of the web. */
function refusalOf({ port }: URL, addresses: readonly string[]): FetchRefused | undefined {
  if (!addresses.every(isPublicAddress)) return new FetchRefused('not-public');
  return PORTS.has(port) ? undefined : new FetchRefused('port');
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw new FetchRefused('too-large');
  }
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response) {
    size += (piece as Buffer).length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new FetchRefused('too-large');
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
