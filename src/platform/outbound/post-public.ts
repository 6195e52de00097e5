import type { IncomingMessage } from 'node:http';
import {
  askPublic,
  type FetchRefusal,
  FetchRefused,
  fetchRefusal,
  isOwnAddress,
  type PublicFetch,
  refusalUnasked,
  webAddress,
} from './fetch-public.ts';

export interface OutboundAnswer {
  readonly status: number;
  /** The beginning of the answer. */
  readonly text: string;
}

export interface PublicPost extends PublicFetch {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Gives up, beside the time. */
  readonly signal?: AbortSignal;
}

/**
 * Why a request can't be posted to an address, as far as it can be told without asking: it must be https on its usual port,
 * and no address of a private network.
 */
export function postRefusal(address: string, ownPort: number | undefined): FetchRefusal | undefined {
  try {
    const url = webAddress(address);
    if (isOwnAddress(url, ownPort)) return undefined;
    return url.protocol === 'https:' ? refusalUnasked(url)?.reason : 'address';
  } catch (error) {
    if (error instanceof FetchRefused) return error.reason;
    throw error;
  }
}

/**
 * Posts to a receiver on the public internet, as `fetchPublic` fetches. Redirects are not followed, and of the answer no
 * more than `maxBytes` are read; that there is more is no error.
 * @throws FetchRefused
 */
export async function postPublic(address: string, post: PublicPost): Promise<OutboundAnswer> {
  const inTime = AbortSignal.timeout(post.withinMs);
  const signal = post.signal ? AbortSignal.any([inTime, post.signal]) : inTime;
  const refused = postRefusal(address, post.ownPort);
  if (refused) throw new FetchRefused(refused);
  try {
    const { headers, body } = post;
    const response = await askPublic(webAddress(address), post, signal, { method: 'POST', headers, body });
    return { status: response.statusCode ?? 0, text: await beginningOf(response, post.maxBytes) };
  } catch (error) {
    throw fetchRefusal(error, signal);
  }
}

async function beginningOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response) {
    pieces.push(piece as Buffer);
    size += (piece as Buffer).length;
    // Leaving the loop ends the connection.
    if (size >= maxBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, maxBytes).toString('utf8');
}
