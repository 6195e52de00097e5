import { fileKind, PICTURE_KINDS } from '#products/media/file-kind.ts';
import { sizeFault } from '#products/media/upload-rules.ts';
import {
  type Begun,
  notAPicture,
  type Permission,
  type Uploaded,
  uploadIsMissing,
} from '#products/media/uploads.contract.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import { putPart } from './put-part.ts';
import type { UploadWay } from './upload-way.ts';

/** Concurrent parts of one file (R40.2). */
const AT_ONCE = 4;
const TRIES = 3;
const PAUSE_MS = 800;

/** The upload of one file. After an error `run` resumes it without sending finished parts again. */
export class FileUpload {
  readonly #file: File;
  readonly #way: UploadWay;
  readonly #onProgress: (bytes: number) => void;
  readonly #arrived = new Map<number, string>();
  readonly #moving = new Map<number, number>();
  #begun: Begun | undefined;
  #ends = new AbortController();

  constructor(file: File, way: UploadWay, onProgress: (bytes: number) => void) {
    this.#file = file;
    this.#way = way;
    this.#onProgress = onProgress;
  }

  /** @throws the Problem to show */
  async run(): Promise<Uploaded> {
    this.#ends = new AbortController();
    await this.#look();
    try {
      return await this.#send();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== uploadIsMissing.code || !this.#begun) throw error;
      // The shop has swept it meanwhile: start over, once.
      this.#forget();
      return this.#send();
    }
  }

  /** Aborts the requests and deletes the upload in the shop. */
  cancel(): void {
    this.#ends.abort();
    if (this.#begun) call(this.#way.cancel, { upload: this.#begun.upload }).catch(() => {});
    this.#forget();
  }

  /** Checks size and type before anything is sent. */
  async #look(): Promise<void> {
    const fault = sizeFault(this.#way.purpose, this.#file.size);
    if (fault) throw fault;
    if (this.#way.purpose === 'import') return;
    const kind = fileKind(new Uint8Array(await this.#file.slice(0, 512).arrayBuffer()));
    if (!PICTURE_KINDS.some(known => known === kind)) throw notAPicture(kind);
  }

  async #send(): Promise<Uploaded> {
    const { signal } = this.#ends;
    this.#begun ??= (await this.#way.begin(this.#file, signal)).data;
    const begun = this.#begun;
    const numbers = Array.from({ length: begun.parts }, (_, at) => at + 1).filter(part => !this.#arrived.has(part));
    const waiting = numbers.values();
    const lane = async () => {
      for (const part of waiting) await this.#sendPart(begun, part);
    };
    try {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, numbers.length) }, lane));
    } catch (error) {
      // One failed part aborts the others; a retry resumes them.
      this.#ends.abort(error);
      throw error;
    }
    const tags = Array.from({ length: begun.parts }, (_, at) => this.#arrived.get(at + 1) ?? '');
    return (await call(this.#way.finish, { upload: begun.upload, ...(begun.parts > 1 && { tags }) }, { signal })).data;
  }

  async #sendPart({ upload, partSize, first }: Begun, part: number): Promise<void> {
    const { signal } = this.#ends;
    const bytesOfPart = this.#file.slice((part - 1) * partSize, part * partSize);
    let permission: Permission | undefined = part === 1 ? first : undefined;
    for (let tries = 1; ; tries += 1) {
      try {
        permission ??= (await call(this.#way.permit, { upload, part }, { signal })).data;
        const tag = await putPart(permission, bytesOfPart, { signal, onSent: bytes => this.#moved(part, bytes) });
        this.#arrived.set(part, tag);
        this.#moved(part, bytesOfPart.size);
        return;
      } catch (error) {
        this.#moved(part, 0);
        const isOver = error instanceof Problem && error.kind !== 'unavailable' && error.kind !== 'upstream';
        if (signal.aborted || isOver || tries === TRIES) throw error;
        // The permission may have expired.
        permission = undefined;
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS * tries));
      }
    }
  }

  #moved(part: number, bytes: number): void {
    this.#moving.set(part, bytes);
    this.#onProgress([...this.#moving.values()].reduce((sum, each) => sum + each, 0));
  }

  #forget(): void {
    this.#begun = undefined;
    this.#arrived.clear();
    this.#moving.clear();
  }
}
