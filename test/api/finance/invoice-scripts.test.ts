import { expect, it } from 'vitest';
import { type FontName, fontFile } from '#finance/invoices/server/drawing/pdf-fonts.ts';
import { Paper } from '#finance/invoices/server/drawing/pdf-paper.ts';
import { runsOf } from '#finance/invoices/server/drawing/pdf-runs.ts';
import { shapeText } from '#finance/invoices/server/drawing/shape-text.ts';
import { ADDRESS_SAMPLES } from '#test/fixtures/address-samples.ts';
import { pdfText } from '#test/inspect/pdf-text.ts';

const BODY = { size: 10 };
const languages = Object.entries(ADDRESS_SAMPLES);

async function fileOf(paper: Paper): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of paper.bytes()) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function drawn(text: string): Promise<Buffer> {
  const paper = new Paper('Tax invoice', new Date(0));
  paper.paragraph(text, 40, 40, 200, BODY);
  return fileOf(paper);
}

it.each(languages)('an address in %s has a font for every letter', async (_language, address) => {
  const paper = new Paper('Tax invoice', new Date(0));
  const lines = paper.wrap(address, 200, BODY);
  expect(lines.join(' ')).toBe(address);
  for (const line of lines) expect(paper.widthOf(line, BODY)).toBeLessThanOrEqual(200);
  const read = pdfText(await drawn(address)).join('');
  const letters = [...address].filter(letter => /\p{L}|\p{N}/u.test(letter));
  // A cluster whose glyph stands for several letters reads back once only.
  const found = letters.filter(letter => read.includes(letter));
  expect(found.length / letters.length).toBeGreaterThan(0.8);
  // Glyph 0 of a font is the empty box.
  for (const { font, text } of runsOf(address, hasLetter)) expect(shape(font, text)).not.toContain(0);
});

it('a character that no font has prints as a box', async () => {
  expect((await drawn('漢字 🙂 ok')).length).toBeGreaterThan(1000);
});

it('a Latin document embeds no other font, one in Kannada only one more', async () => {
  const fontsIn = async (text: string) => [...(await drawn(text)).toString('latin1').matchAll(/\/FontFile2/g)].length;
  expect(await fontsIn('12 MG Road, Bengaluru 560029')).toBe(1);
  expect(await fontsIn('12 MG Road, ಬೆಂಗಳೂರು 560029')).toBe(2);
});

it.each([
  // A vowel that is written before its consonant, a conjunct, and letters that join: what a letter by itself would not be.
  ['devanagari', 'क्षि', 2],
  ['bengali', 'ক্ষি', 2],
  ['gujarati', 'ક્ષિ', 2],
  ['tamil', 'கொ', 3],
  ['kannada', 'ಕ್ಷ', 1],
  ['malayalam', 'ക്ഷ', 1],
  ['odia', 'କ୍ଷ', 1],
] as const)('%s is shaped: %s is set in %i glyphs', (font, text, glyphs) => {
  expect(shape(font, text)).toHaveLength(glyphs);
});

it('Arabic script is joined and set from right to left, digits in it from left to right', () => {
  const alone = shape('arabic', 'ح');
  const joined = shape('arabic', 'ححح');
  expect(new Set([...alone, ...joined]).size).toBe(4);
  // What is written last stands leftmost.
  expect(shape('arabic', 'حح')).toEqual([joined[0], joined[2]]);
  const [one, two] = ['۱', '۲'].map(figure => shape('arabic', figure)[0]);
  expect(shape('arabic', '۱۲')).toEqual([one, two]);
  const runs = runsOf('علی (دہلی) 12', hasLetter).map(({ text }) => text);
  expect(runs).toEqual(['12', ' (', 'دہلی', ') ', 'علی']);
});

function shape(name: FontName, text: string): number[] {
  const source = { getGlyph: () => ({ advanceWidth: 0 }), glyphForCodePoint: () => ({ id: -1 }) };
  return shapeText(fontFile(name, 'regular'), text, source).glyphs.map(({ id }) => id);
}

function hasLetter(name: FontName, code: number): boolean {
  return shape(name, String.fromCodePoint(code))[0] !== 0;
}
