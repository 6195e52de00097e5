import type { StoredObject } from '#platform/storage/storage.ts';

/** What stands in the first element of that name; our keys and the storage's tokens have nothing that is escaped but `&`. */
export function textOf(document: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(document) ?? [];
  return text?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The objects of one page of a list. */
export function listedObjects(document: string): StoredObject[] {
  return [...document.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    size: Number(textOf(entry, 'Size')),
    changedAt: new Date(textOf(entry, 'LastModified') ?? 0),
  }));
}

/** The order to make one object of parts, each named by the tag that was answered when it was sent. */
export function completion(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>"${tag.replaceAll(/[^\w-]/g, '')}"</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}
