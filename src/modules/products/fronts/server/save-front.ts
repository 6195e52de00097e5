import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { frontIsMissing } from '#products/fronts/front.contract.ts';
import { type FrontBody, HOME } from '#products/fronts/front.ts';
import { frontChanged, tooManyFronts } from '#products/fronts/fronts.contract.ts';
import type { TakenProposal } from '#products/fronts/proposals.contract.ts';
import { releaseProposals, takeFrontProposals } from '#products/fronts/server/proposals/decide-proposals.ts';
import { checkPictures } from '#products/media/server/media.ts';
import { newId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import type { Act } from '#shop/audit/acts.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { checkFront } from './check-front.ts';
import { editedFront } from './edit-fronts.ts';
import {
  type FrontVersionRow,
  insertFrontVersion,
  listFrontVersions,
  listNewestFronts,
  lockFronts,
} from './front-versions.queries.ts';
import { picturesIn, tidyFront } from './tidy-front.ts';

const MAX_FRONTS = 200;

interface ReadFront {
  readonly front: string;
  /** The newest version when it was read. */
  readonly version: number;
}

interface Saved extends ReadFront {
  readonly body: FrontBody;
  readonly publish: boolean;
  /** The open proposals in it, as they were when they were put there. */
  readonly taken?: readonly TakenProposal[] | undefined;
}

/**
 * Adds a version to a front. What is published is on the page at once, in all processes. Proposals of sellers in it are taken.
 * @throws frontInvalid, frontChanged, tooManyFronts, pictureUnknown, proposalChanged
 */
export async function saveFront(ctx: ActorCtx, { body, publish, taken = [], ...read }: Saved) {
  await checkFront(ctx, read.front, body);
  return addVersion(ctx, read, { body: tidyFront(body), act: publish ? 'front.published' : 'front.drafted', taken });
}

/** A draft without a body takes its place, so that a save on the discarded one is refused. @throws frontChanged, frontIsMissing */
export function discardFrontDraft(ctx: ActorCtx, read: ReadFront) {
  return addVersion(ctx, read, { body: null, act: 'front.discarded' });
}

/** The home page that comes with the shop, or a landing page no longer. @throws frontChanged, frontIsMissing */
export function resetFront(ctx: ActorCtx, read: ReadFront) {
  return addVersion(ctx, read, { body: null, act: 'front.reset' });
}

const PUBLISHING: readonly Act[] = ['front.published', 'front.reset'];

async function addVersion(
  ctx: ActorCtx,
  { front, version }: ReadFront,
  { body, act, taken = [] }: Pick<Saved, 'taken'> & { readonly body: FrontBody | null; readonly act: Act },
) {
  const isPublished = PUBLISHING.includes(act);
  await ctx.tx(async tx => {
    await lockFronts(tx.db);
    const before = await listFrontVersions(tx.db, front);
    const [newest] = before;
    if ((newest?.version ?? 0) !== version) throw frontChanged(newest?.changed_by ?? '');
    if (!newest) await checkNew(tx, front, body);
    if (body) {
      const proposed = await takeFrontProposals(tx, { front, sections: body.sections }, taken);
      await checkPictures(tx, picturesIn(body), null, [...before.flatMap(picturesBefore), ...proposed]);
    }
    if (newest?.is_draft && newest.body) {
      const published = isPublished ? body : (before.find(version => !version.is_draft)?.body ?? null);
      await releaseProposals(tx, newest.body, [body, published]);
    }
    const frontId = newest?.front_id ?? newId<'front'>(tx.now().getTime());
    await insertFrontVersion(tx.db, {
      ...{ front, front_id: frontId, version: version + 1, is_draft: !isPublished },
      body: body && JSON.stringify(body),
      ...{ changed_at: tx.now(), changed_by: ctx.actor.userName },
    });
    await recordAct(tx, {
      act,
      on: { kind: 'front', id: frontId, name: nameOf(front, body ?? newest?.body ?? null) },
      after: { version: String(version + 1), sections: body && String(body.sections.length) },
    });
    if (isPublished) tx.changed(cacheTag.fronts);
  });
  return editedFront(ctx, front);
}

/** Only a page with a body is new, and there is an end to them. The home page is there without a row. */
async function checkNew(tx: TxCtx, front: string, body: FrontBody | null): Promise<void> {
  if (front === HOME) return;
  if (!body) throw frontIsMissing();
  const fronts = new Set((await listNewestFronts(tx.db)).map(row => row.front));
  if (fronts.size >= MAX_FRONTS) throw tooManyFronts(MAX_FRONTS);
}

function picturesBefore({ body }: FrontVersionRow): string[] {
  return body ? picturesIn(body) : [];
}

/** What the audit log calls a front. */
function nameOf(front: string, body: FrontBody | null): string {
  return body?.titles[SOURCE_LANGUAGE] ?? front;
}
