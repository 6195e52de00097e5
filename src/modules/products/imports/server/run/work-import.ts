import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { ImportFiles } from '#products/imports/server/file/import-files.ts';
import { openSource, type Source } from '#products/imports/server/file/open-source.ts';
import { deleteOldImports, listLeftAlone, listUnderWay } from '#products/imports/server/imports.queries.ts';
import { listWaitingForPictures } from '#products/imports/server/pictures/hold-pictures.queries.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { ImportId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { checkTurn } from './check-turn.ts';
import {
  failImport,
  type Held,
  ImportWasTaken,
  leaveImport,
  stayWithImport,
  takeImport,
} from './hold-import.queries.ts';
import { TURN_MS } from './pace.ts';
import { runTurn } from './run-turn.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    /** The language of whoever sent the file; its report is in it. */
    'imports.work': { readonly id: ImportId; readonly language?: string };
  }
}

const STAY_EVERY_MS = 5_000;

/**
 * Job: works on one import for a turn and adds a job for the next, so that several imports take turns. The lease makes
 * sure that one process works on it at a time.
 */
export function workImport(store: StoragePort, files: ImportFiles, turnMs = TURN_MS): JobHandler<'imports.work'> {
  return async (job, { id, language = job.language }) => {
    const ctx = { ...job, language };
    const held = await takeImport(ctx.db, id, randomUUID());
    if (!held) return;
    const staying = setInterval(() => stayWithImport(ctx.db, held).catch(err => ctx.log.warn({ err })), STAY_EVERY_MS);
    let isEnded = true;
    try {
      isEnded = await turn(ctx, { store, files }, held, performance.now() + turnMs);
    } catch (error) {
      if (isProblem(error) && error.status < 500) {
        const sentence = speaking(language, () => error.message);
        await failImport(ctx.db, id, held.worker, sentence);
      } else if (!(error instanceof ImportWasTaken)) throw error;
    } finally {
      clearInterval(staying);
      if (isEnded) await files.forget(id);
      await ctx.tx(async tx => {
        await leaveImport(tx.db, id, held.worker);
        if (!isEnded) await tx.later('imports.work', { id, language });
      });
    }
  };
}

interface Places {
  readonly store: StoragePort;
  readonly files: ImportFiles;
}

/** @returns whether the import waits for somebody or has ended */
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

declare module '#platform/context.ts' {
  interface JobPayloads {
    'imports.go-on': Record<never, never>;
  }
}

/** Job: resumes imports whose lease has expired, and deletes those older than a month. */
export function goOnWithImports(files: ImportFiles): JobHandler<'imports.go-on'> {
  return async ctx => {
    await deleteOldImports(ctx.db);
    await files.forgetBut(() => listUnderWay(ctx.db));
    for (const id of await listLeftAlone(ctx.db)) await ctx.tx(tx => tx.later('imports.work', { id }));
    for (const id of await listWaitingForPictures(ctx.db))
      await ctx.tx(tx => tx.later('imports.fetch-pictures', { id }));
  };
}
