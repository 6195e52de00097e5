import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { signedBecause } from '#platform/http/safety/deny-by-default.ts';
import { type Permitted, readSignedAddress } from '#platform/storage/folder/signed-address.ts';
import { problem } from '#shared/api/problem.ts';
import { PART_BYTES, SENT_AS } from '#shared/ports/storage-port.ts';

export const notPermitted = problem(
  'upload.not_permitted',
  'forbidden',
  'This upload permission is not valid or has expired. Please start the upload again.',
);
const uploadCut = problem('upload.cut', 'invalid', 'The upload was interrupted. Please try again.');

const BY_SIGNATURE = signedBecause('uploads to our own storage, with an address signed for one key and one length');

interface Taking {
  readonly secret: Buffer;
  readonly now: () => Date;
  /** Stores what arrives, atomically. */
  readonly keep: (permitted: Permitted, bytes: Readable) => Promise<void>;
}

/**
 * Receives browser uploads into a local folder. The signed URL is the permission: cookies and origin are not checked. A
 * wrong length is refused before reading, and slow uploads are closed.
 */
export function takeUploads(app: FastifyInstance, { secret, now, keep }: Taking): void {
  app.register(async inner => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(SENT_AS['content-type'], (_request, payload, done) => done(null, payload));
    inner.addContentTypeParser('*', (_request, _payload, done) => done(notPermitted()));
    inner.put('/upload/*', { ...BY_SIGNATURE, bodyLimit: PART_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const permitted = readSignedAddress(secret, request.url, now());
      const isRight = permitted && request.headers['content-length'] === String(permitted.bytes);
      if (!isRight) {
        // A refused body is not read to its end.
        reply.header('connection', 'close');
        throw notPermitted();
      }
      const stop = minimumRate(request.raw);
      try {
        await keep(permitted, request.body as Readable);
      } catch (error) {
        throw isCut(error) ? uploadCut() : error;
      } finally {
        stop();
      }
      return reply.header('etag', `"${permitted.bytes}"`).send();
    });
  });
}

function isCut(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'ERR_STREAM_DESTROYED';
}

/** Slower than any network a shop is run from; slower uploads only occupy a connection (docs/security-cases.md E5). */
const MIN_BYTES_PER_SECOND = 8_000;
const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 1_000;

/** Closes a request whose average rate is lower. @returns a function that stops watching */
function minimumRate(request: IncomingMessage): () => void {
  const begun = performance.now();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
  };
  request.on('data', count);
  const timer = setInterval(() => {
    const ms = performance.now() - begun;
    if (ms > GRACE_MS && bytes < (MIN_BYTES_PER_SECOND * ms) / 1000) request.destroy();
  }, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    request.off('data', count);
  };
}
