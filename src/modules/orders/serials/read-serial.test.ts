import { describe, expect, it } from 'vitest';
import { plainSerial, readSerial } from './read-serial.ts';

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
