import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportId } from '#shared/id.ts';

/** Local files of an import in work: the zip as it was sent, and its unpacked table. */
type FileKind = 'zip' | 'rows';

const NAME = /^import-([0-9a-f-]{36})\.(?:zip|rows)/;

/** Local files of imports, in the data folder, kept from turn to turn. */
export interface ImportFiles {
  /**
   * The path of a complete file. Made on first use: under a temporary name, then renamed, so that a process that dies
   * leaves no partial file.
   */
  readonly file: (id: ImportId, kind: FileKind, make: (path: string) => Promise<void>) => Promise<string>;
  /** Deletes the files of an import. */
  readonly forget: (id: ImportId) => Promise<void>;
  /** Deletes the files of all other imports, whose end this machine may have missed. */
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
      // Listed before `underWay` is read, so files of an import that begins meanwhile are not deleted.
      const names = await namesOf();
      const kept = new Set<string>(names.length > 0 ? await underWay() : []);
      await remove(names.filter(name => !kept.has(idIn(name) ?? '')));
    },
  };
}

function idIn(name: string): string | undefined {
  return NAME.exec(name)?.[1];
}
