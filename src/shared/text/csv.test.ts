import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a row of a CSV file', () => {
  it.each([
    ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    [' =1', `' =1`],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['\uFEFF=1', `'\uFEFF=1`],
  ])('defuses %j', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  it('keeps text, numbers and what is not known', () => {
    expect(csvLine(['Nandi 5, black', 'फ़ोन', 'a "b"', -1.5, 1299, null, ''])).toBe(
      '"Nandi 5, black",फ़ोन,"a ""b""",-1.5,1299,,\r\n',
    );
  });
});
