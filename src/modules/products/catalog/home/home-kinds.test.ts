import { expect, test } from 'vitest';
import { homeKinds } from './home-kinds.ts';

test('chargers, cables and power banks go as one, in order and without what is not there', () => {
  expect(
    homeKinds([
      { id: 'smartphone', label: 'Smartphones', count: 57, picture: null },
      { id: 'camera', label: 'Cameras', count: 0, picture: null },
      { id: 'charger', label: 'Chargers', count: 8, picture: null },
      { id: 'cable', label: 'Cables', count: 6, picture: null },
      { id: 'other', label: 'Other', count: 3, picture: null },
    ]),
  ).toEqual([
    { label: 'Smartphones', kinds: ['smartphone'], count: 57, picture: null },
    { label: 'Power and charging', kinds: ['charger', 'cable'], count: 14, picture: null },
  ]);
});
