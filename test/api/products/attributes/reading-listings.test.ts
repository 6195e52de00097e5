import { beforeAll, describe, expect, it } from 'vitest';
import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import { shapeOf } from '#products/catalog/attributes/attribute-set.ts';
import { SpecReader } from '#products/catalog/attributes/reading/spec-reader.ts';
import { readAttributes, readCategories } from '#products/catalog/server/catalog.ts';
import { startTestShop } from '#test/fixtures/shop.ts';
import { labelledListings, NO_SCORE, plus, type Score, scoreOf } from './listings.ts';
import { listingsReport } from './listings-report.ts';

const REPORT = '../../../../docs/reports/2026-11-26-listings.md';

describe('specifications read out of listings', () => {
  const scores: { readonly category: string; readonly heldBack: boolean; readonly score: Score }[] = [];
  const differences: string[] = [];

  beforeAll(async () => {
    const shop = await startTestShop('embedded', { worksJobs: false });
    const attributes = await readAttributes(shop.open.db);
    const tree = await readCategories(shop.open.db);
    await shop.end();
    const shapesOf = (category: string): readonly AttributeShape[] =>
      attributes.of(category, tree).map(attribute => shapeOf(attribute, 'en'));
    for (const labelled of labelledListings()) {
      const shapes = shapesOf(labelled.category);
      const score = scoreOf(labelled, new SpecReader(shapes).read(labelled.listing), shapes, difference =>
        differences.push(`${labelled.listing.title}: ${difference}`),
      );
      scores.push({ category: labelled.category, heldBack: labelled.heldBack, score });
    }
  });

  const sumOf = (which: (each: (typeof scores)[number]) => boolean) =>
    scores.filter(which).reduce((sum, { score }) => plus(sum, score), NO_SCORE);

  it('are at least 300 listings of 20 categories', () => {
    expect(scores.length).toBeGreaterThanOrEqual(300);
    expect(new Set(scores.map(({ category }) => category)).size).toBeGreaterThanOrEqual(20);
  });

  it.each([
    { which: 'all', of: () => true },
    { which: 'those held back', of: ({ heldBack }: { heldBack: boolean }) => heldBack },
  ])('are 90 % of what people read, and 97 % of them are right: $which', ({ of }) => {
    const { labelled, right, proposed } = sumOf(of);
    expect(right / labelled, differences.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(right / proposed, differences.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it('are reported by category (written anew with -u)', async () => {
    await expect(listingsReport(scores)).toMatchFileSnapshot(REPORT);
  });
});
