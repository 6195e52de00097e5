import { expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { differencesOf, numbersBack, piecesBack } from './numbers-back.ts';

const lineId = newId<never>();
const A = '352099001761481';
const B = '490154203237518';
const found = {
  lines: [
    { lineId, title: 'Nandi 5', image: '', quantity: 2, amount: paise(1) },
    { lineId: newId<never>(), title: 'Cable', image: '', quantity: 1, amount: paise(1) },
  ],
  out: [{ lineId, kind: 'imei' as const, numbers: [A, B] }],
};
const fields = piecesBack(found);

it('every returned unit sold by number has a field, others have none', () => {
  expect(fields.map(({ label }) => label)).toEqual(['IMEI 1 of 2', 'IMEI 2 of 2']);
});

it('shipped units are no difference, in whatever order they are scanned', () => {
  const back = numbersBack(fields, { [`${lineId} 0`]: B, [`${lineId} 1`]: ` ${A}` });
  expect(back).toEqual([{ lineId, numbers: [B, A] }]);
  expect(differencesOf(found, back)).toEqual([]);
});

it('a different unit, and one with an unreadable number, are shown beside the shipped one', () => {
  const back = numbersBack(fields, { [`${lineId} 0`]: '356938035643809' });
  expect(differencesOf(found, back)).toEqual([
    { lineId, title: 'Nandi 5', kind: 'imei', came: ['356938035643809', ''], sent: [A, B] },
  ]);
});
