import { hash } from 'node:crypto';
import { limitScan } from '#platform/http/load/crowds.ts';
import { readableAnywhere } from '#platform/http/safety/cross-origin.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { matches } from '#platform/http/serving/replay.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import { readPictureRequest } from '#products/media/picture-url.ts';
import type { PictureLibrary } from '#products/media/server/pictures/picture-library.ts';
import { busy } from '#shared/api/busy.ts';
import { isProblem } from '#shared/api/problem.ts';
import { notFound } from '#shared/api/problems.ts';

const PICTURES = openBecause('product pictures and banners');
/** A key's picture never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** How long a request waits for a picture that is being resized; a page without it is still useful. */
const MAX_WAIT_MS = 4_000;
/** The placeholder, in a grey that is visible on light and dark backgrounds. */
const PLACEHOLDER = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="#8a94a3" stroke-width="1.5" stroke-linejoin="round" opacity=".55"><rect x="20" y="22" width="24" height="20" rx="2.5"/><circle cx="27" cy="28.5" r="2"/><path d="m20 38 7-6 5 4 5-5 7 6"/></svg>',
);

/**
 * Serves public pictures: WebP, and JPEG for link previews. One that can't be made in time is replaced by a placeholder
 * that is not cached, never by an error.
 */
export function serveMedia(api: Api, library: PictureLibrary, maxWaitMs = MAX_WAIT_MS): void {
  api.app.get<{ Params: { '*': string } }>('/media/*', PICTURES, async (request, reply) => {
    readableAnywhere(reply);
    const asked = readPictureRequest(request.params['*']);
    const isShown = asked?.width !== 'preview';
    const picture = asked && (await (isShown ? inTime(library.read(asked), maxWaitMs) : library.read(asked)));
    if (picture === PLACEHOLDER) return reply.header('cache-control', 'no-store').type('image/svg+xml').send(picture);
    if (!picture) {
      await limitScan(api, request);
      throw notFound();
    }
    const etag = etagOf(picture);
    reply.header('cache-control', IMMUTABLE).header('etag', etag);
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(asked.width === 'preview' ? 'image/jpeg' : 'image/webp').send(picture);
  });
}

/** A strong tag, made of the bytes: the same picture drawn anew by another version of the shop has another one. */
function etagOf(picture: Buffer): string {
  return `"${hash('sha1', picture, 'base64url')}"`;
}

/** The picture, or the placeholder if it takes too long or the queue is full. */
async function inTime(reading: Promise<Buffer | undefined>, maxWaitMs: number): Promise<Buffer | undefined> {
  const late = Promise.withResolvers<Buffer>();
  const timer = setTimeout(late.resolve, maxWaitMs, PLACEHOLDER);
  const read = reading.catch((error: unknown) => {
    if (isProblem(error) && error.code === busy.code) return PLACEHOLDER;
    throw error;
  });
  read.catch(() => {});
  return Promise.race([read, late.promise]).finally(() => clearTimeout(timer));
}
