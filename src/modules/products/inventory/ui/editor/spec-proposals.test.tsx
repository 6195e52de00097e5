import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SpecReader } from '#products/catalog/attributes/reading/spec-reader.ts';
import { sampleAttributesOf } from '#products/catalog/attributes/sample-attributes.ts';
import { BLANK_PRODUCT, type TypedProduct } from '#products/inventory/product/typed-product.ts';
import { SpecProposals } from './spec-proposals.tsx';
import type { ProductForm } from './use-product-form.ts';
import { proposalsOf } from './use-spec-proposals.ts';

const SHAPES = sampleAttributesOf('smartphone');
const TITLE = 'Nandi One 5G, 8 GB RAM, 6.67 inch Full HD, 2 years warranty';
const TYPED: TypedProduct = { ...BLANK_PRODUCT, kind: 'smartphone', title: TITLE };

function found(typed: TypedProduct) {
  const { title, description, specs } = typed;
  return proposalsOf(typed, SHAPES, new SpecReader(SHAPES).read({ title, description, specs, highlights: [] }));
}

describe('proposals in the form of a product', () => {
  it('are values as people read them, with the words that say them', () => {
    expect(found(TYPED).map(({ label, value, source, where }) => [label, value, source, where])).toEqual([
      ['RAM', '8 GB', '8 GB RAM', 'title'],
      ['Screen size', '6.67 inch', '6.67 inch', 'title'],
      ['5G', 'Yes', '5G', 'title'],
      ['Warranty', '24 months', '2 years warranty', 'title'],
    ]);
  });

  it('fill in their inputs', () => {
    const { attributes, warrantyMonths } = found(TYPED).reduce((typed, { take }) => take(typed), TYPED);
    expect(attributes).toEqual({ ram: '8', 'screen-size': '6.67', 'five-g': 'yes' });
    expect(warrantyMonths).toBe('24');
  });

  it('never replace what the seller has typed', () => {
    const typed = { ...TYPED, attributes: { ram: '12', 'five-g': 'no', 'screen-size': '6' }, warrantyMonths: '12' };
    expect(found(typed)).toEqual([]);
    expect(found({ ...typed, attributes: { ...typed.attributes, ram: ' ' } }).map(({ key }) => key)).toEqual(['ram']);
  });

  it('are taken one by one or all at once', () => {
    const form = { typed: TYPED, change: vi.fn() } as unknown as ProductForm;
    const html = renderToStaticMarkup(<SpecProposals proposals={found(TYPED)} form={form} />);
    expect(html).toContain('Take all 4');
    expect(html).toContain('aria-label="Take RAM: 8 GB"');
    expect(html).toContain('“8 GB RAM” · title');
    expect(renderToStaticMarkup(<SpecProposals proposals={found(TYPED).slice(1, 2)} form={form} />)).not.toContain(
      'Take all',
    );
  });
});
