import type { FeedFormat } from '#products/feeds/feed-item.ts';
import { GOOGLE_ATTRIBUTES, type GoogleGroup, type GoogleValue, googleFields } from './google-fields.ts';

/** The same as a file with tabs: several values have commas between them, the parts of a group colons. */
export const GOOGLE_TSV: FeedFormat = {
  mediaType: 'text/tab-separated-values; charset=utf-8',
  begin: () => row(GOOGLE_ATTRIBUTES),
  line: (item, shop) => {
    const fields = googleFields(item, shop);
    return row(GOOGLE_ATTRIBUTES.map(name => cellOf(fields[name])));
  },
  end: '',
};

function cellOf(value: GoogleValue = ''): string {
  if (typeof value === 'string') return value;
  return value.map(each => (typeof each === 'string' ? partOf(each) : joined(each))).join(',');
}

function joined(group: GoogleGroup): string {
  return group.map(([, value]) => partOf(value)).join(':');
}

/** A part of a cell must not have what stands between parts. An address keeps its colon, and has no comma. */
function partOf(text: string): string {
  return /^https?:/.test(text) ? text : text.replace(/\s*[,:]\s*/g, ' ');
}

/** A cell with a quotation mark stands in quotation marks, as it would otherwise end at the wrong place. */
function row(cells: readonly string[]): string {
  return `${cells.map(cell => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')}\n`;
}
