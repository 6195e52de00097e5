import { describe, expect, it } from 'vitest';
import { isServed, type ServiceArea } from '#shop/delivery/service-area.ts';
import { DISTRICTS } from './districts.ts';
import { areaShare, withState } from './state-area.ts';
import { tidyArea } from './tidy-area.ts';

const NEAR = ['1', '11', '110', '1100', '11000', '110001', '110002', '11001', '56', '560', '5600', '56002', '560029'];

/** Whether the n-th of some places is in a list, in some way for each round. */
const falls = (round: number, n: number) => ((round * 7_919 + n * 104_729 + round * n * 31) >>> 3) % 3 === 0;

describe('an area said plainly', () => {
  it('answers every PIN code as before', () => {
    const pins = [
      '110001',
      '110002',
      '110003',
      '110011',
      '110100',
      '111111',
      '560001',
      '560029',
      '560021',
      '561001',
      '400001',
    ];
    for (let round = 0; round < 400; round += 1) {
      const area: ServiceArea = {
        elsewhere: round % 2 === 0,
        served: NEAR.filter((_, n) => falls(round, n)),
        refused: NEAR.filter((_, n) => falls(round + 1_000, n)),
      };
      const tidy = tidyArea(area);
      for (const pin of pins.filter(each => DISTRICTS.has(each.slice(0, 3))))
        expect([pin, isServed(tidy, pin)], JSON.stringify(area)).toEqual([pin, isServed(area, pin)]);
      expect(tidyArea(tidy)).toEqual(tidy);
    }
  });

  it('leaves out what holds anyway', () => {
    expect(tidyArea({ elsewhere: true, served: ['560', '110001'], refused: ['110', '560029', '5600'] })).toEqual({
      elsewhere: true,
      served: ['110001'],
      refused: ['110', '5600'],
    });
  });
});

describe('a state', () => {
  const nowhere: ServiceArea = { elsewhere: false, served: [], refused: [] };
  it('is served as a whole, in part or not at all', () => {
    const goa = withState(nowhere, '30', true);
    expect([areaShare(goa, '30'), areaShare(goa, '29'), isServed(goa, '403001')]).toEqual(['all', 'none', true]);
    expect(areaShare({ ...goa, refused: ['403001'] }, '30')).toBe('some');
    expect(areaShare({ ...nowhere, served: ['560029'] }, '29')).toBe('some');
  });

  it('taken back is as if it had never been named, with everything in it', () => {
    const area = { elsewhere: true, served: ['403001'], refused: ['403', '560029'] };
    expect(withState(area, '30', true)).toEqual({ elsewhere: true, served: [], refused: ['560029'] });
    expect(withState({ elsewhere: true, served: [], refused: [] }, '30', false).refused).toEqual(['403']);
  });
});
