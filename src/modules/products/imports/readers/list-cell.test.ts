import { expect, it } from 'vitest';
import { listCell, textsOfList } from './list-cell.ts';

it.each([[['5G', 'IP68']], [['HDMI | USB-C', 'IP68']], [['AC\\DC', 'ends with \\', '\\| and \\\\', '\\']], [['one']]])(
  'a list is read as it was written: %j',
  texts => {
    expect(textsOfList(listCell(texts))).toEqual(texts);
  },
);

it('what sellers write by hand is read as before', () => {
  expect(textsOfList('5G|IP68\nAC\\DC')).toEqual(['5G', 'IP68', 'AC\\DC']);
});
