import { expect, it } from 'vitest';
import { isImei } from './imei.ts';

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
