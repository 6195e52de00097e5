import type { PageFacts } from '#office/pages/facts/page-facts.ts';
import { plainText, readRuns } from './read-runs.ts';
import { resolveConditions } from './resolve-conditions.ts';
import type { Block, Line, TextDocument } from './text-document.ts';

/** A list or paragraph while its lines are read. */
interface OpenBlock {
  readonly tag: Block['tag'];
  readonly lines: { tag: Line['tag']; text: string }[];
}

const HEADING = /^(#{1,3}) +(.+)$/;
const ITEM = { ul: /^[-*] +(.+)$/, ol: /^\d{1,3}[.)] +(.+)$/ } as const;
const DEFINITION = /^: +(.+)$/;

/**
 * Reads the text of a page: `# Title`, `> a description for search engines`, an introduction, and sections that begin with
 * `## Heading`. They have paragraphs, `###` headings, lists and definitions (a line, and below it `: what it is`). Any text
 * can be read; what is no markup is text. `document-faults.ts` says what a person has written wrongly.
 */
export function readDocument(text: string, facts: PageFacts): TextDocument {
  const sections: { heading: string; blocks: OpenBlock[] }[] = [];
  const intro: OpenBlock[] = [];
  let [title, description] = ['', ''];
  let blocks = intro;
  let open: OpenBlock | undefined;
  const begin = (tag: Block['tag'], line: Line['tag'], words: string) => {
    open = { tag, lines: [{ tag: line, text: words }] };
    blocks.push(open);
  };

  for (const line of resolveConditions(text, facts).split('\n')) {
    const words = line.trim();
    const [, level, heading = ''] = HEADING.exec(words) ?? [];
    const list = (['ul', 'ol'] as const).find(tag => ITEM[tag].test(words));
    const definition = DEFINITION.exec(words)?.[1];
    if (words === '') open = undefined;
    else if (level === '###') {
      begin('h3', 'h3', heading);
      open = undefined;
    } else if (level !== undefined && title === '') title = heading;
    else if (level !== undefined) {
      blocks = [];
      sections.push({ heading, blocks });
      open = undefined;
    } else if (words.startsWith('> ') && sections.length === 0) description += ` ${words.slice(2)}`;
    else if (list) {
      const item = { tag: 'li', text: ITEM[list].exec(words)?.[1] ?? '' } as const;
      const last = blocks.at(-1);
      if (last?.tag === list) last.lines.push(item);
      else begin(list, 'li', item.text);
      open = blocks.at(-1);
    } else if (definition !== undefined && open) open = define(blocks, open, definition);
    else if (open) (open.lines.at(-1) as { text: string }).text += ` ${words}`;
    else begin('p', 'p', words);
  }

  const finished = (some: OpenBlock[]): Block[] =>
    some.map(({ tag, lines }) => ({
      tag,
      lines: lines.map(line => ({ tag: line.tag, runs: readRuns(line.text, facts) })),
    }));
  const ids = new Set<string>();
  return {
    title: plainText(title, facts),
    description: plainText(description, facts),
    intro: finished(intro),
    sections: sections.map(section => {
      const heading = plainText(section.heading, facts);
      return { id: sectionId(heading, ids), heading, blocks: finished(section.blocks) };
    }),
  };
}

/** Makes the paragraph above a definition its term; terms that follow each other are one list. */
function define(blocks: OpenBlock[], open: OpenBlock, definition: string): OpenBlock {
  const line = { tag: 'dd', text: definition } as const;
  if (open.tag === 'dl') {
    open.lines.push(line);
    return open;
  }
  if (open.tag !== 'p') return open;
  const terms = open.lines.map(({ text }) => ({ tag: 'dt', text }) as const);
  blocks.pop();
  const last = blocks.at(-1);
  const list: OpenBlock = last?.tag === 'dl' ? last : { tag: 'dl', lines: [] };
  if (list !== last) blocks.push(list);
  list.lines.push(...terms, line);
  return list;
}

/** The anchor of a section, from its heading: `who-else-sees-it`. Each is used once in a page. */
function sectionId(heading: string, taken: Set<string>): string {
  const id =
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'section';
  let own = id;
  for (let at = 2; taken.has(own); at += 1) own = `${id}-${at}`;
  taken.add(own);
  return own;
}
