import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { FetchRefused, fetchPublic } from '#platform/outbound/fetch-public.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { Import } from '#products/imports/server/imports.queries.ts';
import { takePicture } from '#products/media/server/media.ts';
import { MAX_BYTES, MB } from '#products/media/upload-rules.ts';
import { tooManyUploads } from '#products/media/uploads.contract.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { ImportId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { fetchFault } from './fetch-fault.ts';
import { givePictures } from './give-pictures.ts';
import { leavePictures, stayWithPictures, takePictures } from './hold-pictures.queries.ts';
import { nextRound } from './next-round.ts';
import {
  fetchedBefore,
  markFetched,
  markRefused,
  nextAddresses,
  rememberFetched,
  samePicture,
} from './picture-addresses.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    /** The language of whoever sent the file; the report is in it. */
    'imports.fetch-pictures': { readonly id: ImportId; readonly language?: string };
  }
}

export interface PictureFetching {
  readonly store: StoragePort;
  /** A port of this machine that may be fetched from, for tests and development. */
  readonly ownPort?: number | undefined;
  readonly turnMs?: number;
}

/** Then another import has its turn. */
const TURN_MS = 5_000;
/** One site has so much time to send a picture. */
const WITHIN_MS = 15_000;
const PAUSE_MS = 250;
/** Of these the next round is chosen. */
const LOOKED_AT = 60;

/**
 * Job: fetches pictures of an import for a turn, stores them as if their seller had uploaded them, and gives them to their
 * products. A process that dies loses one round at most; `imports.go-on` continues where it ended.
 */
export function fetchPictures({
  store,
  ownPort,
  turnMs = TURN_MS,
}: PictureFetching): JobHandler<'imports.fetch-pictures'> {
  return async (job, { id, language = job.language }) => {
    const ctx = { ...job, language };
    const found = await takePictures(ctx.db, id);
    if (!found) return;
    const until = performance.now() + turnMs;
    let isEnded = false;
    try {
      do {
        const addresses = nextRound(await nextAddresses(ctx.db, id, LOOKED_AT));
        isEnded = addresses.length === 0;
        const sent = await Promise.all(addresses.map(address => fetchOne(ctx, found, address, ownPort)));
        // Pictures are drawn one after another, so that requests keep the processor.
        for (const each of sent) await storeOne(ctx, found, store, each);
        await givePictures(ctx, found);
        isEnded ||= !(await stayWithPictures(ctx.db, id));
        if (!isEnded) await wait(PAUSE_MS);
      } while (!isEnded && performance.now() < until);
    } finally {
      await leavePictures(ctx.db, id);
    }
    if (!isEnded) await ctx.tx(tx => tx.later('imports.fetch-pictures', { id, language }));
  };
}

interface Sent {
  readonly address: string;
  /** Its address in the shop, if it was fetched before. */
  readonly src?: string;
  readonly bytes?: Buffer;
  readonly refused?: FetchRefused;
}

async function fetchOne(ctx: Ctx, found: Import, address: string, ownPort: number | undefined): Promise<Sent> {
  const src = (await fetchedBefore(ctx.db, found.seller_id, [address])).get(address);
  if (src !== undefined) return { address, src };
  try {
    return {
      address,
      bytes: await fetchPublic(address, { maxBytes: MAX_BYTES.picture, withinMs: WITHIN_MS, ownPort }),
    };
  } catch (error) {
    if (error instanceof FetchRefused) return { address, refused: error };
    throw error;
  }
}

/** Failures of the storage are not caught: the job is tried again. */
async function storeOne(ctx: Ctx, found: Import, store: StoragePort, sent: Sent): Promise<void> {
  const { id, seller_id: sellerId } = found;
  const { address, src, bytes, refused } = sent;
  const refuse = (fault: () => string) => markRefused(ctx.db, id, address, speaking(ctx.language, fault));
  if (refused) return refuse(() => fetchFault(refused));
  if (src !== undefined) return markFetched(ctx.db, id, address, src);
  if (!bytes) return;
  const print = createHash('sha256').update(bytes).digest('hex');
  try {
    const taken =
      (await samePicture(ctx.db, sellerId, print)) ?? (await keep(ctx, found, store, { name: nameOf(address), bytes }));
    await ctx.tx(async tx => {
      await markFetched(tx.db, id, address, taken);
      await rememberFetched(tx.db, { sellerId, address, src: taken, print, at: tx.now() });
    });
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error;
    await refuse(() => error.message);
  }
}

/** Stores a picture, which counts as an upload of whoever sent the file. @throws tooManyUploads, and errors of takePicture */
async function keep(
  ctx: Ctx,
  { seller_id: sellerId, asked_by: asker }: Import,
  store: StoragePort,
  picture: { readonly name: string; readonly bytes: Buffer },
): Promise<string> {
  const megabytes = Math.ceil(picture.bytes.length / MB);
  await ctx.throttle.spend('upload-megabytes.account', asker ?? sellerId, tooManyUploads, megabytes);
  return takePicture(ctx, store, { sellerId, ...picture });
}

/** What the file is called there. */
function nameOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) || 'picture';
}
