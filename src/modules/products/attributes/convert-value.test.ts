import { describe, expect, it } from 'vitest';
import type { Attribute, AttributeValue } from '#products/catalog/attributes/attribute.ts';
import { convertValue, mayChangeValues } from './convert-value.ts';

const PLAIN: Attribute = {
  ...{ id: 'x', names: { en: 'X' }, said: '', type: 'number', unit: null, min: 0, max: 2_000_000_000, options: null },
  ...{ required: false, filterable: true, comparable: true },
};
const of = (more: Partial<Attribute>): Attribute => ({ ...PLAIN, ...more });
const choice = (...ids: string[]) =>
  of({ type: 'choice', options: ids.map(id => ({ id, names: { en: id.toUpperCase(), hi: `${id} हि` } })) });

describe('a value after a change of its attribute', () => {
  it.each<[string, Partial<Attribute>, Partial<Attribute>, AttributeValue, AttributeValue]>([
    ['mAh in Ah', { unit: 'mah' }, { unit: 'ah' }, 5_000, 50],
    ['Ah in mAh', { unit: 'ah' }, { unit: 'mah' }, 50, 5_000],
    ['centimetres in millimetres', { unit: 'cm' }, { unit: 'mm' }, 125, 12_500],
    ['inches in centimetres', { unit: 'inch' }, { unit: 'mm' }, 500, 12_700],
    ['a plain number that gets a unit', { unit: null }, { unit: 'gb' }, 8, 8_192],
    ['a unit that is dropped', { unit: 'gb' }, { unit: null }, 8_192, 8],
    ['a number as a text', { unit: 'gb' }, { type: 'text' }, 8_192, '8 GB'],
    ['a text as a number', { type: 'text' }, { unit: 'gb' }, '1 TB', 1_048_576],
    ['yes as a text', { type: 'yes-no' }, { type: 'text' }, true, 'Yes'],
    ['a text as yes or no', { type: 'text' }, { type: 'yes-no' }, 'no', false],
    ['an option as a text', choice('oled'), { type: 'text' }, 'oled', 'OLED'],
    ['a text as an option, in any language', { type: 'text' }, choice('oled'), 'oled हि', 'oled'],
  ])('is the same thing: %s', (_what, before, after, value, converted) => {
    expect(convertValue(of(before), of(after), value)).toEqual({ value: converted });
  });

  it.each<[string, Partial<Attribute>, Partial<Attribute>, AttributeValue, string]>([
    ['5,050 mAh as Ah', { unit: 'mah' }, { unit: 'ah' }, 5_050, 'number'],
    ['6.67 inch as cm', { unit: 'inch' }, { unit: 'cm' }, 667, 'number'],
    ['gigabytes as hours', { unit: 'gb' }, { unit: 'hour' }, 8_192, 'unit'],
    ['watts as VA', { unit: 'w' }, { unit: 'va' }, 10, 'unit'],
    ['half a GB as a plain number', { unit: 'gb' }, { unit: null }, 512, 'number'],
    ['a number beyond the bounds', { unit: null }, { unit: null, max: 4 }, 5, 'range'],
    ['a text that is no number', { type: 'text' }, { unit: 'gb' }, 'much', 'number'],
    ['an option that is left out', choice('lcd', 'oled'), choice('oled'), 'lcd', 'option'],
    ['a text that is no option', { type: 'text' }, choice('oled'), 'LCD', 'option'],
    ['an option as yes or no', choice('oled'), { type: 'yes-no' }, 'oled', 'yes-no'],
  ])('is none, rather than nearly the same: %s', (_what, before, after, value, broken) => {
    expect(convertValue(of(before), of(after), value)).toEqual({ broken });
  });

  it('is the option that takes the place of a removed one', () => {
    const merged = { lcd: 'oled' };
    expect(convertValue(choice('lcd', 'oled'), choice('oled'), 'lcd', merged)).toEqual({ value: 'oled' });
    expect(convertValue(choice('lcd', 'oled'), choice('oled'), 'oled', merged)).toEqual({ value: 'oled' });
  });

  it('can’t be another if only names, flags and the order of options change', () => {
    expect(
      mayChangeValues(choice('lcd', 'oled'), { ...choice('oled', 'lcd'), names: { en: 'Y' }, required: true }),
    ).toBe(false);
    expect(mayChangeValues(choice('lcd', 'oled'), choice('lcd'))).toBe(true);
    expect(mayChangeValues(of({ unit: 'mm' }), of({ unit: 'cm' }))).toBe(true);
  });
});
