import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { amountInWords } from '#finance/invoices/amounts/amount-in-words.ts';
import { invoiceLines, taxTotals } from '#finance/invoices/draft-document.ts';
import { documentFile, drawAhead } from '#finance/invoices/server/drawing/document-file.ts';
import { drawDocument } from '#finance/invoices/server/drawing/draw-document.ts';
import { Paper } from '#finance/invoices/server/drawing/pdf-paper.ts';
import { documentWordsOf } from '#finance/invoices/server/words-of-document.ts';
import type { TaxKind } from '#finance/invoices/split-tax.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { type StoragePort, storageUnavailable } from '#platform/storage/storage.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { pdfText } from '#test/inspect/pdf-text.ts';

function document(taxKind: TaxKind, pieces = 1): TaxDocument {
  const sold = Array.from({ length: pieces }, (_, at) => ({
    ...{
      lineId: `line ${at}`,
      description: 'Samsung Galaxy S25 Ultra, 12 GB, 512 GB, Titanium Silverblue',
      sku: 'SM-S938',
    },
    ...{ hsn: '85171300', rateBp: 1800, quantity: 1, amount: paise(13_790_000), service: null },
  }));
  const lines = invoiceLines(sold, paise(4_900), taxKind);
  return {
    kind: 'invoice',
    number: 'IN/26-27/000042',
    issuedAt: new Date('2026-11-22T05:00:00Z'),
    supplier: {
      name: 'Deccan Digital Private Limited',
      address: '4-1-88, Abids Road, Hyderabad 500001',
      state: '36',
      gstin: '36AAKFD4127R1ZX',
    },
    recipient: { name: 'आशा Rao', address: '12 MG Road, Bengaluru 560029', state: '29', gstin: null },
    placeOfSupply: '29',
    taxKind,
    order: { id: 'any', number: 'BB-100042', placedAt: new Date('2026-11-20T05:00:00Z') },
    against: null,
    month: null,
    lines,
    totals: taxTotals(lines),
  };
}

async function fileOf(what: TaxDocument): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of drawDocument(what, documentWordsOf(what))) pieces.push(piece);
  return Buffer.concat(pieces);
}

