import { describe, expect, it } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import type { AttributeShape } from './attribute.ts';
import { attributeText } from './attribute-text.ts';
import { attributeValue } from './attribute-value.ts';
import { SAMPLE_ATTRIBUTES, sampleAttributesOf } from './sample-attributes.ts';

const shapes = new Map(sampleAttributesOf('smartphone').map(shape => [shape.id, shape]));
const read = (id: string, entered: string | number | boolean) =>
  attributeValue(shapes.get(id) as AttributeShape, entered);
const shown = (id: string, value: string | number | boolean, language = 'en') => {
  const attribute = SAMPLE_ATTRIBUTES.find(each => each.id === id);
  return attribute && speaking(language, () => attributeText(attribute, value, language));
};

describe('a value of an attribute', () => {
  it('is a whole number of base units, whatever unit it is given in', () => {
    for (const entered of [8, '8', '8 GB', '8gb', '8,192 MB']) expect(read('ram', entered)).toEqual({ value: 8_192 });
    expect(read('ram', '1 TB')).toEqual({ value: 1_048_576 });
    for (const entered of [6.67, '6.67', '6.67 inch', '6.67″', '6.67"'])
      expect(read('screen-size', entered)).toEqual({ value: 667 });
    expect(read('sim-slots', '2')).toEqual({ value: 2 });
  });

  it('is no other unit, no part of a base unit, and within its bounds', () => {
    for (const entered of ['8 GB', 'eight', '', '8 GB 128 GB', '-8', true, '6.6715'])
      expect(read('screen-size', entered)).not.toHaveProperty('value');
    expect(read('sim-slots', 1.5)).toEqual({ broken: 'number' });
    expect(read('sim-slots', 5)).toEqual({ broken: 'range' });
    expect(read('screen-size', 0.1)).toEqual({ broken: 'range' });
  });

  it('is an option by its id, or by its name in any language', () => {
    expect(read('resolution', 'hd-plus')).toEqual({ value: 'hd-plus' });
    expect(read('resolution', 'hd +')).toEqual({ value: 'hd-plus' });
    expect(read('resolution', 'HD')).toEqual({ value: 'hd' });
    expect(read('resolution', 'अन्य')).toEqual({ value: 'other' });
    expect(read('resolution', '4K')).toEqual({ broken: 'option' });
  });

  it('is yes or no in any language', () => {
    for (const entered of [true, 'Yes', 'हाँ', 'ஆம்']) expect(read('five-g', entered)).toEqual({ value: true });
    for (const entered of [false, 'no', 'नहीं']) expect(read('five-g', entered)).toEqual({ value: false });
    expect(read('five-g', 'maybe')).toEqual({ broken: 'yes-no' });
  });

  it('is a text that is not too long', () => {
    expect(read('processor', 'A18 Pro')).toEqual({ value: 'A18 Pro' });
    expect(read('processor', 'x'.repeat(201))).toEqual({ broken: 'length' });
  });

  it('is shown in the unit that people use, in their language', () => {
    expect(shown('ram', 8_192)).toBe('8 GB');
    expect(shown('ram', 512)).toBe('512 MB');
    expect(shown('ram', 1_572_864)).toBe('1.5 TB');
    expect(shown('ram', 1_024_000)).toBe('1,000 GB');
    expect(shown('screen-size', 667)).toBe('6.67 inch');
    expect(shown('screen-size', 600, 'hi')).toBe('6 इंच');
    expect(shown('sim-slots', 2)).toBe('2');
    expect(shown('resolution', 'other', 'hi')).toBe('अन्य');
    expect(shown('resolution', 'other', 'ta')).toBe('Other');
    expect(shown('five-g', false, 'hi')).toBe('नहीं');
  });
});
