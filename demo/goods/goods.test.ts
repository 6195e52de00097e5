import { describe, expect, it } from 'vitest';
import { banners } from '#demo/banners.ts';
import { sellers } from '#demo/people/people.ts';
import { readDemoProducts } from './goods.ts';
import { SAMPLE_NAMES } from './sample-names.ts';

const BRANDS = ['apple', 'samsung', 'xiaomi', 'oneplus', 'nothing', 'realme', 'boat'];
const goods = await readDemoProducts(SAMPLE_NAMES);
const products = goods.map(({ content, ...product }) => ({ ...content, ...product }));
const families = new Set(products.map(p => p.family));
const count = (wanted: (product: (typeof products)[number]) => boolean) => products.filter(wanted).length;
const distinct = (values: readonly unknown[]) => new Set(values).size;
const everyWord = products.flatMap(p => [
  p.title,
  p.description,
  ...p.highlights,
  ...p.specs.flatMap(({ group, rows }) => [group, ...rows.flat()]),
]);

describe('the demo goods', () => {
  it('are between 140 and 165 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(140);
    expect(products.length).toBeLessThanOrEqual(165);
  });

  it('have unique slugs, SKUs and titles', () => {
    expect(distinct(products.map(p => p.slug))).toBe(products.length);
    expect(distinct(products.map(p => p.sku))).toBe(products.length);
    expect(distinct(products.map(p => p.title))).toBe(products.length);
  });

  it('have a GTIN each, of the numbers that nobody is given', () => {
    expect(distinct(products.map(p => p.gtin))).toBe(products.length);
    expect(products.filter(p => !p.gtin?.startsWith('2'))).toEqual([]);
  });

  it('are new but for a few, of each other condition and grade', () => {
    const others = products.filter(p => p.condition !== 'new');
    expect(others.length).toBeLessThan(10);
    expect(new Set(others.map(p => p.condition))).toEqual(new Set(['open-box', 'refurbished']));
    expect(new Set(others.map(p => p.conditionGrade))).toEqual(new Set(['like-new', 'good', 'fair', null]));
  });

  it('have slugs that need no escaping in an address', () => {
    expect(products.filter(p => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(p.slug))).toEqual([]);
  });

  it('never cost more than the MRP, and the sale price lies below it', () => {
    expect(products.filter(p => p.salePrice !== null && p.salePrice >= p.price)).toEqual([]);
    expect(products.filter(p => p.price % 100 !== 0 || p.price <= 0)).toEqual([]);
  });

  it.each(BRANDS)('show at least 12 of %s', brand => {
    expect(count(p => p.brand === brand)).toBeGreaterThanOrEqual(12);
  });

  it.each([
    ['smartphone', 40],
    ['audio', 25],
    ['wearable', 10],
    ['tablet', 8],
    ['tv', 5],
    ['laptop', 4],
    ['charger', 5],
    ['cable', 4],
    ['powerbank', 4],
    ['case', 3],
    ['other', 2],
  ])('have enough of the kind %s', (kind, least) => {
    expect(count(p => p.kind === kind)).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['featured', 30],
    ['top-deals', 25],
    ['trending', 25],
    ['accessories', 30],
  ])('fill the section %s', (section, least) => {
    expect(count(p => p.section === section)).toBeGreaterThanOrEqual(least);
  });

  it('make every badge appear: sold out, nearly sold out, on sale and none at all', () => {
    expect(count(p => p.stock === 0)).toBeGreaterThanOrEqual(5);
    expect(count(p => p.stock > 0 && p.stock < 10)).toBeGreaterThanOrEqual(8);
    expect(count(p => p.stock >= 10 && p.salePrice !== null)).toBeGreaterThanOrEqual(80);
    expect(count(p => p.stock >= 10 && p.salePrice === null)).toBeGreaterThanOrEqual(3);
    expect(products.every(p => p.stock <= 200)).toBe(true);
  });

  it('carry an eight-digit HSN and the rate of 18 %', () => {
    expect(products.filter(p => !/^\d{8}$/.test(p.hsn ?? '') || p.gstRateBp !== 1800)).toEqual([]);
  });

  it('come from India, China and Vietnam, and a few do not say', () => {
    expect(distinct(products.map(p => p.origin))).toBe(4);
    expect(count(p => p.origin === null)).toBeGreaterThanOrEqual(5);
    expect(count(p => p.origin === null)).toBeLessThanOrEqual(20);
  });

  it('name an importer exactly when they are declared as made abroad', () => {
    const wrong = products.filter(p => p.origin !== null && (p.origin !== 'India') !== (p.importer !== null));
    expect(wrong.map(p => p.slug)).toEqual([]);
  });

  it('have siblings that differ in what the buyer chooses', () => {
    for (const id of families) {
      const siblings = products.filter(p => p.family === id);
      expect(siblings.length).toBeGreaterThan(0);
      expect(distinct(siblings.map(p => JSON.stringify(p.options)))).toBe(siblings.length);
    }
  });

  it('show every colour with its swatch, and have three pictures', () => {
    const swatch = /^#[0-9a-f]{6}$/;
    expect(products.filter(p => !swatch.test(p.options[0]?.swatch ?? ''))).toEqual([]);
    expect(products.filter(p => p.images.length !== 3)).toEqual([]);
  });

  it('say at least three things that matter and have a table and a description', () => {
    expect(products.filter(p => p.highlights.length < 3 || p.highlights.length > 5)).toEqual([]);
    expect(products.filter(p => p.specs.length < 3 || p.specs.some(({ rows }) => rows.length === 0))).toEqual([]);
    expect(products.filter(p => p.description.length < 60)).toEqual([]);
  });

  it('are written in well-formed text, without filler', () => {
    expect(everyWord.filter(word => !word.isWellFormed() || word.trim() !== word || word === '')).toEqual([]);
    expect(everyWord.filter(word => /lorem|ipsum|todo|undefined|\[object/i.test(word))).toEqual([]);
  });

  it('are sold by the house and every approved seller, and by nobody else', () => {
    const selling = new Set<string>(products.map(p => p.seller));
    const allowed = new Set<string>(['house', ...sellers.filter(s => s.status === 'Approved').map(s => s.key)]);
    expect(selling).toEqual(allowed);
  });
});

describe('the banners', () => {
  it('are six, each with its own pictures, and link to products that can be bought', () => {
    expect(distinct(banners.flatMap(b => [b.image, b.imagePhone]))).toBe(12);
    for (const banner of banners) {
      const product = products.find(p => p.slug === banner.productSlug);
      expect(product?.stock).toBeGreaterThan(0);
      expect(banner.headline.length).toBeLessThanOrEqual(48);
      expect(banner.alt.length).toBeGreaterThan(20);
    }
  });
});
