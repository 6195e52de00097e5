import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

/** A part of a letter; only text, the layout is decided here. */
export type PageBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  /** A list of products or amounts: label on the left, value on the right. */
  | { readonly kind: 'rows'; readonly rows: readonly LetterRow[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | LinkBlock;

interface LinkBlock {
  readonly kind: 'link';
  readonly text: string;
  readonly url: string;
}

export interface LetterRow {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

interface Page {
  /** The shop's name. */
  readonly shop: string;
  /** English by default. */
  readonly language?: string;
  readonly title: string;
  readonly blocks: readonly PageBlock[];
  readonly footer: string;
  /** A quiet link below the footer. */
  readonly stop?: Pick<LinkBlock, 'text' | 'url'> | undefined;
}

interface Forms {
  readonly text: string;
  readonly html: string;
}

/** Renders HTML and text of a letter from the same blocks. All text is escaped here. */
export function letterPage(page: Page): Forms {
  const { shop, language = SOURCE_LANGUAGE, title, blocks, footer, stop } = page;
  const tag = speaking(language, () => t('language.tag'));
  return {
    text: `${[title, ...blocks.map(textOf), `-- \n${footer}`, ...(stop ? [`${stop.text}: ${stop.url}`] : [])].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f3f4f6;color:#0d1424;font:16px/1.5 'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<div style="background:#101a30;color:#fff;padding:16px 24px;border-radius:8px 8px 0 0;border-bottom:4px solid #d3f02c;font-weight:700">${escapeHtml(shop)}</div>
<div style="background:#fff;padding:24px;border-radius:0 0 8px 8px"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${blocks.map(htmlOf).join('\n')}
</div>
<p style="margin:16px 24px;color:#5b6474;font-size:13px">${escapeHtml(footer)}${stop ? `<br>${quietLink(stop)}` : ''}</p>
</div></body></html>`,
  };
}

/** The blocks alone, without header and footer. */
export function plainLetter(blocks: readonly PageBlock[]): Forms {
  return {
    text: `${blocks.map(textOf).join('\n\n')}\n`,
    html: `<div style="font-family:sans-serif">${blocks.map(plainHtmlOf).join('')}</div>`,
  };
}

function plainHtmlOf(block: PageBlock): string {
  return block.kind === 'text' ? `<p>${escapeHtml(block.text)}</p>` : htmlOf(block);
}

function textOf(block: PageBlock): string {
  switch (block.kind) {
    case 'text':
    case 'code':
      return block.text;
    case 'heading':
      return `${block.text}\n${'='.repeat([...block.text].length)}`;
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'lines':
      return block.lines.join('\n');
    case 'link':
      return `${block.text}: ${block.url}`;
  }
}

function htmlOf(block: PageBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(block.text)}</h2>`;
    case 'code':
      return `<p style="font-size:32px;font-weight:700;letter-spacing:0.2em;margin:16px 0">${escapeHtml(block.text)}</p>`;
    case 'rows':
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${block.rows.map(rowOf).join('')}</table>`;
    case 'lines':
      return `<p style="margin:0 0 16px">${block.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'link':
      return `<p style="margin:24px 0 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;background:#d3f02c;color:#0d1424;padding:12px 20px;border-radius:8px;font-weight:700;text-decoration:none">${escapeHtml(block.text)}</a></p>`;
  }
}

function quietLink({ text, url }: Pick<LinkBlock, 'text' | 'url'>): string {
  return `<a href="${escapeHtml(url)}" style="color:#5b6474">${escapeHtml(text)}</a>`;
}

function rowOf({ label, value, strong }: LetterRow): string {
  const weight = strong ? 'font-weight:700;' : '';
  const cell = `padding:8px 0;border-top:1px solid #e2e5ea;vertical-align:top;${weight}`;
  return `<tr><td style="${cell}">${escapeHtml(label)}</td><td style="${cell}text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
}
