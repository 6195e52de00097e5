import type { FetchRefusal, FetchRefused } from '#platform/outbound/fetch-public.ts';
import { MAX_BYTES, sizeText } from '#products/media/upload-rules.ts';
import { t } from '#shared/language/t.ts';

const SENTENCES: Readonly<Record<FetchRefusal, (status: number) => string>> = {
  address: () => t('products.imports.pictures.fault.address'),
  'not-public': () => t('products.imports.pictures.fault.notPublic'),
  port: () => t('products.imports.pictures.fault.port'),
  'unknown-host': () => t('products.imports.pictures.fault.unknownHost'),
  unreachable: () => t('products.imports.pictures.fault.unreachable'),
  slow: () => t('products.imports.pictures.fault.slow'),
  redirects: () => t('products.imports.pictures.fault.redirects'),
  'too-large': () => t('products.imports.pictures.fault.tooLarge', { most: sizeText(MAX_BYTES.picture) }),
  status: status => t('products.imports.pictures.fault.status', { status: String(status) }),
};

/** Why a picture was not fetched, in the language that is spoken. */
export function fetchFault({ reason, status = 0 }: FetchRefused): string {
  return SENTENCES[reason](status);
}
