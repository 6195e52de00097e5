import { browserKeeps } from '#office/pages/browser-keeps.ts';
import { readDocument } from '#office/pages/document/read-document.ts';
import type { TextDocument } from '#office/pages/document/text-document.ts';
import { type FactsOfShop, pageFacts } from '#office/pages/facts/page-facts.ts';
import { withParts } from '#office/pages/facts/page-parts.ts';
import { speaking } from '#shared/language/speaking.ts';
import { partDocument } from './default-documents.ts';

/** A text page from its text and the facts of the shop, in the language of the text. */
export function makePage(text: string, shop: FactsOfShop, language: string): TextDocument {
  return speaking(language, () => {
    const whole = withParts(text, part => (part === 'browserKeeps' ? keptList() : partDocument(part, language)));
    return readDocument(whole, pageFacts(shop));
  });
}

function keptList(): string {
  return browserKeeps()
    .map(what => `- ${what}`)
    .join('\n');
}
