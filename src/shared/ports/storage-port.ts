/** A file as a list names it. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly changedAt: Date;
}

/** What a browser needs to PUT an exact number of bytes: URL and headers, valid for a few minutes. */
export interface UploadPermission {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The lifetime of a permission. A part that was begun within it may end later. */
export const PERMITTED_SECONDS = 5 * 60;
/** Larger files are uploaded in parts of this size (R40.2). */
export const PART_BYTES = 5 * 1024 * 1024;
/** The content type of uploads, so that no storage ever renders them as a page. */
export const SENT_AS = { 'content-type': 'application/octet-stream' } as const;

/**
 * A service that keeps files. Keys are the shop's: lower-case words separated by slashes, at most 250 characters. Every call
 * throws `AdapterFailed` and nothing else.
 *
 * - Files are private: the shop reads them and serves them. Browsers only send, each with a permission for one key, one length
 *   and {@link PERMITTED_SECONDS}, and the service refuses anything else.
 * - `put` and `completeParts` are atomic: nobody reads half a file, and the last of one key wins.
 * - What was stored is read by the next call.
 */
export interface StorageConnection {
  /** Whether the settings work: `tryStorage` writes a small file, reads it and deletes it. @returns where it was */
  test(): Promise<string>;
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  /** Undefined if there is no such file. The stream is read to its end or cancelled. */
  open(key: string): Promise<{ readonly size: number; readonly stream: ReadableStream<Uint8Array> } | undefined>;
  sizeOf(key: string): Promise<number | undefined>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** All files whose key starts with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  permitPut(key: string, bytes: number): Promise<UploadPermission>;
  /** @returns the id of an upload in parts, which are invisible until they are joined */
  beginParts(key: string): Promise<string>;
  /** Parts count from 1; all but the last have {@link PART_BYTES} bytes. Each can be sent again. */
  permitPart(key: string, partsId: string, part: number, bytes: number): Promise<UploadPermission>;
  /**
   * Joins the parts, each named by the `ETag` with which its upload was answered.
   * @returns false if some are missing, which can still be sent
   */
  completeParts(key: string, partsId: string, tags: readonly string[]): Promise<boolean>;
  /** Deletes the parts of an upload. Idempotent. */
  abortParts(key: string, partsId: string): Promise<void>;
  /** The origin to which browsers send. */
  readonly origin: string;
  /** Names where the files are, without secrets: other settings with the same place find the same files. */
  readonly place: string;
}
