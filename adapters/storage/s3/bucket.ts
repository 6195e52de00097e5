import type { Transfer, TransferAnswer } from '#shared/ports/adapter.ts';
import type { StorageConnection, StoredObject } from '#shared/ports/storage-port.ts';
import { failureOf, notUnderstood, type S3Settings, s3Requests } from './s3-requests.ts';
import { textOf } from './xml-texts.ts';

/** A bucket as storage. It need not be public: browsers upload with permissions, and the shop serves files. */
export function bucket(settings: S3Settings, transfer: Transfer, now: () => Date): Omit<StorageConnection, 'test'> {
  const { ask, permit, origin } = s3Requests(settings, transfer, now);
  const partsOf = (id: string, part?: number) => ({
    uploadId: id,
    ...(part !== undefined && { partNumber: String(part) }),
  });

  return {
    put: async (key, bytes, type) => {
      const answer = await ask('PUT', key, { body: bytes, headers: { 'content-type': type } });
      await answer.text();
      if (!answer.header('etag')) throw notUnderstood();
    },
    open: async key => {
      const answer = await ask('GET', key, { may: [404] });
      if (answer.status === 404) return missing('GET', answer);
      if (!answer.header('etag')) throw notUnderstood();
      return { size: Number(answer.header('content-length')), stream: answer.stream() };
    },
    sizeOf: async key => {
      const answer = await ask('HEAD', key, { may: [404] });
      return answer.status === 404 ? undefined : Number(answer.header('content-length'));
    },
    remove: async key => {
      const answer = await ask('DELETE', key, { may: [404] });
      if (answer.status === 404) return missing('DELETE', answer);
      if ((await answer.text()) !== '') throw notUnderstood();
    },
    list: async function* (prefix) {
      let from: string | undefined;
      do {
        const query = { 'list-type': '2', prefix, ...(from && { 'continuation-token': from }) };
        const document = await (await ask('GET', '', { query })).text();
        if (!document.includes('<ListBucketResult')) throw notUnderstood();
        yield* listedObjects(document);
        from = textOf(document, 'NextContinuationToken');
      } while (from);
    },
    permitPut: (key, bytes) => permit(key, bytes, {}),
    beginParts: async key => {
      const document = await (await ask('POST', key, { query: { uploads: '' } })).text();
      const id = textOf(document, 'UploadId');
      if (!id) throw notUnderstood();
      return id;
    },
    permitPart: (key, id, part, bytes) => permit(key, bytes, partsOf(id, part)),
    completeParts: async (key, id, tags) => {
      const answer = await ask('POST', key, { query: partsOf(id), body: completion(tags), may: [400, 404] });
      // S3 sends status 200 before it has finished, so the body may contain an error.
      const document = await answer.text();
      if (document.includes('<Error>')) return false;
      if (!document.includes('<CompleteMultipartUploadResult')) throw notUnderstood();
      return true;
    },
    abortParts: async (key, id) => {
      const answer = await ask('DELETE', key, { query: partsOf(id), may: [404] });
      if (answer.status === 404) await missing('DELETE', answer);
    },
    origin,
    place: `${settings.endpoint} ${settings.bucket}`,
  };
}

/** Makes sure that it is the bucket that does not have something. @throws AdapterFailed if there is no bucket, or none has answered */
async function missing(method: string, { status, text }: TransferAnswer): Promise<undefined> {
  const document = await text();
  const isTold = document === '' || (document.includes('<Error>') && textOf(document, 'Code') !== 'NoSuchBucket');
  if (!isTold) throw failureOf(method, status, document);
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
