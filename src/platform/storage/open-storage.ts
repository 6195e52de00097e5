import { resolve } from 'node:path';
import { openFolderStore } from '#platform/storage/folder/folder-store.ts';
import type { S3Settings } from '#platform/storage/s3/s3-requests.ts';
import { openS3Store } from '#platform/storage/s3/s3-store.ts';
import type { StoragePort } from './storage.ts';

/** The configured bucket, otherwise a folder in the data folder. */
export async function openStorage({
  s3,
  dataDir,
}: {
  readonly s3?: S3Settings | undefined;
  readonly dataDir: string;
}): Promise<StoragePort> {
  return s3 ? openS3Store(s3) : openFolderStore(resolve(dataDir, 'storage'));
}
