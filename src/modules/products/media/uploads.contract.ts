import * as z from 'zod/mini';
import { post, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, succeeded } from '#shared/api/wire.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { MAX_CHUNKS, PURPOSES } from './upload-rules.ts';

export const uploadIsMissing = problem('upload.missing', 'missing', 'This upload is no longer available.');
export const uploadIncomplete = problem(
  'upload.incomplete',
  'conflict',
  'Not all of the file has arrived. Please try again.',
);
export const tooManyUploads = problem(
  'upload.too_many',
  'too-many',
  (seconds: number) => `You have uploaded a lot in a short time. Please try again in ${waitText(seconds)}.`,
);
export const uploadsWaiting = problem(
  'upload.waiting',
  'conflict',
  'Too many uploads are unfinished. Please finish or remove some of them first.',
);

export const notAPicture = problem(
  'picture.no_picture',
  'unsupported',
  (what: string) => `${what} can’t be used. Choose a JPEG, PNG, WebP or AVIF.`,
);
export const pictureMoves = problem(
  'picture.animated',
  'unsupported',
  'Animated pictures can’t be used. Choose a still picture.',
);
export const pictureBroken = problem(
  'picture.broken',
  'invalid',
  'This picture is damaged or cut off. Save it again and retry the upload.',
);
export const tooManyPixels = problem(
  'picture.too_many_pixels',
  'too-large',
  'This picture has more than 40 megapixels. Choose a smaller one.',
);
export const notATable = problem(
  'upload.no_table',
  'unsupported',
  'Choose a CSV file, or a zip of a CSV file and its pictures.',
);

/** A picture of a product or a banner was not uploaded by its seller, or the upload is not finished. */
export const pictureUnknown = problem(
  'picture.unknown',
  'invalid',
  'One of the pictures was not uploaded here. Please remove it and choose it again.',
);

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
  /** The address of a picture; null for files of imports and for private photos. */
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
