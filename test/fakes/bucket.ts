import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { openS3Store } from '#platform/storage/s3/s3-store.ts';
import type { StoragePort } from '#platform/storage/storage.ts';

/** A bucket on a server of its own that speaks S3 and looks at signatures; it has no word for giving up parts. */
export interface Bucket {
  readonly store: StoragePort;
  readonly endpoint: string;
  /** How a shop is told of it. */
  readonly env: Readonly<Record<string, string>>;
  readonly end: () => Promise<void>;
}

export async function openBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const configureBuckets = [{ name: 'goods', configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const access = { endpoint, bucket: 'goods', key: 'S3RVER', secret: 'S3RVER' };
  return {
    store: openS3Store({ ...access, region: 'us-east-1', pathStyle: true, publicUrl: undefined }),
    endpoint,
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: access.bucket, S3_KEY: access.key, S3_SECRET: access.secret },
    end: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
