import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '#platform/db/database.ts';
import { openFolderStore } from '#platform/storage/folder/folder-store.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { createImport, type ImportDetail, runImport, showImport } from '#products/imports/contract.ts';
import { isUnderWay } from '#products/imports/import-state.ts';
import { type ImportFiles, importFilesIn, workImport } from '#products/imports/server/imports.ts';
import { type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { upload } from './uploading.ts';

type Which = ImportDetail['id'];

export interface ImportingShop extends TestShop {
  readonly storage: StoragePort;
  /** What the process that works on imports keeps of them. */
  readonly files: ImportFiles;
  /** Where that lies. */
  readonly folder: string;
  /** Sends a file; nobody looks at it yet. */
  readonly send: (
    client: Client,
    bytes: Buffer | string,
    more?: { userName?: string; name?: string },
  ) => Promise<Which>;
  /** Works on an import until nothing is to be done with it. */
  readonly work: (client: Client, id: Which) => Promise<ImportDetail>;
  readonly run: (client: Client, id: Which) => Promise<ImportDetail>;
}

/** A shop whose jobs nobody works: what imports ask for is done when a test says so. */
export async function startImportingShop(
  engine: Engine,
  more: { readonly address?: string } = {},
): Promise<ImportingShop> {
  const storage = await openFolderStore(await mkdtemp(join(tmpdir(), 'files-')));
  const folder = await mkdtemp(join(tmpdir(), 'imports-'));
  const files = importFilesIn(folder);
  const shop = await startTestShop(engine, { ...more, storage, worksJobs: false });
  const work = async (client: Client, id: Which): Promise<ImportDetail> => {
    for (;;) {
      const { data } = await client.call(showImport, { id });
      if (!isUnderWay(data.state)) return data;
      await workImport(storage, files)(shop.context, { id });
    }
  };
  return {
    ...shop,
    storage,
    files,
    folder,
    send: async (client, bytes, { userName, name = 'goods.csv' } = {}) => {
      const sent = await upload(shop, client, Buffer.from(bytes), { name, purpose: 'import' });
      const { data } = await client.call(createImport, { upload: sent.upload, name, userName });
      return data.id;
    },
    work,
    run: async (client, id) => {
      await client.call(runImport, { id });
      return work(client, id);
    },
  };
}
