import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportId } from '#shared/id.ts';

/** What this machine keeps of an import while it is worked on: the zip as it was sent, and its table unpacked. */
type FileKind = 'zip' | 'rows';

const NAME = /^import-([0-9a-f-]{36})\.(?:zip|rows)/;

/** Where files of imports lie between two turns: on the disk of the data folder, not in memory. */
export interface ImportFiles {
  /**
   * Where such a file lies, whole. It is made when it is not there, once for all turns: beside its place and moved there
   * when it is complete, so that a process that dies leaves nothing half.
   */
  readonly file: (id: ImportId, kind: FileKind, make: (path: string) => Promise<void>) => Promise<string>;
  /** Deletes what is kept of an import. */
  readonly forget: (id: ImportId) => Promise<void>;
  /** Deletes what is kept of all others, which ended while nobody worked on them. */
  readonly forgetBut: (underWay: () => Promise<readonly ImportId[]>) => Promise<void>;
}

export function importFilesIn(folder: string): ImportFiles {
  const namesOf = async () => (await readdir(folder).catch(() => [])).filter(name => NAME.test(name));
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(join(folder, name), { force: true });
  };
  return {
    file: async (id, kind, make) => {
      const path = join(folder, `import-${id}.${kind}`);
      if (await stat(path).catch(() => undefined)) return path;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${path}.${randomUUID()}`;
      try {
        await make(part);
        await rename(part, path);
      } finally {
        await rm(part, { force: true });
      }
      return path;
    },
    forget: async id => remove((await namesOf()).filter(name => idIn(name) === id)),
    forgetBut: async underWay => {
      // In this order: what is there now and belongs to nobody afterwards is needed by nobody.
      const names = await namesOf();
      const kept = new Set<string>(names.length > 0 ? await underWay() : []);
      await remove(names.filter(name => !kept.has(idIn(name) ?? '')));
    },
  };
}

function idIn(name: string): string | undefined {
  return NAME.exec(name)?.[1];
}
