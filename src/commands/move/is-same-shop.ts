import { Digesting } from '#platform/backup/archive/table-digest.ts';
import { readAtOneMoment } from '#platform/backup/source/shop-source.ts';
import type { OpenDatabase } from '#platform/db/database.ts';

/** Whether two databases have identical tables and sequences. */
export async function isSameShop(one: OpenDatabase, other: OpenDatabase): Promise<boolean> {
  return (await contentsOf(one)) === (await contentsOf(other));
}

function contentsOf(open: OpenDatabase): Promise<string> {
  return readAtOneMoment(open, async source => {
    const digests: string[] = [];
    for (const table of source.tables) {
      const digesting = new Digesting();
      for await (const lines of source.lines(table)) digesting.take(lines);
      digests.push(`${table.name} ${digesting.digest().sha256}`);
    }
    return JSON.stringify([source.migrations, source.sequences, digests]);
  });
}
