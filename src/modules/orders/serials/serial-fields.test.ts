import { describe, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { givenSerials, nextEmpty, type SerialField, serialFaults, serialFields, withPasted } from './serial-fields.ts';

const PHONES = {
  productId: 'phone' as ProductId,
  title: 'Nandi 5',
  quantity: 2,
  serials: { kind: 'imei' as const, numbers: [] },
};
const LAPTOP = {
  ...{ productId: 'laptop' as ProductId, title: 'Kaveri Book', quantity: 1 },
  serials: { kind: 'serial' as const, numbers: ['C02X'] },
};
const CABLE = {
  productId: 'cable' as ProductId,
  title: 'Cable',
  quantity: 3,
  serials: { kind: 'none' as const, numbers: [] },
};
const fields = serialFields([PHONES, CABLE, LAPTOP]);
const [first, second, third] = fields as unknown as [SerialField, SerialField, SerialField];
const A = '352099001761481';
const B = '490154203237518';

describe('fields for numbers', () => {
  it('has a field for each unit with a number, named by product and position', () => {
    expect(fields.map(({ title, label }) => `${title}: ${label}`)).toEqual([
      'Nandi 5: IMEI 1 of 2',
      'Nandi 5: IMEI 2 of 2',
      'Kaveri Book: Serial number',
    ]);
  });

  it('lead from one to the next that is empty, back to the first, and nowhere once all are filled', () => {
    expect(nextEmpty(fields, { [first.key]: A }, first)).toBe(second);
    expect(nextEmpty(fields, { [second.key]: B }, second)).toBe(first);
    expect(nextEmpty(fields, { [first.key]: A, [second.key]: B }, second)).toBeUndefined();
    expect(nextEmpty(fields, { [first.key]: A, [second.key]: B, [third.key]: ' ' }, first)).toBe(third);
  });

  it('take a pasted column from the one it is pasted into, and leave what no field is for', () => {
    const pasted = withPasted(fields, {}, second, `${B}\r\n\r\n c02y \n${A}\n`);
    expect(pasted).toEqual({ [second.key]: B, [third.key]: 'c02y' });
    expect(withPasted(fields, {}, first, `${A}\t${B}`)).toEqual({ [first.key]: A, [second.key]: B });
    expect(withPasted(fields, {}, first, ` ${A}\n`)).toBeUndefined();
  });

  it('say what is wrong with each, and what is missing only where all are needed', () => {
    expect(serialFaults(fields, { [first.key]: A, [second.key]: B }, true)).toEqual({});
    expect(serialFaults(fields, { [first.key]: A }, false)).toEqual({});
    expect(serialFaults(fields, { [first.key]: A, [third.key]: '' }, true)).toEqual({
      [second.key]: 'Please scan or type the IMEI',
      [third.key]: 'Please scan or type the serial number',
    });
    const wrong = serialFaults(fields, { [first.key]: A.replace('1', '2'), [third.key]: '=1' }, false);
    expect(Object.keys(wrong)).toEqual([first.key, third.key]);
  });

  it('know a number that stands above, but two makers may number alike', () => {
    const spaced = '35 2099 0017 61481';
    expect(serialFaults(fields, { [first.key]: A, [second.key]: spaced }, true)).toEqual({
      [second.key]: 'This number is already entered above',
    });
    const other = serialFields([LAPTOP, { ...LAPTOP, productId: 'tablet' as ProductId }]);
    expect(serialFaults(other, {}, true)).toEqual({});
  });

  it('are sent line by line, without those left empty', () => {
    expect(givenSerials(fields, { [second.key]: ` ${B} ` })).toEqual([
      { productId: 'phone', numbers: [B] },
      { productId: 'laptop', numbers: ['C02X'] },
    ]);
  });
});
