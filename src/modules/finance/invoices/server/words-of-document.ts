import type { DocumentWord, DocumentWords, Phrase } from '#finance/invoices/document-words.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { spokenOrEnglish } from '#shared/language/spoken-language.ts';
import { t } from '#shared/language/t.ts';

const TEXTS: Readonly<Record<DocumentWord, () => string>> = {
  taxInvoice: () => t('finance.invoices.paper.taxInvoice'),
  creditNote: () => t('finance.invoices.paper.creditNote'),
  billedTo: () => t('finance.invoices.paper.billedTo'),
  billedAndDeliveredTo: () => t('finance.invoices.paper.billedAndDeliveredTo'),
  deliveredTo: () => t('finance.invoices.paper.deliveredTo'),
  care: () => t('finance.invoices.paper.care'),
  against: () => t('finance.invoices.paper.against'),
  reason: () => t('finance.invoices.paper.reason'),
  cancelled: () => t('finance.invoices.paper.cancelled'),
  rejected: () => t('finance.invoices.paper.rejected'),
  returned: () => t('finance.invoices.paper.returned'),
  reversed: () => t('finance.invoices.paper.reversed'),
  order: () => t('finance.invoices.paper.order'),
  month: () => t('finance.invoices.paper.month'),
  placeOfSupply: () => t('finance.invoices.paper.placeOfSupply'),
  reverseCharge: () => t('finance.invoices.paper.reverseCharge'),
  no: () => t('finance.invoices.paper.no'),
  description: () => t('finance.invoices.paper.description'),
  quantity: () => t('finance.invoices.paper.quantity'),
  taxable: () => t('finance.invoices.paper.taxable'),
  igst: () => t('finance.invoices.paper.igst'),
  cgst: () => t('finance.invoices.paper.cgst'),
  sgst: () => t('finance.invoices.paper.sgst'),
  utgst: () => t('finance.invoices.paper.utgst'),
  total: () => t('finance.invoices.paper.total'),
  delivery: () => t('finance.invoices.paper.delivery'),
  commission: () => t('finance.invoices.paper.commission'),
  commissionReversed: () => t('finance.invoices.paper.commissionReversed'),
  noHsn: () => t('finance.invoices.paper.noHsn'),
  serialNumber: () => t('finance.invoices.paper.serialNumber'),
  serialNumbers: () => t('finance.invoices.paper.serialNumbers'),
  discount: () => t('finance.invoices.paper.discount'),
  paidByBuyer: () => t('finance.invoices.paper.paidByBuyer'),
  paidByShop: () => t('finance.invoices.paper.paidByShop'),
  paidByBank: () => t('finance.invoices.paper.paidByBank'),
  totalInWords: () => t('finance.invoices.paper.totalInWords'),
  signatory: () => t('finance.invoices.paper.signatory'),
};

const made = new Map<string, DocumentWords>();

/** The words of a document: English, and beside it what its language says, where that is something else. */
export function documentWordsOf(document: { readonly language?: string | undefined }): DocumentWords {
  const language = spokenOrEnglish(document.language ?? SOURCE_LANGUAGE);
  const words = made.get(language) ?? wordsIn(language);
  made.set(language, words);
  return words;
}

function wordsIn(language: string): DocumentWords {
  const phrase = (say: () => string): Phrase => {
    const text = speaking(SOURCE_LANGUAGE, say);
    const beside = speaking(language, say);
    return beside === text ? { text } : { text, beside };
  };
  return Object.fromEntries(Object.entries(TEXTS).map(([word, say]) => [word, phrase(say)])) as DocumentWords;
}
