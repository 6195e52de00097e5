import { expect, it } from 'vitest';
import { compareSerials } from './compare-serials.ts';

const SENT = ['352099001761481', '490154203237518'];

it('a piece that was sent is known again however its number is typed', () => {
  expect(compareSerials('imei', SENT, ['49-015420-323751-8'])).toEqual({ matched: ['490154203237518'], strange: [] });
  expect(compareSerials('serial', ['AB-12'], [' ab-12 '])).toEqual({ matched: ['AB-12'], strange: [] });
});

it('another number, and none at all, are strange', () => {
  const compared = compareSerials('imei', SENT, ['356938035643809', '', '352099001761481']);
  expect(compared).toEqual({ matched: ['352099001761481'], strange: ['356938035643809', ''] });
});

it('one piece does not come back twice', () => {
  const twice = ['352099001761481', '352099001761481'];
  expect(compareSerials('imei', SENT, twice)).toEqual({ matched: ['352099001761481'], strange: ['352099001761481'] });
});
