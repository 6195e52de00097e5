import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ImportFiles } from '#products/imports/server/file/import-files.ts';
import { deleteOldImports, listLeftAlone, listUnderWay } from '#products/imports/server/imports.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'imports.go-on': Record<never, never>;
  }
}

/** Goes on with imports whose process has died, and clears away those of more than a month ago. */
export function goOnWithImports(files: ImportFiles): JobHandler<'imports.go-on'> {
  return async ctx => {
    await deleteOldImports(ctx.db);
    await files.forgetBut(() => listUnderWay(ctx.db));
    for (const id of await listLeftAlone(ctx.db)) await ctx.tx(tx => tx.later('imports.work', { id }));
  };
}
