import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [13_790_000, 'Rupees One Lakh Thirty-Seven Thousand Nine Hundred Only'],
  [79_900, 'Rupees Seven Hundred Ninety-Nine Only'],
  [1_599_950, 'Rupees Fifteen Thousand Nine Hundred Ninety-Nine and Fifty Paise Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [
    123_45_67_89_012,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety and Twelve Paise Only',
  ],
  [100_00_000, 'Rupees One Lakh Only'],
  [1_000_000, 'Rupees Ten Thousand Only'],
  [1_100, 'Rupees Eleven Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [0, 'Rupees Zero Only'],
])('%i paise are written out as %s', (amount, text) => {
  expect(amountInWords(paise(amount))).toEqual({ text });
});

const besideOf = (language: string, amount: number) => amountInWords(paise(amount), language).beside ?? '';

it('has English beside nothing where a language has no number words here', () => {
  expect(amountInWords(paise(1_100), 'bn')).toEqual({ text: 'Rupees Eleven Only' });
});

describe('in Hindi', () => {
  it.each([
    [0, 'शून्य रुपये मात्र'],
    [5, 'शून्य रुपये और पाँच पैसे मात्र'],
    [1_00, 'एक रुपया मात्र'],
    [1_01, 'एक रुपया और एक पैसा मात्र'],
    [10_00, 'दस रुपये मात्र'],
    [21_00, 'इक्कीस रुपये मात्र'],
    [99_99, 'निन्यानवे रुपये और निन्यानवे पैसे मात्र'],
    [100_00, 'एक सौ रुपये मात्र'],
    [101_00, 'एक सौ एक रुपये मात्र'],
    [1_000_00, 'एक हज़ार रुपये मात्र'],
    [1_37_900_50, 'एक लाख सैंतीस हज़ार नौ सौ रुपये और पचास पैसे मात्र'],
    [1_00_000_00, 'एक लाख रुपये मात्र'],
    [1_00_00_000_00, 'एक करोड़ रुपये मात्र'],
    [123_45_67_890_12, 'एक सौ तेईस करोड़ पैंतालीस लाख सड़सठ हज़ार आठ सौ नब्बे रुपये और बारह पैसे मात्र'],
  ])('%i paise are %s', (amount, text) => {
    expect(besideOf('hi', amount)).toBe(text);
  });

  const below = Array.from({ length: 99 }, (_, at) => besideOf('hi', (at + 1) * 100).split(' ')[0] ?? '');

  it('the numbers from 1 to 99 are all different, a word each', () => {
    expect(new Set(below).size).toBe(99);
    for (const word of below) expect(word).toMatch(/^[\u0900-\u0963]+$/);
  });

  it.each([
    [
      10,
      'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस',
    ],
    [35, 'पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस'],
    [43, 'तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास'],
    [59, 'उनसठ साठ'],
    [69, 'उनहत्तर सत्तर'],
    [79, 'उनासी अस्सी'],
    [89, 'नवासी नब्बे'],
    [99, 'निन्यानवे'],
  ])('are spelled as they are printed, from %i on', (from, words) => {
    expect(below.slice(from - 1, from - 1 + words.split(' ').length).join(' ')).toBe(words);
  });

  it.each([
    [21, 28, /[ीई]स$/],
    [31, 38, /ीस$/],
    [41, 48, /ालीस$/],
    [51, 58, /न$/],
    [61, 68, /सठ$/],
    [71, 78, /हत्तर$/],
    [81, 89, /ासी$/],
    [91, 99, /नवे$/],
  ])('from %i to %i end as their ten does', (from, to, ending) => {
    for (const word of below.slice(from - 1, to)) expect(word).toMatch(ending);
  });
});

describe('in Tamil', () => {
  it.each([
    [0, 'பூஜ்ஜியம்'],
    [1, 'ஒன்று'],
    [10, 'பத்து'],
    [11, 'பதினொன்று'],
    [12, 'பன்னிரண்டு'],
    [19, 'பத்தொன்பது'],
    [21, 'இருபத்தொன்று'],
    [22, 'இருபத்திரண்டு'],
    [33, 'முப்பத்து மூன்று'],
    [97, 'தொண்ணூற்றேழு'],
    [99, 'தொண்ணூற்றொன்பது'],
    [100, 'நூறு'],
    [101, 'நூற்று ஒன்று'],
    [110, 'நூற்றுப் பத்து'],
    [450, 'நானூற்று ஐம்பது'],
    [999, 'தொள்ளாயிரத்துத் தொண்ணூற்றொன்பது'],
    [1_000, 'ஆயிரம்'],
    [11_000, 'பதினோராயிரம்'],
    [37_900, 'முப்பத்தேழாயிரத்துத் தொள்ளாயிரம்'],
    [1_00_000, 'ஒரு லட்சம்'],
    [1_00_001, 'ஒரு லட்சத்து ஒன்று'],
    [11_00_000, 'பதினொரு லட்சம்'],
    [1_00_00_000, 'ஒரு கோடி'],
    [1_00_00_001, 'ஒரு கோடியே ஒன்று'],
    [123_45_67_890, 'நூற்று இருபத்து மூன்று கோடியே நாற்பத்தைந்து லட்சத்து அறுபத்தேழாயிரத்து எண்ணூற்றுத் தொண்ணூறு'],
  ])('%i rupees are %s', (rupees, words) => {
    expect(besideOf('ta', rupees * 100)).toBe(`ரூபாய் ${words} மட்டும்`);
  });

  it.each([
    [5, 'ரூபாய் பூஜ்ஜியம் மற்றும் ஐந்து பைசா மட்டும்'],
    [1_01, 'ரூபாய் ஒன்று மற்றும் ஒரு பைசா மட்டும்'],
    [15_999_50, 'ரூபாய் பதினைந்தாயிரத்துத் தொள்ளாயிரத்துத் தொண்ணூற்றொன்பது மற்றும் ஐம்பது பைசா மட்டும்'],
  ])('%i paise are %s', (amount, text) => {
    expect(besideOf('ta', amount)).toBe(text);
  });

  it('the numbers from 1 to 99 are all different', () => {
    const below = Array.from({ length: 99 }, (_, at) => besideOf('ta', (at + 1) * 100));
    expect(new Set(below).size).toBe(99);
  });
});
