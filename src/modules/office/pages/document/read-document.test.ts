import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#office/pages/facts/page-facts.ts';
import { documentFault, MAX_DOCUMENT_BYTES } from './document-faults.ts';
import { readDocument } from './read-document.ts';
import { safeLink } from './safe-link.ts';

const facts: PageFacts = new Map([
  ['shop', 'Bijli'],
  ['phone', '+91 80 4000 2200'],
  ['hostile', '<script>**[x](javascript:alert(1)){shop}'],
  ['none', ''],
]);
const read = (text: string) => readDocument(`# T\n\n## S\n\n${text}`, facts).sections[0]?.blocks ?? [];
const runsOf = (text: string) => read(text)[0]?.lines[0]?.runs;
const names = new Set(facts.keys());

describe('the text of a page', () => {
  it('is a title, a description, an introduction and sections', () => {
    const page = readDocument(
      '# About {shop}\n\n> Who {shop} is.\n\nHello\nthere.\n\n## First\n\nA.\n\n## {shop}?\n\nB.',
      facts,
    );
    expect(page).toEqual({
      title: 'About Bijli',
      description: 'Who Bijli is.',
      intro: [{ tag: 'p', lines: [{ tag: 'p', runs: [{ text: 'Hello there.' }] }] }],
      sections: [
        { id: 'first', heading: 'First', blocks: read('A.') },
        { id: 'bijli', heading: 'Bijli?', blocks: read('B.') },
      ],
    });
  });

  it('has lists, smaller headings and definitions', () => {
    const tags = read('### Small\n\n- a\n- b\n  more\n\n1. c\n2) d\n\nTerm\n: one\n: two\n\nOther\n: three').map(
      ({ tag, lines }) => [tag, ...lines.map(line => `${line.tag} ${line.runs[0]?.text}`)],
    );
    expect(tags).toEqual([
      ['h3', 'h3 Small'],
      ['ul', 'li a', 'li b more'],
      ['ol', 'li c', 'li d'],
      ['dl', 'dt Term', 'dd one', 'dd two', 'dt Other', 'dd three'],
    ]);
  });

  it('has bold words, links and facts, and signs that mean themselves after a backslash', () => {
    expect(runsOf('**Call** [{phone}](tel:{phone}) or **[write](/contact-us)**, \\*\\*not\\*\\* {shop}.')).toEqual([
      { text: 'Call', bold: true },
      { text: ' ' },
      { text: '+91 80 4000 2200', to: 'tel:+918040002200' },
      { text: ' or ' },
      { text: 'write', bold: true, to: '/contact-us' },
      { text: ', **not** Bijli.' },
    ]);
  });

  it.each([
    ['{if shop}yes{else}no{end}', 'yes'],
    ['{if none}yes{else}no{end}', 'no'],
    ['{if not none}yes{end}.', 'yes.'],
    ['{if shop}a{if none}b{else}c{end}d{end}', 'acd'],
    ['{if constructor}a{else}b{end}', 'b'],
  ])('says %s as %s', (text, said) => {
    expect(runsOf(text)).toEqual([{ text: said }]);
  });

  it('leaves out whole sections and points of lists', () => {
    const page = readDocument(
      '# T\n\n{if none}\n## Gone\n\nA.\n{end}\n\n## Here\n\n- a\n{if none}\n- b\n{end}\n- c',
      facts,
    );
    expect(page.sections.map(({ heading }) => heading)).toEqual(['Here']);
    expect(page.sections[0]?.blocks[0]?.lines).toHaveLength(2);
  });

  it('gives every section an anchor of its own, in every script', () => {
    const { sections } = readDocument('# T\n\n## आपके अधिकार\n\n## Same\n\n## Same\n\n## ???', facts);
    expect(sections.map(({ id }) => id)).toEqual(['आपके-अधिकार', 'same', 'same-2', 'section']);
  });
});

describe('what a shop-keeper or a stranger writes', () => {
  it('a fact is text, whatever signs it has', () => {
    expect(runsOf('{hostile}')).toEqual([{ text: facts.get('hostile') }]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'https://user@evil.example',
    'https:evil',
    '\tjavascript:x',
    '/%ff',
    'mailto:a@b?body=x',
  ])('no link leads to %s', target => {
    expect(safeLink(target)).toBeUndefined();
    expect(runsOf(`[x](${target})`)?.some(({ to }) => to !== undefined)).toBe(false);
    expect(documentFault(`# T\n\n[x](${target})`, names)).toMatch(/^Line 3: a link leads to/);
  });

  it.each([
    '/contact-us#write-to-us',
    '/shop/account?tab=user',
    'https://a.example/b?c=d',
    'mailto:a@b.example',
    'tel:1915',
  ])('a link may lead to %s', target => {
    expect(safeLink(target)).toBe(target);
    expect(documentFault(`# T\n\n[x](${target})`, names)).toBeUndefined();
  });

  it.each([
    ['# T\n\n<script>alert(1)</script>', 'Line 3: HTML is not possible here. Only the marks in the box above are.'],
    ['# T\n\na\n<img src=x onerror=alert(1)>', /^Line 4: HTML/],
    ['# T\n\n<!-- x -->', /^Line 3: HTML/],
    ['# T\n\n{unknown}', 'Line 3: there is no placeholder {unknown}.'],
    ['# T\n\n{constructor}', 'Line 3: there is no placeholder {constructor}.'],
    ['# T\n\n{if unknown}a{end}', 'Line 3: there is no placeholder {if unknown}.'],
    ['# T\n\n{ shop }', 'Line 3: there is no placeholder { shop }.'],
    ['# T\n\na { b', /^Line 3: a \{ stands alone/],
    ['# T\n\n{if shop}a', 'Line 3: a condition begins here, and {end} is missing.'],
    ['# T\n\na{end}', 'Line 3: {end} has no condition before it.'],
    ['# T\n\na{else}b', 'Line 3: {else} has no condition before it.'],
    ['# T\n\nSee {officerFacts} here', 'Line 3: {officerFacts} needs a line of its own.'],
    ['# T\n\na\u202eb', /^Line 3 has a hidden character/],
    ['No title', /^The first line must be the title/],
    ['', /^The first line must be the title/],
    ['# T\n\n# Another', /^Line 3: a page has one title/],
    [`# T\n\n${'क'.repeat(MAX_DOCUMENT_BYTES / 3)}`, /^This is too long/],
  ])('%j is refused with a sentence', (text, sentence) => {
    if (typeof sentence === 'string') expect(documentFault(text, names)).toBe(sentence);
    else expect(documentFault(text, names)).toMatch(sentence);
  });

  it.each([
    '**',
    '[',
    '{',
    '](',
    '\\',
    '- ',
    '> ',
    ': ',
    '{if shop}',
    '{else}',
    '{end}',
    '#',
    '\u0000',
    '[[](',
    '**[a](b',
  ])(
    'twenty times what is allowed of %j is read as text: the runner would not wait for more than linear work',
    sign => {
      const text = (bytes: number) => `# T\n\n## S\n\n${sign.repeat(bytes / sign.length)}`;
      documentFault(text(MAX_DOCUMENT_BYTES), names);
      expect(readDocument(text(20 * MAX_DOCUMENT_BYTES), facts).title).toBe('T');
    },
  );
});