it('a PDF has everything in the document, each tax in its own column', async () => {
  const file = await fileOf(document('sgst'));
  const texts = pdfText(file);
  const text = texts.join(' ');
  for (const part of [
    ...['Tax invoice', 'IN/26-27/000042', '22 Nov 2026', 'Deccan Digital Private Limited', 'GSTIN 36AAKFD4127R1ZX'],
    ...['BB-100042 of 20 Nov 2026', 'Karnataka (29)', 'Reverse charge', 'HSN 851713 · SKU SM-S938', 'SAC 996812'],
    ...['Rupees One Lakh Thirty-Seven Thousand Nine Hundred Forty-Nine Only', 'Authorised signatory'],
    ...['12 MG Road, Bengaluru 560029', 'CGST', 'SGST', '9 %', '1 Nos'],
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('IGST');
  for (const figure of ['1,16,864.40', '10,517.80', '1,37,900.00', '41.52', '3.74', '1,37,949.00'])
    expect(texts).toContain(figure);
  // Devanagari is set in glyphs that stand for several letters, so only some of them read back alone.
  expect(text).toContain('Rao');
});

it('a PDF of the same document has the same bytes, with the date of issue instead of today', async () => {
  const [one, other] = [await fileOf(document('igst')), await fileOf(document('igst'))];
  expect(one.equals(other)).toBe(true);
  expect(one.toString('latin1')).toContain('D:20261122050000Z');
  expect(one.toString('latin1')).not.toContain('Helvetica');
  expect(pdfText(one)).toContain('21,035.59');
});

it('a long invoice has several pages, each with the table header, and ends with the totals', async () => {
  const texts = pdfText(await fileOf(document('utgst', 40)));
  expect(texts.filter(text => text === 'UTGST').length).toBeGreaterThan(1);
  expect(texts.filter(text => text === '1,16,864.40')).toHaveLength(40);
  expect(texts).toContain('55,16,049.00');
});

it('a PDF has each unit’s serial number below its line, over as many pages as needed', async () => {
  const paper = document('igst');
  const [phone, ...rest] = paper.lines;
  if (!phone) throw new Error('an invoice has a line');
  const numbers = Array.from({ length: 400 }, (_, at) => `3569380300${String(at).padStart(5, '0')}`);
  const lines = [{ ...phone, quantity: 400, serials: { kind: 'imei' as const, numbers } }, ...rest];
  const texts = pdfText(await fileOf({ ...paper, lines }));
  const text = texts.join(' ');
  for (const number of numbers) expect(text).toContain(number);
  expect(text).toContain(`IMEI ${numbers[0]}`);
  expect(texts.filter(each => each === 'IGST').length).toBeGreaterThan(1);
});

describe('a document of a reader of another language', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Everything drawn: its text, place and sheet. */
  async function drawn(what: TaxDocument) {
    const pieces: { text: string; sheet: number; left: number; right: number; top: number; bottom: number }[] = [];
    let sheet = 0;
    const { line, nextSheet } = Paper.prototype;
    vi.spyOn(Paper.prototype, 'nextSheet').mockImplementation(function (this: Paper) {
      sheet += 1;
      nextSheet.call(this);
    });
    vi.spyOn(Paper.prototype, 'line').mockImplementation(function (this: Paper, text, x, y, type, align) {
      const width = this.widthOf(text, type);
      const left = align === 'right' ? x - width : x;
      // From the tops of the letters to below the baseline.
      pieces.push({ text, sheet, left, right: left + width, top: y + 0.2 * type.size, bottom: y + 1.1 * type.size });
      line.call(this, text, x, y, type, align);
    });
    await fileOf(what);
    return pieces;
  }

  const LONG: Pick<TaxDocument, 'supplier' | 'recipient'> = {
    supplier: {
      name: 'Shree Venkateshwara Consumer Electronics, Home Appliances and Accessories Trading Company Private Limited',
      address: 'Unit 7, Third Floor, Sri Krishna Commercial Complex, 4-1-88, Abids Road, Hyderabad 500001',
      ...{ state: '36', gstin: '36AAKFD4127R1ZX' },
      care: '+91 98765 43210, customer.care.department@shree-venkateshwara-electronics.example',
    },
    recipient: {
      name: 'திருமதி ஸ்ரீலக்ஷ்மி வெங்கடராமசுப்பிரமணியம் & Associates of the Southern Electronics Co-operative',
      address: 'Flat 1203, Tower C, Residency Phase II, Hoodi Main Road, opposite the Tech Park, Bengaluru 560048',
      ...{ state: '29', gstin: null },
    },
  };
  const CREDIT = {
    kind: 'commission-credit' as const,
    month: '2026-09',
    against: { number: 'SC/26-27/000001', issuedAt: new Date('2026-10-01T05:00:00Z'), cause: 'reversed' as const },
  };

  it.each([
    ['hi', 'टैक्स इनवॉइस', 'आपूर्ति का स्थान', 'कर योग्य मूल्य', 'केंद्रीय कर', 'कुल रकम शब्दों में', 'अधिकृत हस्ताक्षरकर्ता'],
    ['ta', 'வரி இன்வாய்ஸ்', 'வழங்கும் இடம்', 'வரிக்குரிய மதிப்பு', 'மத்திய வரி', 'மொத்தம் எழுத்தில்', 'அங்கீகரிக்கப்பட்ட கையொப்பதாரர்'],
  ])('has all of the English, with the words of %s beside it', async (language, ...words) => {
    const english = document('sgst');
    const texts = (await drawn({ ...english, language })).map(({ text }) => text);
    vi.restoreAllMocks();
    const own = (await drawn(english)).map(({ text }) => text);
    expect(own.filter(text => !texts.includes(text))).toEqual([]);
    const amount = amountInWords(english.totals.amount, language);
    expect(texts).toEqual(expect.arrayContaining([amount.text, amount.beside]));
    const joined = texts.join(' ');
    for (const word of words) expect(joined).toContain(word);
    // Figures stay in Latin digits.
    expect(joined).not.toMatch(/(?![0-9])\p{Nd}/u);
  });

  it.each(['en', 'hi', 'ta'])(
    'has nothing over something else, and nothing outside of the sheet: %s',
    async language => {
      for (const kind of ['sgst', 'igst', 'utgst'] as const)
        for (const more of [{}, LONG, { ...LONG, ...CREDIT }]) {
          const pieces = await drawn({ ...document(kind, 12), ...more, language });
          vi.restoreAllMocks();
          for (const { text, left, right, top, bottom } of pieces) {
            expect(left, text).toBeGreaterThanOrEqual(41.9);
            expect(right, text).toBeLessThanOrEqual(Paper.width - 41.9);
            expect(top, text).toBeGreaterThan(30);
            expect(bottom, text).toBeLessThan(Paper.height - 30);
          }
          const over = pieces.flatMap((one, at) =>
            pieces
              .slice(at + 1)
              .filter(
                other =>
                  one.sheet === other.sheet &&
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              )
              .map(other => `${one.text} / ${other.text}`),
          );
          expect(over).toEqual([]);
        }
    },
  );
});

const QUIET = { log: { warn: () => {} } } as unknown as Parameters<typeof documentFile>[0];

it('a file is rendered once for all requests, and again if the document’s content changes (E17)', async () => {
  const files = new Map<string, Buffer>();
  const storage = {
    put: async (key: string, bytes: Buffer) => void files.set(key, bytes),
    open: async (key: string) => {
      const bytes = files.get(key);
      return bytes && { size: bytes.length, stream: Readable.from([bytes]) };
    },
  } as unknown as StoragePort;
  const id = newId<'tax document'>();
  const ask = (taxKind: TaxKind) => documentFile(QUIET, storage, id, document(taxKind));
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => ask('igst')));
  expect(others.every(each => each === first)).toBe(true);
  const [[key = '', bytes] = []] = files;
  expect(bytes).toBe(first);
  files.set(key, Buffer.from('kept'));
  expect(String(await ask('igst'))).toBe('kept');
  expect(pdfText(await ask('sgst'))).toContain('SGST');
  expect(files.size).toBe(2);
});

