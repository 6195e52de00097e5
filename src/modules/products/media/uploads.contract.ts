import * as z from 'zod/mini';
import { post, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import type { FileKind } from './file-kind.ts';
import { MAX_CHUNKS, PURPOSES } from './upload-rules.ts';

export const uploadIsMissing = problem('upload.missing', 'missing', () => t('products.media.refusal.missing'));
export const uploadIncomplete = problem('upload.incomplete', 'conflict', () => t('products.media.refusal.incomplete'));
export const tooManyUploads = problem('upload.too_many', 'too-many', (seconds: number) =>
  t('products.media.refusal.tooMany', { wait: waitText(seconds) }),
);
export const uploadsWaiting = problem('upload.waiting', 'conflict', () => t('products.media.refusal.waiting'));

export const notAPicture = problem('picture.no_picture', 'unsupported', (kind: FileKind) =>
  t('products.media.refusal.notAPicture', { kind: kind ?? 'other' }),
);
export const pictureMoves = problem('picture.animated', 'unsupported', () => t('products.media.refusal.animated'));
export const pictureBroken = problem('picture.broken', 'invalid', () => t('products.media.refusal.broken'));
export const tooManyPixels = problem('picture.too_many_pixels', 'too-large', () =>
  t('products.media.refusal.tooManyPixels'),
);
export const notATable = problem('upload.no_table', 'unsupported', () => t('products.media.refusal.notATable'));

/** A picture of a product, a banner or a review was not uploaded by its owner, or the upload is not finished. */
export const pictureUnknown = problem('picture.unknown', 'invalid', () => t('products.media.refusal.unknown'));

const upload = id<'upload'>();
const Permission = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });
export type Permission = z.output<typeof Permission>;

export const Begun = z.object({
  upload,
  /** Number of parts; all but the last have `partSize` bytes. */
  parts: z.int(),
  partSize: z.int(),
  /** Permission for the first part, which saves a call for small files. */
  first: Permission,
});
export type Begun = z.output<typeof Begun>;

export const beginUpload = post('/admin/uploads/begin', {
  summary: 'Starts an upload straight to the storage and returns signed permissions',
  body: z.strictObject({
    purpose: z.enum(PURPOSES),
    /** The file's original name; the shop chooses its own key. */
    name: z.string().check(z.maxLength(1000)),
    size: z.int().check(z.gte(0)),
  }),
  output: dataOf(Begun),
});

export const Uploaded = z.object({
  upload,
  /** The address of a picture; null for files of imports and for photos of returns, which are private. */
  url: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Uploaded = z.output<typeof Uploaded>;

/** Calls for the owner of an upload; for others it does not exist. */
function callsBelow<const Path extends string>(path: Path) {
  return {
    permit: post(`${path}/permit`, {
      summary: 'A signed permission to upload one part of a file, valid for five minutes',
      body: z.strictObject({ upload, part: z.int().check(z.gte(1), z.lte(MAX_CHUNKS)) }),
      output: dataOf(Permission),
    }),
    finish: post(`${path}/finish`, {
      summary: 'Finishes an upload and checks the file; pictures can be shown only after this. May be repeated.',
      body: z.strictObject({
        upload,
        /** The ETags of the parts, if there are several. */
        tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(MAX_CHUNKS))),
      }),
      output: dataOf(Uploaded),
    }),
    cancel: remove(`${path}/cancel/:upload`, {
      summary: 'Cancels an unfinished upload and deletes what was sent',
      params: z.object({ upload }),
      output: succeeded,
    }),
  };
}

export const { permit: permitPart, finish: finishUpload, cancel: cancelUpload } = callsBelow('/admin/uploads');
/** The same for shoppers. */
export const shopperUploads = callsBelow('/shop/uploads');
