import { describe, expect, it } from 'vitest';
import { newTicketNumber, readTicketNumber } from './ticket-number.ts';

const NUMBERS = Array.from({ length: 200 }, newTicketNumber);
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const withSign = (number: string, at: number, sign: string) => number.slice(0, at) + sign + number.slice(at + 1);

/** R10.2 */
describe('a ticket number', () => {
  it('is BB and three groups of four characters that do not look alike', () => {
    for (const number of NUMBERS) expect(number).toMatch(/^BB(-[2-9A-HJKMNP-Z]{4}){3}$/);
  });

  it('never comes twice, and two share no beginning by design', () => {
    expect(new Set(NUMBERS).size).toBe(NUMBERS.length);
    expect(new Set(NUMBERS.map(number => number.slice(3, 7))).size).toBeGreaterThan(190);
  });

  it('is read as people type it', () => {
    for (const number of NUMBERS) {
      const bare = number.slice(3).replaceAll('-', '');
      for (const typed of [number, number.toLowerCase(), ` ${bare} `, `bb ${bare}`, number.replaceAll('-', ' – ')])
        expect(readTicketNumber(typed)).toBe(number);
    }
  });

  it('is not one any more after any one wrong sign', () => {
    const [number = ''] = NUMBERS;
    for (let at = 3; at < number.length; at += 1) {
      if (number[at] === '-') continue;
      for (const sign of SIGNS)
        if (sign !== number[at]) expect(readTicketNumber(withSign(number, at, sign)), `${at} ${sign}`).toBeUndefined();
    }
  });

  it('is not one any more when two different signs of it change places', () => {
    for (const number of NUMBERS)
      for (const [one, other] of [
        [3, 4],
        [6, 8],
        [13, 16],
      ] as const) {
        const [a = '', b = ''] = [number[one], number[other]];
        if (a !== b) expect(readTicketNumber(withSign(withSign(number, one, b), other, a))).toBeUndefined();
      }
  });

  it.each(['', 'BB-100042', 'BB', 'BB-0000-0000-0000', '‮BB-2222-2222-2222', "' or 1=1 --", 'B'.repeat(500)])(
    'is not %j',
    text => expect(readTicketNumber(text)).toBeUndefined(),
  );
});
