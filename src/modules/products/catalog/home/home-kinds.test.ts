import { expect, test } from 'vitest';
import { homeKinds } from './home-kinds.ts';

test('chargers, cables and power banks go as one, in order and without what is not there', () => {
  expect(
    homeKinds([
      { id: 'smartphone', label: 'Smartphones', count: 57 },
      { id: 'camera', label: 'Cameras', count: 0 },
      { id: 'charger', label: 'Chargers', count: 8 },
      { id: 'cable', label: 'Cables', count: 6 },
      { id: 'other', label: 'Other', count: 3 },
    ]),
  ).toEqual([
    { label: 'Smartphones', kinds: ['smartphone'], count: 57 },
    { label: 'Power and charging', kinds: ['charger', 'cable'], count: 14 },
  ]);
});
