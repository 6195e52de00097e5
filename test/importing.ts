import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createImport, type ImportDetail, runImport, showImport } from '#features/imports/contract.ts';
import { fileIsMissing } from '#features/imports/import-problems.ts';
import { isUnderWay } from '#features/imports/import-state.ts';
import { type ImportFiles, workImport } from '#features/imports/server/imports.ts';
import type { Client, TestShop } from './shop.ts';

/** Files in memory in place of the storage. */
export class FilesInMemory implements ImportFiles {
  readonly #files = new Map<string, Buffer>();

  send(bytes: Buffer | string): string {
    const key = `others/${randomUUID()}.csv`;
    this.#files.set(key, Buffer.from(bytes));
    return key;
  }

  find: ImportFiles['find'] = async (_ctx, key) => {
    const file = this.#files.get(key);
    if (!file) throw fileIsMissing();
    return { key, bytes: file.length };
  };

  open: ImportFiles['open'] = async key => {
    const file = this.#files.get(key);
    return file && { stream: Readable.from(pieces(file)) };
  };
}

function* pieces(file: Buffer, size = 64 * 1024) {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}

type Which = ImportDetail['id'];

/** Sends files to a shop whose jobs nobody works, and does what they ask for at once. */
export function importer(shop: TestShop, files: FilesInMemory) {
  const workOn = async (client: Client, id: Which): Promise<ImportDetail> => {
    for (;;) {
      const { data } = await client.call(showImport, { id });
      if (!isUnderWay(data.state)) return data;
      await workImport(files)(shop.context, { id });
    }
  };
  return {
    /** A file that is not looked at yet. */
    send: async (client: Client, bytes: Buffer | string, more: { userName?: string } = {}): Promise<Which> => {
      const { data } = await client.call(createImport, { file: files.send(bytes), name: 'goods.csv', ...more });
      return data.id;
    },
    check: workOn,
    run: async (client: Client, id: Which): Promise<ImportDetail> => {
      await client.call(runImport, { id });
      return workOn(client, id);
    },
  };
}
