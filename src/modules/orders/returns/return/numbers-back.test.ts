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

it('every piece of goods sold by number that came back has a field, others have none', () => {
  expect(fields.map(({ label }) => label)).toEqual(['IMEI 1 of 2', 'IMEI 2 of 2']);
});

it('pieces that were sent make no difference, in whatever order they are scanned', () => {
  const back = numbersBack(fields, { [`${lineId} 0`]: B, [`${lineId} 1`]: ` ${A}` });
  expect(back).toEqual([{ lineId, numbers: [B, A] }]);
  expect(differencesOf(found, back)).toEqual([]);
});

it('another piece, and one whose number nobody could read, stand beside what was sent', () => {
  const back = numbersBack(fields, { [`${lineId} 0`]: '356938035643809' });
  expect(differencesOf(found, back)).toEqual([
    { lineId, title: 'Nandi 5', kind: 'imei', came: ['356938035643809', ''], sent: [A, B] },
  ]);
});
