import type { Ctx } from '#platform/context.ts';
import { frontIsMissing } from '#products/fronts/front.contract.ts';
import { type FrontBody, HOME, type Section } from '#products/fronts/front.ts';
import type { listFronts, previewFront, readFront } from '#products/fronts/fronts.contract.ts';
import { timeOf } from '#products/fronts/section-times.ts';
import { presentProposal } from '#products/fronts/server/proposals/proposals.present.ts';
import { countOpenByFront, listProposalsFor } from '#products/fronts/server/proposals/proposals.queries.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { checkFront } from './check-front.ts';
import { showSection } from './front-sections.ts';
import { type FrontVersionRow, listChosen, listFrontVersions, listNewestFronts } from './front-versions.queries.ts';
import { frontOf, plainBody } from './show-front.ts';

/** A landing page that was never saved, and one that was taken down. */
const EMPTY: FrontBody = { titles: {}, sections: [] };

/** The home page, which there always is, and the landing pages by name. */
export async function listStates(ctx: Ctx): Promise<WireAnswerOf<typeof listFronts>['data']> {
  const rows = await listNewestFronts(ctx.db);
  const proposals = await countOpenByFront(ctx.db);
  const landing = [...new Set(rows.map(({ front }) => front))].filter(front => front !== HOME);
  return [HOME, ...landing].map(front => {
    const own = rows.filter(row => row.front === front);
    const published = own.find(row => !row.is_draft);
    const draft = own.find(row => row.is_draft && row.body !== null);
    const newest = draft ?? published;
    return {
      front,
      titles: newest?.body?.titles ?? {},
      isPublished: front === HOME || (published?.body ?? null) !== null,
      hasDraft: draft !== undefined,
      changedAt: newest?.changed_at.toISOString() ?? null,
      changedBy: newest?.changed_by ?? null,
      proposals: proposals.get(front) ?? 0,
    };
  });
}

/** A front to edit; empty if there is none of this name. */
export async function editedFront(ctx: Ctx, front: string): Promise<WireAnswerOf<typeof readFront>['data']> {
  const rows = await listFrontVersions(ctx.db, front);
  const versions = rows.filter(row => !isDiscarded(row));
  return {
    front,
    ...(await contentOf(ctx, versions[0]?.body ?? plainBody(front) ?? EMPTY)),
    version: rows[0]?.version ?? 0,
    versions: versions.map(presentVersion),
    proposals: await proposalsFor(ctx, front),
  };
}

async function proposalsFor(ctx: Ctx, front: string): Promise<WireAnswerOf<typeof readFront>['data']['proposals']> {
  const rows = await listProposalsFor(ctx.db, front);
  const products = await listChosen(ctx.db, rows.flatMap(chosenIn));
  return rows.map(row => ({
    ...presentProposal(row),
    products: products.filter(({ id }) => chosenIn(row).includes(id)),
  }));
}

/** An older version. @throws frontIsMissing */
export async function olderVersionOf(
  ctx: Ctx,
  { front, version }: { readonly front: string; readonly version: number },
) {
  const row = (await listFrontVersions(ctx.db, front)).find(each => each.version === version);
  if ((version > 0 && !row) || (row && isDiscarded(row))) throw frontIsMissing();
  return contentOf(ctx, row?.body ?? plainBody(front) ?? EMPTY);
}

const chosenIn = ({ section }: { readonly section: Section }) => (section.kind === 'products' ? section.chosen : []);

async function contentOf(ctx: Ctx, body: FrontBody) {
  const ids = body.sections.flatMap(section => (section.kind === 'products' ? section.chosen : []));
  return { body, products: await listChosen(ctx.db, ids) };
}

/**
 * A front as it would be, also with the sections that are still to come, and which of them have nothing to show.
 * @throws frontInvalid
 */
export async function preview(
  ctx: Ctx,
  { front, body, language = SOURCE_LANGUAGE }: { front: string; body: FrontBody; language?: string | undefined },
): Promise<WireAnswerOf<typeof previewFront>['data']> {
  await checkFront(ctx, front, body);
  const now = ctx.now();
  const sections = await Promise.all(
    body.sections.map(async section => ({
      _id: section._id,
      time: timeOf(section, now),
      shown: await showSection(ctx, section, language),
    })),
  );
  const ahead = sections.flatMap(({ time, shown }) => (time === 'over' ? [] : (shown ?? [])));
  return {
    front: await frontOf(ctx, { front, titles: body.titles, language }, ahead),
    states: sections.map(({ _id, time, shown }) => ({
      _id,
      state: shown ? (time === 'now' ? ('shown' as const) : time) : ('empty' as const),
    })),
  };
}

/** Whether it only keeps the number after a draft that was discarded. */
function isDiscarded({ is_draft, body }: FrontVersionRow): boolean {
  return is_draft && body === null;
}

function presentVersion({ version, is_draft, body, changed_at, changed_by }: FrontVersionRow) {
  return {
    version,
    isDraft: is_draft,
    isPlain: body === null,
    changedAt: changed_at.toISOString(),
    changedBy: changed_by,
  };
}
