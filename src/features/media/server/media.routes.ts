import { readPictureRequest } from '#features/media/picture-url.ts';
import { limitScan } from '#platform/http/crowds.ts';
import { openBecause } from '#platform/http/deny-by-default.ts';
import type { Api } from '#platform/http/serve.ts';
import { notFound } from '#shared/problems.ts';
import type { PictureLibrary } from './picture-library.ts';

const PICTURES = openBecause('pictures of what is for sale');
/** A key never gets another picture, so browsers may keep it for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Pictures, outside the API because they are no calls: anybody's, WebP and for link previews JPEG, nothing else. */
export function serveMedia({ app, throttle }: Api, library: PictureLibrary): void {
  app.get<{ Params: { '*': string } }>('/media/*', PICTURES, async (request, reply) => {
    const asked = readPictureRequest(request.params['*']);
    const picture = asked && (await library.read(asked));
    if (!picture) {
      await limitScan(throttle, request);
      throw notFound();
    }
    return reply
      .header('cache-control', FOR_GOOD)
      .type(asked.width === 'preview' ? 'image/jpeg' : 'image/webp')
      .send(picture);
  });
}
