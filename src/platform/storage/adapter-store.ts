import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { StorageConnection, StoredObject } from '#shared/ports/storage-port.ts';
import { ownKey, placeOf, type StoragePort, storageUnavailable } from './storage.ts';

/** A connected service as storage of the shop. */
export function adapterStore(connection: StorageConnection): StoragePort {
  return {
    put: async (key, bytes, type) => orUnavailable(connection.put(ownKey(key), new Uint8Array(bytes), type)),
    open: async key => {
      const opened = await orUnavailable(connection.open(ownKey(key)));
      return opened && { size: opened.size, stream: Readable.fromWeb(opened.stream as NodeStream<Uint8Array>) };
    },
    sizeOf: async key => orUnavailable(connection.sizeOf(ownKey(key))),
    remove: async key => orUnavailable(connection.remove(ownKey(key))),
    list: prefix => listed(connection.list(prefix)),
    permitPut: async (key, bytes) => orUnavailable(connection.permitPut(ownKey(key), bytes)),
    beginParts: async key => orUnavailable(connection.beginParts(ownKey(key))),
    permitPart: async (key, id, part, bytes) => orUnavailable(connection.permitPart(ownKey(key), id, part, bytes)),
    completeParts: async (key, id, tags) => orUnavailable(connection.completeParts(ownKey(key), id, tags)),
    abortParts: async (key, id) => orUnavailable(connection.abortParts(ownKey(key), id)),
    mount: () => {},
    origin: connection.origin,
    place: placeOf(connection.place),
  };
}

async function* listed(objects: AsyncIterable<StoredObject>): AsyncIterable<StoredObject> {
  try {
    yield* objects;
  } catch (error) {
    throw asUnavailable(error);
  }
}

function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(error => {
    throw asUnavailable(error);
  });
}

/** To the shop it is all the same why its storage does nothing; the log has the cause. */
function asUnavailable(error: unknown): unknown {
  return error instanceof AdapterFailed ? Object.assign(storageUnavailable(), { cause: error }) : error;
}
