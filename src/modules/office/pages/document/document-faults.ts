import { PAGE_PARTS } from '#office/pages/facts/page-parts.ts';
import { t } from '#shared/language/t.ts';
import { safeLink } from './safe-link.ts';

export const MAX_DOCUMENT_BYTES = 50_000;

/** Control characters but tabs and line breaks, and those that turn the direction of the text around them. */
const UNSEEN = /(?!\t)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const TAG = /<[a-z/!?]/i;
const IN_BRACES = /\{([^{}]{0,200})\}|[{}]/g;
const LINK = /\]\(([^)]{0,2000}\)?)/g;
const CONDITION = /^if (?:not )?(\w+)$/;

/**
 * What a person has written wrongly in the text of a page, in a sentence that names the line; undefined if nothing is.
 * @param names the facts that the text may name
 */
export function documentFault(text: string, names: ReadonlySet<string>): string | undefined {
  if (new TextEncoder().encode(text).length > MAX_DOCUMENT_BYTES) return t('office.pages.fault.long');
  const lines = text.split('\n');
  const first = lines.findIndex(line => line.trim() !== '');
  if (!/^\s*# +\S/.test(lines[first] ?? '')) return t('office.pages.fault.title');
  /** The lines of the conditions that are not ended yet. */
  const open: { readonly line: number; hasElse: boolean }[] = [];
  for (const [at, written] of lines.entries()) {
    const fault = lineFault(written, at, at === first) ?? braceFault(written, at + 1);
    if (fault !== undefined) return fault;
  }
  const [unended] = open;
  return unended && t('office.pages.fault.unended', { line: unended.line, end: '{end}' });

  function braceFault(written: string, line: number): string | undefined {
    for (const [braces, inside] of written.replaceAll(/\\[{}]/g, '').matchAll(IN_BRACES)) {
      if (inside === undefined) return t('office.pages.fault.brace', { line, sign: braces, written: `\\${braces}` });
      const condition = CONDITION.exec(inside)?.[1];
      const last = open.at(-1);
      if (condition !== undefined && names.has(condition)) open.push({ line, hasElse: false });
      else if (inside === 'end' && last) open.pop();
      else if (inside === 'else' && last && !last.hasElse) last.hasElse = true;
      else if (inside === 'end' || inside === 'else') return t('office.pages.fault.unbegun', { line, name: braces });
      else if (PAGE_PARTS.some(part => part === inside)) {
        if (written.trim() !== braces) return t('office.pages.fault.part', { line, name: braces });
      } else if (!names.has(inside)) return t('office.pages.fault.unknown', { line, name: braces });
    }
    return undefined;
  }
}

function lineFault(written: string, at: number, isTitle: boolean): string | undefined {
  const line = at + 1;
  if (UNSEEN.test(written)) return t('office.pages.fault.unseen', { line });
  if (TAG.test(written)) return t('office.pages.fault.html', { line });
  if (!isTitle && /^\s*# /.test(written)) return t('office.pages.fault.titles', { line });
  for (const [, target = ''] of written.matchAll(LINK)) {
    const isSafe = target.endsWith(')') && safeLink(sample(target.slice(0, -1))) !== undefined;
    if (!isSafe) return t('office.pages.fault.link', { line });
  }
  return undefined;
}

/** A link with a fact in it is judged by what it begins with. */
function sample(target: string): string {
  return target.replace(/^mailto:\{\w+\}$/, 'mailto:a@b').replace(/^tel:\{\w+\}$/, 'tel:1');
}
