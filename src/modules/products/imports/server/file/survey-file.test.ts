import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { fileUnreadable } from '#products/imports/import-problems.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { surveyFile } from './survey-file.ts';

const COMMAS = { encoding: 'utf-8', delimiter: ',' } as const;
const opened = (bytes: Buffer | string) => async () => Readable.from([Buffer.from(bytes)]);

async function rowsOf(bytes: Buffer | string) {
  const survey = await surveyFile(opened(bytes));
  const rows: CsvRow[] = [];
  for await (const row of readCsv(await opened(bytes)(), survey)) rows.push(row);
  return rows;
}

describe('a file of goods', () => {
  it('is surveyed whole: writing, heads and how many rows', async () => {
    const file = Buffer.from('\ufeffTitle;SKU;Shelf\r\n"A; ""b""";1;x\r\n\r\n;;\r\nB;2;y\r\n');
    expect(await surveyFile(opened(file))).toMatchObject({
      encoding: 'utf-8',
      delimiter: ';',
      heads: ['Title', 'SKU', 'Shelf'],
      columns: ['title', 'sku', null],
      unknown: ['Shelf'],
      rowCount: 2,
    });
  });

  it('counts its rows as a spreadsheet does, empty ones too', async () => {
    expect(await rowsOf('sep=,\nSKU,Title\n\n1,"two\nlines"\n,\n2,x')).toEqual([
      { number: 2, cells: ['SKU', 'Title'] },
      { number: 4, cells: ['1', 'two\nlines'] },
      { number: 6, cells: ['2', 'x'] },
    ]);
  });

  it('is read in cp1252 and UTF-16 as in UTF-8', async () => {
    const latin = Buffer.concat([Buffer.from('SKU,Title\n1,Caf'), Buffer.from([0xe9, 0x20, 0x96, 0x20, 0x80])]);
    expect((await rowsOf(latin)).at(-1)?.cells).toEqual(['1', 'Café – €']);
    const wide = Buffer.from('\ufeffSKU\tTitle\n1\t₹ 🎧', 'utf16le');
    expect((await rowsOf(wide)).map(({ cells }) => cells)).toEqual([
      ['SKU', 'Title'],
      ['1', '₹ 🎧'],
    ]);
  });

  it('may have inches in a cell, and rows of any length', async () => {
    expect((await rowsOf('SKU,Title\n1,6.2" display\n2\n3,a,b,c')).slice(1).map(({ cells }) => cells)).toEqual([
      ['1', '6.2" display'],
      ['2'],
      ['3', 'a', 'b', 'c'],
    ]);
  });

  it.each([
    ['SKU,Title\n1,"never closed\n2,x\n', 'row 2'],
    ['', 'no rows'],
    ['SKU,Title\n', 'no rows'],
    ['Title,Price\nA,1', 'SKU'],
    ['PK\u0003\u0004xl/workbook.xml', 'spreadsheet'],
    ['%PDF-1.7', 'document'],
    ['SKU,Title\n1,\u0000\u0001', 'not a CSV file'],
  ])('is refused as a whole when it cannot be one: %j', async (bytes, words) => {
    await expect(surveyFile(opened(bytes))).rejects.toMatchObject({
      code: fileUnreadable.code,
      message: expect.stringContaining(words),
    });
  });

  it('is not read on for ever because its lines are empty (D27)', async () => {
    const read = async () => {
      for await (const _row of readCsv(Readable.from(['SKU\n1\n', '\n'.repeat(20)]), COMMAS, 10));
    };
    await expect(read()).rejects.toMatchObject({
      code: fileUnreadable.code,
      message: expect.stringContaining('More than 10 lines'),
    });
  });
});
