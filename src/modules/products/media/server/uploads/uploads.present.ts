import { pictureUrl } from '#products/media/picture-url.ts';
import type { Uploaded } from '#products/media/uploads.contract.ts';
import type { UploadRow } from './uploads.queries.ts';

export function presentUpload({ id, purpose, key, width, height }: UploadRow): Uploaded {
  return { upload: id, url: purpose === 'picture' ? pictureUrl(key) : null, width, height };
}
