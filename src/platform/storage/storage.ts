import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { problem } from '#shared/api/problem.ts';

/** The storage gives no answer, a late one, or will not have us. What was to be kept is not kept. */
export const storageUnavailable = problem(
  'storage.away',
  'unavailable',
  'We can’t reach our file storage right now. Please try again in a moment.',
);

export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly changedAt: Date;
}

/** What a browser needs to put so many bytes in one place, for a few minutes: it sends them by PUT, with these headers. */
export interface UploadPermission {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Where files lie. Keys are the shop's own making, lower-case words between slashes. Whoever sends the bytes does so by a
 * permission that holds for one key, one length and {@link PERMITTED_SECONDS}, and for nothing else.
 * Everything throws `storageUnavailable` when the storage can't be reached.
 */
export interface StoragePort {
  /** Keeps the bytes whole or not at all, in place of what had that key. */
  readonly put: (key: string, bytes: Buffer, type: string) => Promise<void>;
  /** Undefined when there is no such object. Who opens a stream reads it to its end or destroys it. */
  readonly open: (key: string) => Promise<{ readonly size: number; readonly stream: Readable } | undefined>;
  readonly sizeOf: (key: string) => Promise<number | undefined>;
  /** Nothing happens when it is not there. */
  readonly remove: (key: string) => Promise<void>;
  /** Everything whose key begins so, in no particular order. */
  readonly list: (prefix: string) => AsyncIterable<StoredObject>;
  readonly permitPut: (key: string, bytes: number) => Promise<UploadPermission>;
  /** @returns the name of an object that will be sent in parts */
  readonly beginParts: (key: string) => Promise<string>;
  /** Parts are counted from 1; all but the last have {@link PART_BYTES} bytes. */
  readonly permitPart: (key: string, partsId: string, part: number, bytes: number) => Promise<UploadPermission>;
  /**
   * Makes one object of its parts, each named by the `ETag` its sender was answered.
   * @returns false when some are missing, which can then still be sent
   */
  readonly completeParts: (key: string, partsId: string, tags: readonly string[]) => Promise<boolean>;
  /** Forgets parts that were sent. Nothing happens when there are none. */
  readonly abortParts: (key: string, partsId: string) => Promise<void>;
  /** What the store needs of the server; called once, before it listens. */
  readonly mount: (app: FastifyInstance) => void;
  /** Where browsers send their bytes, when that is not the shop itself. */
  readonly origin: string | undefined;
  /** A word that is the same for all who keep their files in this place, and for nobody else. */
  readonly place: string;
}

/** The word for a place, of which nobody learns what it was made from. */
export function placeOf(what: string | Buffer): string {
  return createHash('sha256').update('place').update(what).digest('hex').slice(0, 16);
}

/** How long a permission holds. A part that is begun within it may end later. */
export const PERMITTED_SECONDS = 5 * 60;
/** Larger files go in parts of this size (R40.2). */
export const PART_BYTES = 5 * 1024 * 1024;
/** What permitted bytes are sent as, so that no storage ever shows them as a page. */
export const SENT_AS = { 'content-type': 'application/octet-stream' } as const;

const KEY = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9._-]*)+$/;

/** @throws when a key is none of ours, which is a mistake of the program */
export function ownKey(key: string): string {
  if (!KEY.test(key) || key.length > 250) throw new Error(`${JSON.stringify(key)} is no key`);
  return key;
}
