import * as z from 'zod/mini';
import { post, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, succeeded } from '#shared/api/wire.ts';
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
  (wait: string) => `You have uploaded a lot in a short time. Please try again in ${wait}.`,
);
export const uploadsWaiting = problem(
  'upload.waiting',
  'conflict',
  'Too many uploads are unfinished. Please finish or remove some of them first.',
);

/** Why a file is no picture for the shop, in the words its owner reads beside its name. */
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
/** Why a file can't be imported. */
export const notATable = problem(
  'upload.no_table',
  'unsupported',
  'Choose a CSV file, or a zip of a CSV file and its pictures.',
);

/** A picture on a product or a banner is none that its seller has uploaded, or not to the end. */
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
  /** How many pieces the file is sent in, all of `partSize` bytes but the last; a small one in a single piece. */
  parts: z.int(),
  partSize: z.int(),
  /** What the first piece is sent by, so that a small file costs one call less. */
  first: Permission,
});
export type Begun = z.output<typeof Begun>;

export const beginUpload = post('/admin/uploads/begin', {
  summary: 'Starts an upload straight to the storage and returns signed permissions',
  body: z.strictObject({
    purpose: z.enum(PURPOSES),
    /** As it is called where it comes from; the shop makes a key of its own. */
    name: z.string().check(z.maxLength(1000)),
    size: z.int().check(z.gte(0)),
  }),
  output: dataOf(Begun),
});

export const Uploaded = z.object({
  upload,
  /** A picture's address in the shop; null for a file that is only read by an import, and for photos that few may see. */
  url: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Uploaded = z.output<typeof Uploaded>;

/** What whoever began an upload may do with it; nobody else finds it. */
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
        /** What the storage answered to each piece of a file that was sent in several: its ETag. */
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
/** The same for shoppers, of uploads that were begun for something of theirs. */
export const shopperUploads = callsBelow('/shop/uploads');
