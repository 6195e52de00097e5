import { describe, expect, it } from 'vitest';
import { ALL_INDIA, areaWithin, isServed, type ServiceArea } from './service-area.ts';

const area = (more: Partial<ServiceArea>): ServiceArea => ({ ...ALL_INDIA, ...more });

describe('where the shop delivers', () => {
  it('is everywhere until somebody says otherwise', () => expect(isServed(ALL_INDIA, '560029')).toBe(true));

  it('leaves out what is named, be it a region or a single PIN code', () => {
    const most = area({ refused: ['744', '560029'] });
    expect(['744101', '560029', '560025', '743101'].map(code => isServed(most, code))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is only what is named, when the rest is not served', () => {
    const few = area({ served: ['56', '411001'], elsewhere: false });
    expect(['560029', '411001', '411002', '110001'].map(code => isServed(few, code))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('follows what is named most closely, and refuses what both lists name alike', () => {
    const mixed = area({ served: ['5600', '110001'], refused: ['560', '560029', '110001'] });
    expect(['560025', '560029', '560125', '110001'].map(code => isServed(mixed, code))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('says the same of a PIN code when it is narrowed to the first digits', () => {
    const areas = [
      area({ served: ['5600', '110001'], refused: ['560', '560029', '1', '4'] }),
      area({ served: ['56', '4110'], refused: ['560029'], elsewhere: false }),
      area({ served: ['560'], refused: ['560'] }),
    ];
    const codes = ['560025', '560029', '560125', '561001', '110001', '110002', '411001', '411101', '744101'];
    for (const whole of areas)
      for (const code of codes)
        expect(isServed(areaWithin(whole, code.slice(0, 3)), code), code).toBe(isServed(whole, code));
  });

  it('carries nothing of other regions when it is narrowed', () => {
    expect(areaWithin(area({ refused: ['744', '560029', '560099'], served: ['110001'] }), '560')).toEqual({
      served: [],
      refused: ['560029', '560099'],
      elsewhere: true,
    });
  });
});
