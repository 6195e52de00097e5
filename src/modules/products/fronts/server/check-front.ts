import type { Ctx } from '#platform/context.ts';
import { wordParts } from '#products/catalog/attributes/attribute-words.ts';
import { parseListing } from '#products/catalog/listing/listing-state.ts';
import { knownAttributes, knownBrands, knownCategories } from '#products/catalog/server/catalog.ts';
import { type FrontBody, HOME, type Section } from '#products/fronts/front.ts';
import { type FrontFaults, frontFaults } from '#products/fronts/front-faults.ts';
import { frontInvalid } from '#products/fronts/fronts.contract.ts';
import type { Sentence } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { listChosen } from './front-versions.queries.ts';

/** @throws frontInvalid with a sentence for each fault, by its place: `sections.2.listing` */
export async function checkFront(ctx: Ctx, front: string, body: FrontBody): Promise<void> {
  const faults = { ...frontFaults(body, { needsTitle: front !== HOME }), ...(await unknownThings(ctx, body)) };
  const [first] = Object.values(faults);
  if (first !== undefined) throw frontInvalid(first).with({ fields: faults });
}

/** What is wrong with a section on its own, by field: `listing`. */
export async function sectionFaultsOf(ctx: Ctx, section: Section): Promise<FrontFaults> {
  const body = { titles: {}, sections: [section] };
  const faults = { ...frontFaults(body, { needsTitle: false }), ...(await unknownThings(ctx, body)) };
  return Object.fromEntries(Object.entries(faults).map(([place, say]) => [place.replace('sections.0.', ''), say]));
}

/** What a front names that the shop does not have. */
async function unknownThings(ctx: Ctx, { sections }: FrontBody): Promise<Record<string, () => string>> {
  const chosen = sections.flatMap(section => (section.kind === 'products' ? section.chosen : []));
  const known = {
    products: new Set((await listChosen(ctx.db, chosen)).map(({ id }) => id)),
    brands: new Set((await knownBrands(ctx)).map(({ id }) => id)),
    categories: await knownCategories(ctx),
    attributes: await knownAttributes(ctx),
  };
  const faults: Record<string, () => string> = {};
  for (const [at, section] of sections.entries()) {
    if (section.kind === 'products' && section.chosen.some(id => !known.products.has(id)))
      faults[`sections.${at}.chosen`] = () => t('products.fronts.fault.product');
    if (!('listing' in section) || section.listing === null) continue;
    const { brand, kind, attr } = parseListing(new URLSearchParams(section.listing));
    const unknown = [
      ...brand.filter(id => !known.brands.has(id)),
      ...kind.filter(id => !known.categories.get(id)),
      ...attr.filter(word => !known.attributes.get(wordParts(word).id)),
    ];
    const [word] = unknown;
    if (word !== undefined) faults[`sections.${at}.listing`] = () => t('products.fronts.fault.unknown', { word });
  }
  return faults satisfies Record<string, Sentence>;
}
