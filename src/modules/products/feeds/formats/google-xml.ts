import type { FeedFormat } from '#products/feeds/feed-item.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { type GoogleGroup, type GoogleValue, googleFields } from './google-fields.ts';

/** RSS 2.0 with Google's namespace. */
export const GOOGLE_XML: FeedFormat = {
  mediaType: 'application/xml; charset=utf-8',
  begin: ({ name, address }) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element('title', name)}${element('link', address)}${element('description', name)}`,
  line: (item, shop) => {
    const fields = Object.entries(googleFields(item, shop));
    return `<item>\n${fields.map(([name, value]) => elements(`g:${name}`, value)).join('')}</item>\n`;
  },
  end: '</channel>\n</rss>\n',
};

function elements(name: string, value: GoogleValue): string {
  const values = typeof value === 'string' ? [value] : value;
  return values.map(each => (typeof each === 'string' ? element(name, each) : groupElement(name, each))).join('');
}

function groupElement(name: string, group: GoogleGroup): string {
  const parts = group.filter(([, value]) => value !== '').map(([part, value]) => element(`g:${part}`, value));
  return `<${name}>\n${parts.join('')}</${name}>\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>\n`;
}
