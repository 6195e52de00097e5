import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { askPublic, FetchRefused } from '#platform/outbound/fetch-public.ts';
import { postRefusal } from '#platform/outbound/post-public.ts';
import { AdapterFailed, type Transfer, type TransferAnswer } from '#shared/ports/adapter.ts';
import type { Reach } from './reach.ts';

const BEGINS_WITHIN_MS = 15_000;
const MAX_TEXT_BYTES = 4 * 1024 * 1024;

/** Transfers files to and from any address, for settings of the environment. Redirects are not followed. */
export function transferAnywhere({ redirect = url => url, withinMs = BEGINS_WITHIN_MS }: Reach = {}): Transfer {
  return ({ method, url, headers = {}, body }) => {
    const meant = new URL(url);
    return inTime(meant, withinMs, async signal => {
      const sent = { method, headers, redirect: 'error', signal } as const;
      const answer = await fetch(redirect(meant), body === undefined ? sent : { ...sent, body });
      return { status: answer.status, header: name => answer.headers.get(name) ?? undefined, body: answer.body };
    });
  };
}

/**
 * The same for settings that an administrator has entered: https on its usual port and public addresses only, so that nobody
 * leads the shop into its own network.
 */
export function transferPublic(): Transfer {
  return ({ method, url, headers = {}, body }) => {
    const meant = new URL(url);
    return inTime(meant, BEGINS_WITHIN_MS, async signal => {
      const refused = postRefusal(meant.href, undefined);
      if (refused) throw new FetchRefused(refused);
      const answer = await askPublic(meant, {}, signal, { method, headers, ...(body !== undefined && { body }) });
      return { status: answer.statusCode ?? 0, header: name => headerOf(answer, name), body: streamOf(answer) };
    });
  };
}

interface Begun extends Pick<TransferAnswer, 'status' | 'header'> {
  readonly body: ReadableStream<Uint8Array> | null;
}

/** @param begin sends the request; it is given up by the signal, which also ends a text that comes too slowly */
async function inTime(
  { host }: URL,
  withinMs: number,
  begin: (signal: AbortSignal) => Promise<Begun>,
): Promise<TransferAnswer> {
  const late = new AbortController();
  const timed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const timer = setTimeout(() => late.abort(), withinMs);
    try {
      return await work();
    } catch (cause) {
      throw failureOf(host, cause);
    } finally {
      clearTimeout(timer);
    }
  };
  const { status, header, body } = await timed(() => begin(late.signal));
  const stream = () => body ?? new Blob([]).stream();
  return { status, header, stream, text: () => timed(() => textIn(stream())) };
}

function failureOf(host: string, cause: unknown): AdapterFailed {
  if (cause instanceof FetchRefused && ['address', 'not-public', 'port'].includes(cause.reason))
    return new AdapterFailed('denied', `${host} is not asked: it must be https at a public address.`, { cause });
  return new AdapterFailed('unavailable', `${host} did not answer in time.`, { cause });
}

async function textIn(stream: ReadableStream<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    size += piece.length;
    if (size > MAX_TEXT_BYTES) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function streamOf(answer: IncomingMessage): ReadableStream<Uint8Array> {
  return Readable.toWeb(answer) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>;
}
