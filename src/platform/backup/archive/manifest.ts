import * as z from 'zod/mini';
import { BackupFault } from '#platform/backup/backup-fault.ts';

const FORMAT = 'bijli-bazaar backup 1';
const digest = { rows: z.number(), sha256: z.string() };

const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  /** The shop's version and database engine. */
  shop: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string(), isText: z.boolean() })),
      key: z.array(z.string()),
      ...digest,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
  queues: z.array(z.string()),
  files: z.array(z.object({ key: z.string(), size: z.number(), sha256: z.string() })),
});

/** The contents of a backup with the digest of each entry. Written last. */
export type Manifest = z.output<typeof Manifest>;

export function manifestOf(contents: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...contents };
}

/** @throws BackupFault if the text is not a manifest */
export function readManifest(text: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupFault('This version of the shop can’t read the contents list of this backup.', {
      cause,
    });
  }
}
