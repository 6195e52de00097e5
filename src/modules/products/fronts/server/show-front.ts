import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { inLanguage } from '#products/catalog/product/in-language.ts';
import { countedKinds, countRegisteredSellers } from '#products/catalog/server/catalog.ts';
import { DEFAULT_HOME } from '#products/fronts/default-home.ts';
import { frontIsMissing, type getFront } from '#products/fronts/front.contract.ts';
import { type FrontBody, type FrontTexts, HOME } from '#products/fronts/front.ts';
import { nextTime, timeOf } from '#products/fronts/section-times.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { showSection, translated } from './front-sections.ts';
import { findPublishedFront, listLanding } from './front-versions.queries.ts';

type WireFront = WireAnswerOf<typeof getFront>['data'];

/**
 * The home page or a landing page as shoppers see it. An answer ends when one of its sections begins or ends.
 * @throws frontIsMissing
 */
export async function showFront(
  ctx: Ctx,
  { front, language = SOURCE_LANGUAGE }: { readonly front: string; readonly language?: string | undefined },
): Promise<WireFront> {
  ctx.dependsOn(cacheTag.fronts);
  const body = await publishedBody(ctx, front);
  if (!body) throw frontIsMissing();
  const now = ctx.now();
  const next = nextTime(body.sections, now);
  if (next) ctx.dependsOn(cacheTag.until(next));
  const current = body.sections.filter(section => timeOf(section, now) === 'now');
  const sections = await Promise.all(current.map(section => showSection(ctx, section, language)));
  return frontOf(ctx, { front, titles: body.titles, language }, sections.filter(isThere));
}

interface Named {
  readonly front: string;
  readonly titles: FrontTexts;
  readonly language: string;
}

/** A front with these sections. */
export async function frontOf(
  ctx: Ctx,
  { front, titles, language }: Named,
  sections: WireFront['sections'],
): Promise<WireFront> {
  ctx.dependsOn(cacheTag.catalog);
  if (front === HOME)
    return {
      title: null,
      kinds: await countedKinds(ctx, language),
      sellers: await countRegisteredSellers(ctx),
      sections,
    };
  const english = { title: titles[SOURCE_LANGUAGE] ?? '', kinds: [], sellers: null, sections };
  return inLanguage(language, ['title'], english, translated(titles));
}

/** What shoppers see of a front; undefined if it is not published. */
async function publishedBody(ctx: Ctx, front: string): Promise<FrontBody | undefined> {
  const row = await ctx.remember(`front ${front}`, [cacheTag.fronts], () => findPublishedFront(ctx.db, front));
  return row?.body ?? plainBody(front);
}

/** The landing pages for the sitemap, cached until one is saved. */
export function landingPages(ctx: Ctx) {
  ctx.dependsOn(cacheTag.fronts);
  return ctx.remember('landing pages', [cacheTag.fronts], () => listLanding(ctx.db));
}

/** A front without a body of its own. */
export function plainBody(front: string): FrontBody | undefined {
  return front === HOME ? DEFAULT_HOME : undefined;
}

function isThere<Thing>(thing: Thing | undefined): thing is Thing {
  return thing !== undefined;
}
