const ENDS_LINE = /<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^<>]*>/gi;
const BEGINS_ITEM = /<li\b[^<>]*>/gi;
const UNSEEN = ['script', 'style'];
/** Longer texts are refused as they are. */
const MOST = 20_000;
const TAG = /<\/?[a-z!][^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…' },
  ...{
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    deg: '°',
    trade: '™',
    reg: '®',
    copy: '©',
    times: '×',
  },
};

/** Without what is between such tags. A search, because an expression would try each beginning up to the end. */
function without(html: string, tag: string): string {
  const lower = html.toLowerCase();
  let kept = '';
  let at = 0;
  for (let begin = lower.indexOf(`<${tag}`); begin >= 0; begin = lower.indexOf(`<${tag}`, at)) {
    kept += html.slice(at, begin);
    const end = lower.indexOf(`</${tag}`, begin);
    at = end < 0 ? html.length : end;
  }
  return kept + html.slice(at);
}

/** Nothing for half letters and for signs that databases and screens do not take. */
function letter(code: number): string {
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code < 0xe000)
    ? ''
    : String.fromCodePoint(code);
}

/** The text of HTML, with its paragraphs and list items as lines. The text is not HTML: whoever shows it escapes it. */
export function htmlText(html: string): string {
  if (html.length > MOST) return html;
  return UNSEEN.reduce(without, html)
    .replace(ENDS_LINE, '\n')
    .replace(BEGINS_ITEM, '• ')
    .replace(TAG, '')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name = '') => {
      if (decimal || hex) return letter(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
      return NAMED[name.toLowerCase()] ?? whole;
    })
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
