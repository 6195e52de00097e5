import { importAdapterFile } from '#platform/adapters/find-adapters.ts';
import { transferAnywhere } from '#platform/adapters/transfer-files.ts';
import { adapterStore } from '#platform/storage/adapter-store.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { Adapter, Tools } from '#shared/ports/adapter.ts';
import { NO_SERVICES } from '#shared/ports/ask-bench.ts';
import type { StorageBench } from '#shared/ports/bench.ts';

/** A bucket on a server of its own that speaks S3 and looks at signatures; it has no word for giving up parts. */
export interface Bucket {
  readonly store: StoragePort;
  /** The same as the fields of the adapter. */
  readonly settings: StorageBench['settings'];
  readonly wrong: StorageBench['wrong'];
  /** How a shop is told of it. */
  readonly env: Readonly<Record<string, string>>;
  readonly end: () => Promise<void>;
}

/** What leads adapters of storage to servers of this machine, and others nowhere. */
export const OWN_FILES: Tools = {
  ...NO_SERVICES,
  transfer: transferAnywhere(),
};

export async function openBucket(): Promise<Bucket> {
  const bench = (await importAdapterFile('storage', 's3', 'bench')) as () => Promise<StorageBench>;
  const { settings, wrong, end } = await bench();
  const { endpoint = '', bucket = '', key = '', secret = '' } = settings;
  return {
    store: await bucketOf(settings),
    settings,
    wrong,
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret },
    end,
  };
}

/** A bucket as storage, by the fields of the adapter. */
export async function bucketOf(settings: StorageBench['settings']): Promise<StoragePort> {
  const adapter = (await importAdapterFile('storage', 's3', 'adapter')) as Adapter<'storage'>;
  return adapterStore(adapter.connect(settings, OWN_FILES));
}
