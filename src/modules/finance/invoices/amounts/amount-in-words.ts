import type { Phrase } from '#finance/invoices/document-words.ts';
import type { Paise } from '#shared/money/money.ts';
import { englishAmount } from './english-amount.ts';
import { hindiAmount } from './hindi-amount.ts';
import { tamilAmount } from './tamil-amount.ts';

/** Says whole rupees and the paise beyond them. */
export type AmountWords = (rupees: number, paise: number) => string;

/** Each language has number words of its own, which are rules and no texts of the catalogues. */
const BESIDE: ReadonlyMap<string | undefined, AmountWords> = new Map([
  ['hi', hindiAmount],
  ['ta', tamilAmount],
]);

/** An amount in words of Indian counting: in English, and beside it in the language of the document. Not for negative amounts. */
export function amountInWords(amount: Paise, language?: string): Phrase {
  const parts = [Math.floor(amount / 100), amount % 100] as const;
  const beside = BESIDE.get(language)?.(...parts);
  return { text: englishAmount(...parts), ...(beside !== undefined && { beside }) };
}
