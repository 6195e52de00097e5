import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { isProblem } from '#shared/problem.ts';
import { checkTurn } from './check-turn.ts';
import { failImport, type Held, leaveImport, takeImport } from './hold-import.queries.ts';
import type { ImportFiles } from './import-files.ts';
import { ImportWasTaken } from './import-was-taken.ts';
import type { ImportId } from './imports.tables.ts';
import { openSource } from './open-source.ts';
import { TURN_MS } from './pace.ts';
import { runTurn } from './run-turn.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'imports.work': { readonly id: ImportId };
  }
}

/**
 * Works on one import for a turn and asks for the next, so that several files take turns. Only one process at a time does;
 * what another leaves undone when it dies is found and gone on with.
 */
export function workImport(files: ImportFiles, turnMs = TURN_MS): JobHandler<'imports.work'> {
  return async (ctx, { id }) => {
    const held = await takeImport(ctx.db, id, randomUUID());
    if (!held) return;
    let isEnded = true;
    try {
      isEnded = await turn(ctx, files, held, performance.now() + turnMs);
    } catch (error) {
      if (isProblem(error)) await failImport(ctx.db, id, held.worker, error.message);
      else if (!(error instanceof ImportWasTaken)) throw error;
    } finally {
      await ctx.tx(async tx => {
        await leaveImport(tx.db, id, held.worker);
        if (!isEnded) await tx.later('imports.work', { id });
      });
    }
  };
}

async function turn(ctx: Ctx, files: ImportFiles, held: Held, until: number): Promise<boolean> {
  if (held.state === 'running') return runTurn(ctx, held, until);
  return checkTurn(ctx, held, await openSource(files, held.file_key), until);
}
