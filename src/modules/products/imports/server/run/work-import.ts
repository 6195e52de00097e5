import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { ImportFiles } from '#products/imports/server/file/import-files.ts';
import { openSource, type Source } from '#products/imports/server/file/open-source.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { ImportId } from '#shared/id.ts';
import { checkTurn } from './check-turn.ts';
import { failImport, type Held, leaveImport, stayWithImport, takeImport } from './hold-import.queries.ts';
import { ImportWasTaken } from './import-was-taken.ts';
import { TURN_MS } from './pace.ts';
import { runTurn } from './run-turn.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'imports.work': { readonly id: ImportId };
  }
}

const STAY_EVERY_MS = 5_000;

/**
 * Works on one import for a turn and asks for the next, so that several files take turns. Only one process at a time does;
 * what another leaves undone when it dies is found and gone on with.
 */
export function workImport(store: StoragePort, files: ImportFiles, turnMs = TURN_MS): JobHandler<'imports.work'> {
  return async (ctx, { id }) => {
    const held = await takeImport(ctx.db, id, randomUUID());
    if (!held) return;
    const staying = setInterval(() => stayWithImport(ctx.db, held).catch(err => ctx.log.warn({ err })), STAY_EVERY_MS);
    let isEnded = true;
    try {
      isEnded = await turn(ctx, { store, files }, held, performance.now() + turnMs);
    } catch (error) {
      if (isProblem(error) && error.status < 500) await failImport(ctx.db, id, held.worker, error.message);
      else if (!(error instanceof ImportWasTaken)) throw error;
    } finally {
      clearInterval(staying);
      if (isEnded) await files.forget(id);
      await ctx.tx(async tx => {
        await leaveImport(tx.db, id, held.worker);
        if (!isEnded) await tx.later('imports.work', { id });
      });
    }
  };
}

interface Places {
  readonly store: StoragePort;
  readonly files: ImportFiles;
}

/** @returns whether there is nothing more to do with it for the time being */
async function turn(ctx: Ctx, { store, files }: Places, held: Held, until: number): Promise<boolean> {
  let opened: Promise<Source> | undefined;
  const source = () => (opened ??= openSource(store, files, held));
  try {
    if (held.state === 'running') return await runTurn(ctx, held, { source, store, until });
    return await checkTurn(ctx, held, { source: await source(), files, until });
  } finally {
    (await opened?.catch(() => undefined))?.close();
  }
}
