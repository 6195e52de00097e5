import type { PURPOSES, Purpose } from '#products/media/upload-rules.ts';
import {
  type Begun,
  beginUpload,
  cancelUpload,
  finishUpload,
  permitPart,
  shopperUploads,
} from '#products/media/uploads.contract.ts';
import { call } from '#shared/api/browser-call.ts';

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** The API calls of an upload: those of sellers, or those of shoppers. */
export interface UploadWay {
  readonly purpose: Purpose;
  readonly begin: (file: NamedFile, signal: AbortSignal) => Promise<{ readonly data: Begun }>;
  readonly permit: typeof permitPart;
  readonly finish: typeof finishUpload;
  readonly cancel: typeof cancelUpload;
}

function sellersWay(purpose: (typeof PURPOSES)[number]): UploadWay {
  return {
    purpose,
    begin: ({ name, size }, signal) => call(beginUpload, { purpose, name, size }, { signal }),
    permit: permitPart,
    finish: finishUpload,
    cancel: cancelUpload,
  };
}

export const PICTURES = sellersWay('picture');
export const IMPORTS = sellersWay('import');

/** For photos of shoppers; `begin` is the call of what they belong to. */
export function shoppersWay(purpose: 'return' | 'review', begin: UploadWay['begin']): UploadWay {
  return { purpose, begin, ...shopperUploads };
}
