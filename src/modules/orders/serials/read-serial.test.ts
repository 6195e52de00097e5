import { describe, expect, it } from 'vitest';
import { compareSerials, isImei, plainSerial, readSerial } from './read-serial.ts';

describe('an IMEI', () => {
  it.each([
    ['352099001761481', '352099001761481'],
    [' 35 209900 176148 1 ', '352099001761481'],
    ['35-209900-176148-1', '352099001761481'],
    ['３５２０９９００１７６１４８１', '352099001761481'],
  ])('typed as “%s” is %s', (typed, kept) => {
    expect(readSerial('imei', typed)).toBe(kept);
  });

  it.each(['352099001761482', '35209900176148', 'IMEI 352099001761481', ''])('is never “%s”', typed => {
    expect(readSerial('imei', typed)).toBeUndefined();
  });
});

describe('a serial number', () => {
  it.each([
    ['c02x1234jg5j', 'C02X1234JG5J'],
    ['rz8 n/21-b\n', 'RZ8N/21-B'],
    ['0042', '0042'],
    [`a${'9'.repeat(39)}`, `A${'9'.repeat(39)}`],
  ])('typed as “%s” is %s', (typed, kept) => {
    expect(readSerial('serial', typed)).toBe(kept);
  });

  it.each(['', 'ABC', 'x'.repeat(41), '=1+1', '-1234', '/ABCD', '@home', 'ABC_1', 'ABC.1', '<b>1234', 'एबीसी1'])(
    'is never “%s”',
    typed => {
      expect(readSerial('serial', typed)).toBeUndefined();
    },
  );
});

it('is the same number however it is typed', () => {
  expect(plainSerial('serial', 'ab 12-3')).toBe(plainSerial('serial', 'AB12-3'));
  expect(plainSerial('serial', 'AB12-3')).not.toBe(plainSerial('serial', 'AB123'));
});

it.each(['490154203237518', '352099001761481', '000000000000000', '356938035643809'])('%s is an IMEI', digits => {
  expect(isImei(digits)).toBe(true);
});

it('any one digit read wrong, and nearly any two exchanged, make it none', () => {
  const right = '490154203237518';
  for (let at = 0; at < right.length; at += 1) {
    const other = (Number(right[at]) + 3) % 10;
    expect(isImei(right.slice(0, at) + other + right.slice(at + 1)), `digit ${at}`).toBe(false);
  }
  expect(isImei('940154203237518')).toBe(false);
});

it.each(['', '49015420323751', '4901542032375180', '49015420323751A', ' 490154203237518', '४९०१५४२०३२३७५१८'])(
  '“%s” is none, for its length or its signs',
  text => {
    expect(isImei(text)).toBe(false);
  },
);

const SENT = ['352099001761481', '490154203237518'];

it('a shipped unit is recognised however its number is typed', () => {
  expect(compareSerials('imei', SENT, ['49-015420-323751-8'])).toEqual({ matched: ['490154203237518'], strange: [] });
  expect(compareSerials('serial', ['AB-12'], [' ab-12 '])).toEqual({ matched: ['AB-12'], strange: [] });
});

it('another number, and none at all, are strange', () => {
  const compared = compareSerials('imei', SENT, ['356938035643809', '', '352099001761481']);
  expect(compared).toEqual({ matched: ['352099001761481'], strange: ['356938035643809', ''] });
});

it('one unit does not come back twice', () => {
  const twice = ['352099001761481', '352099001761481'];
  expect(compareSerials('imei', SENT, twice)).toEqual({ matched: ['352099001761481'], strange: ['352099001761481'] });
});
