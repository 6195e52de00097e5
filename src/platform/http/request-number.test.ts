import { expect, it } from 'vitest';
import { during } from '#platform/occasion.ts';
import { newNumber, requestNumber } from './request-number.ts';

const asking = (number?: string | string[]) => ({ headers: number === undefined ? {} : { 'x-request-id': number } });

it('a number can be read out on the telephone, and none comes twice', () => {
  const numbers = Array.from({ length: 5_000 }, newNumber);
  expect(numbers.filter(number => !/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(5_000);
});

it('a proxy that is trusted gives the number, when it is one', () => {
  expect(requestNumber(asking('0af7651916cd43dd8448eb211c80319c'), true)).toBe('0af7651916cd43dd8448eb211c80319c');
  for (const odd of ['', 'short', 'a'.repeat(65), 'asha@home.example', 'a b c d e f', '12345678\n9', ['a', 'b']])
    expect(requestNumber(asking(odd as string), true)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
});

it('nobody gives it where no proxy is trusted', () => {
  expect(requestNumber(asking('0af7651916cd43dd'), false)).not.toBe('0af7651916cd43dd');
});

it('what the server asks itself has the number of the request it does it for', () => {
  expect(during({ reqId: 'THIS-ONE' }, () => requestNumber(asking('0af7651916cd43dd'), true))).toBe('THIS-ONE');
});
