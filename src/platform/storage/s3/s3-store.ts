import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { StoredObject } from '#platform/storage/storage.ts';
import { ownKey, placeOf, type StoragePort, storageUnavailable } from '#platform/storage/storage.ts';
import type { S3Settings } from './s3-requests.ts';
import { s3Requests } from './s3-requests.ts';

/** A bucket as storage. It need not be public: browsers upload with permissions, and the shop serves files. */
export function openS3Store(settings: S3Settings): StoragePort {
  const { ask, permit, origin } = s3Requests(settings);
  const partsOf = (id: string, part?: number) => ({
    uploadId: id,
    ...(part !== undefined && { partNumber: String(part) }),
  });

  return {
    put: async (key, bytes, type) => {
      await ask('PUT', ownKey(key), { body: new Uint8Array(bytes), headers: { 'content-type': type } });
    },
    open: async key => {
      const answer = await ask('GET', ownKey(key), { may: [404] });
      if (answer.status === 404 || !answer.body) return undefined;
      const size = Number(answer.headers.get('content-length'));
      return { size, stream: Readable.fromWeb(answer.body as ReadableStream<Uint8Array>) };
    },
    sizeOf: async key => {
      const answer = await ask('HEAD', ownKey(key), { may: [404] });
      return answer.status === 404 ? undefined : Number(answer.headers.get('content-length'));
    },
    remove: async key => {
      await ask('DELETE', ownKey(key), { may: [404] });
    },
    list: async function* (prefix) {
      let from: string | undefined;
      do {
        const query = { 'list-type': '2', prefix, ...(from && { 'continuation-token': from }) };
        const document = await (await ask('GET', '', { query })).text();
        yield* listedObjects(document);
        from = textOf(document, 'NextContinuationToken');
      } while (from);
    },
    permitPut: (key, bytes) => permit(ownKey(key), bytes, {}),
    beginParts: async key => {
      const document = await (await ask('POST', ownKey(key), { query: { uploads: '' } })).text();
      const id = textOf(document, 'UploadId');
      if (!id) throw storageUnavailable();
      return id;
    },
    permitPart: (key, id, part, bytes) => permit(ownKey(key), bytes, partsOf(id, part)),
    completeParts: async (key, id, tags) => {
      const answer = await ask('POST', ownKey(key), { query: partsOf(id), body: completion(tags), may: [400, 404] });
      // S3 sends status 200 before it has finished, so the body may contain an error.
      return answer.ok && !(await answer.text()).includes('<Error>');
    },
    abortParts: async (key, id) => {
      await ask('DELETE', ownKey(key), { query: partsOf(id), may: [404] });
    },
    mount: () => {},
    origin,
    place: placeOf(`${settings.endpoint} ${settings.bucket}`),
  };
}

/** The text of the first element of that name. Our keys and the storage's tokens need no unescaping except `&`. */
function textOf(document: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(document) ?? [];
  return text?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The objects of one page of a list. */
function listedObjects(document: string): StoredObject[] {
  return [...document.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    size: Number(textOf(entry, 'Size')),
    changedAt: new Date(textOf(entry, 'LastModified') ?? 0),
  }));
}

/** The request that joins parts, each named by its ETag. */
function completion(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>"${tag.replaceAll(/[^\w-]/g, '')}"</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}