it('a file is rendered again for another language, and if a text of the catalogues changes', async () => {
  const files = new Map<string, Buffer>();
  const storage = {
    put: async (key: string, bytes: Buffer) => void files.set(key, bytes),
    open: async () => undefined,
  } as unknown as StoragePort;
  const id = newId<'tax document'>();
  const ask = (language: string) => documentFile(QUIET, storage, id, { ...document('igst'), language });
  const hindi = pdfText(await ask('hi')).length;
  expect(hindi).toBeGreaterThan(pdfText(await ask('en')).length);
  expect(files.size).toBe(2);
  const { total } = documentWordsOf({ language: 'hi' });
  const before = total.beside;
  total.beside = 'जोड़';
  await ask('hi');
  total.beside = before;
  await ask('hi');
  expect(files.size).toBe(3);
});

describe('the document that somebody reads', () => {
  const shelf = () => {
    const files = new Map<string, Buffer>();
    const storage = {
      put: async (key: string, bytes: Buffer) => void files.set(key, bytes),
      sizeOf: async (key: string) => files.get(key)?.length,
      open: async (key: string) => {
        const bytes = files.get(key);
        return bytes && { size: bytes.length, stream: Readable.from([bytes]) };
      },
    } as unknown as StoragePort;
    return { files, storage };
  };

  it('is rendered before it is downloaded, once', async () => {
    const { files, storage } = shelf();
    const id = newId<'tax document'>();
    await drawAhead(QUIET, storage, id, document('igst'));
    const [[key = '', ahead] = []] = files;
    expect(pdfText(ahead ?? Buffer.of())).toContain('IGST');
    files.set(key, Buffer.from('kept'));
    await drawAhead(QUIET, storage, id, document('igst'));
    expect(String(await documentFile(QUIET, storage, id, document('igst')))).toBe('kept');
  });

  it('is rendered ahead one at a time, and not while somebody waits for another', async () => {
    const { files, storage } = shelf();
    const many = Array.from({ length: 4 }, () => drawAhead(QUIET, storage, newId<'tax document'>(), document('igst')));
    await Promise.all(many);
    expect(files.size).toBe(1);
    const wanted = documentFile(QUIET, storage, newId<'tax document'>(), document('sgst'));
    await new Promise(resolve => setTimeout(resolve, 0));
    await drawAhead(QUIET, storage, newId<'tax document'>(), document('igst'));
    await wanted;
    expect(files.size).toBe(2);
  });

  it('is shown although it can’t be rendered ahead', async () => {
    const warned = vi.fn();
    const away = async () => {
      throw storageUnavailable();
    };
    const storage = { sizeOf: away } as unknown as StoragePort;
    const log = { warn: warned } as unknown as (typeof QUIET)['log'];
    await drawAhead({ log }, storage, newId<'tax document'>(), document('igst'));
    expect(warned).toHaveBeenCalledOnce();
  });
});

it('a file is rendered for each request while the storage is unavailable (E17)', async () => {
  const away = async () => {
    throw storageUnavailable();
  };
  const storage = { put: away, open: away } as unknown as StoragePort;
  const file = await documentFile(QUIET, storage, newId<'tax document'>(), document('igst'));
  expect(pdfText(file)).toContain('IGST');
});
