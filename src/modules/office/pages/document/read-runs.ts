import type { PageFacts } from '#office/pages/facts/page-facts.ts';
import { safeLink } from './safe-link.ts';
import type { Run } from './text-document.ts';

/** Bold text, a link, a placeholder, or a sign that means only itself. Lengths are limited, so that reading never takes long. */
const MARK = /\*\*(.{1,2000}?)\*\*|\[([^[\]]{1,500})\]\(([^()\s]{1,500})\)|\{(\w+)\}|\\([!-/:-@[-`{-~])/g;

/** Reads the text of a line. A fact is put in as it is: signs in it mean nothing. */
export function readRuns(text: string, facts: PageFacts): Run[] {
  const runs: Run[] = [];
  read(text, {});
  return runs;

  function read(words: string, style: Omit<Run, 'text'>): void {
    let from = 0;
    for (const { index, 0: mark, 1: bold, 2: label, 3: target, 4: name, 5: sign } of words.matchAll(MARK)) {
      add(words.slice(from, index), style);
      from = index + mark.length;
      if (bold !== undefined) read(bold, { ...style, bold: true });
      else if (label !== undefined && target !== undefined) read(label, { ...style, ...linkTo(target) });
      else if (name !== undefined) add(facts.get(name) ?? mark, style);
      else add(sign ?? '', style);
    }
    add(words.slice(from), style);
  }

  function linkTo(target: string): Pick<Run, 'to'> {
    const to = safeLink(target.replace(/\{(\w+)\}/g, (written, name: string) => facts.get(name) ?? written));
    return to === undefined ? {} : { to };
  }

  function add(words: string, { to, bold }: Omit<Run, 'text'>): void {
    if (words === '') return;
    const last = runs.at(-1);
    if (last && last.to === to && last.bold === bold) last.text += words;
    else runs.push({ text: words, ...(to !== undefined && { to }), ...(bold && { bold }) });
  }
}

/** The text alone, for headings. */
export function plainText(text: string, facts: PageFacts): string {
  return readRuns(text, facts)
    .map(run => run.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
