import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLanguage } from './add-language.ts';
import { BACK_OFFICE_TEXTS } from './back-office-texts.ts';
import { textFaults } from './gate.ts';
import { Library } from './library.ts';
import { report } from './report.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(root, 'languages'));
});
afterEach(() => rmSync(root, { recursive: true }));

function lay(language: string, texts: Record<string, string>, offered = 'everywhere') {
  mkdirSync(join(root, 'languages', language), { recursive: true });
  writeFileSync(join(root, 'languages', language, 'language.json'), JSON.stringify({ code: language, offered }));
  writeFileSync(join(root, 'languages', language, 'cart.json'), JSON.stringify(texts));
}

const library = () => new Library(join(root, 'languages'));
const IMPORT = `import { t } from '#shared/language/t.ts'; import { rich } from '#shared/language/rich.ts';`;
const USED = {
  path: 'src/modules/a/a/ui/a.tsx',
  text: `${IMPORT} export const a = () => [t('cart.empty'), t('cart.items', { n })];`,
};
const ENGLISH = { empty: 'Empty', items: '{n, plural, one {# item} other {# items}}' };
const faults = (sources = [USED]) => textFaults(library(), sources).map(({ what }) => what);

describe('the gate of texts', () => {
  it('is silent when every text has its place, its use and its translation', () => {
    lay('en', ENGLISH);
    lay('hi', { empty: 'खाली', items: '{n, plural, one {# आइटम} other {# आइटम}}' });
    expect(faults()).toEqual([]);
  });

  it.each([
    ['a missing text', { items: ENGLISH.items }, '“cart.empty” is missing'],
    ['a text nobody asked for', { ...ENGLISH, old: 'x' }, '“cart.old” is no text of the shop'],
    ['a lost value', { ...ENGLISH, items: 'आइटम' }, '“cart.items” leaves out n of'],
    ['an invented value', { ...ENGLISH, empty: '{who}' }, '“cart.empty” asks for who'],
    ['an invented tag', { ...ENGLISH, empty: '<b>x</b>' }, '“cart.empty” asks for b'],
    ['a missing form', { ...ENGLISH, items: '{n, plural, other {# आइटम}}' }, '“cart.items” has no form “one”'],
    ['a foreign form', { ...ENGLISH, items: '{n, plural, one {#} few {#} other {#}}' }, 'has a form “few”'],
    ['a text that is no message', { ...ENGLISH, empty: '{' }, '“cart.empty” can'],
  ])('refuses %s', (_, texts, what) => {
    lay('en', ENGLISH);
    lay('hi', texts);
    expect(faults()).toEqual([expect.stringContaining(what)]);
  });

  it('lets a language that is being translated show English', () => {
    lay('en', ENGLISH);
    lay('ta', { empty: '--Empty' }, 'nowhere');
    expect(faults()).toEqual([]);
    expect(library().offered.map(({ code }) => code)).toEqual(['en']);
    expect([...report(library())].join('\n')).toContain(
      'ta: 2 of 4 texts, 2 missing in the shop; offered: nowhere\n  missing in cart.empty: 1',
    );
  });

  it('lets a language of the shop leave out what only the back-office shows', () => {
    const desk = {
      path: 'src/modules/a/a/ui/desk.tsx',
      text: `${IMPORT} export const d = () => t('orders.orders.desk.title');`,
    };
    lay('en', ENGLISH);
    writeFileSync(join(root, 'languages/en/orders.orders.json'), JSON.stringify({ 'desk.title': 'Orders' }));
    lay('ta', ENGLISH, 'shop');
    expect(faults([USED, desk])).toEqual([]);
    expect(library().offered.map(({ code }) => code)).toEqual(['en', 'ta']);
    lay('ta', { items: ENGLISH.items }, 'shop');
    expect(faults([USED, desk])).toEqual(['“cart.empty” is missing; this language has every text of the shop']);
    lay('ta', ENGLISH);
    expect(faults([USED, desk])).toEqual(['“orders.orders.desk.title” is missing; this language has every text']);
  });

  it('wants to know where a language is offered', () => {
    lay('en', ENGLISH);
    lay('ta', ENGLISH, 'somewhere');
    expect(faults()).toEqual(['“offered” is none of everywhere, shop, nowhere']);
  });

  it('knows the texts of the back-office by beginnings that exist', () => {
    const keys = [...new Library().catalogue('en').keys()];
    expect(BACK_OFFICE_TEXTS.filter(beginning => !keys.some(key => key.startsWith(beginning)))).toEqual([]);
  });

  it('refuses keys that nobody uses, has written, or could compile', () => {
    lay('en', { ...ENGLISH, unused: 'x', tag: '<b>x</b>' });
    const rule = (text: string) => ({ path: 'src/modules/a/a/rule.ts', text: `${IMPORT} ${text}` });
    expect(faults([USED, rule(`const x = () => [t('cart.nowhere'), t('cart.tag', { b })];`)])).toEqual([
      '“cart.nowhere” is in no catalogue',
      '“cart.tag” has tags, so it needs rich()',
      'nobody uses “cart.unused”',
    ]);
    expect(faults([USED, rule(`export const X = t('cart.unused'); rich('cart.tag', { b });`)])).toEqual([
      expect.stringContaining('“cart.unused” is made when the file is loaded'),
      expect.stringContaining('“cart.tag” is made when the file is loaded'),
    ]);
  });
});

describe('a text outside of the catalogues', () => {
  const screen = (text: string, path = 'src/modules/a/a/ui/b.tsx') => ({ path, text });
  const found = (text: string, path?: string) => faults([USED, screen(text, path)]);
  beforeEach(() => lay('en', ENGLISH));

  it.each([
    ['<p>Your cart</p>', '“Your cart”'],
    ['<a aria-label="Cart" />', '“Cart”'],
    ['<Field aside="optional" />', '“optional”'],
    ["show({ title: 'Something went wrong' })", '“Something went wrong”'],
    ['`Only ${n} items left`', '“Only”'],
    ["const LABELS = { home: 'Home' }", '“Home”'],
  ])('is refused in a screen: %s', (text, what) => {
    expect(
      found(
        `const a = () => ${text.replace(/^const /, 'function(){const ')}${text.startsWith('const') ? '}' : ''};`,
      )[0],
    ).toContain(what);
  });

  it.each([
    '<p className="Big Title">{n} · {m}</p>',
    "throw new Error('This can not be')",
    "if (event.key === 'Enter') go()",
    "import x from './some file.ts'",
    'sql`select all from b`',
    '<path d="M4 4l7 9" />',
  ])('is not what nobody reads: %s', text => {
    const isStatement = /^(?:throw|if|import)/.test(text);
    expect(found(isStatement ? text : `const a = () => ${text};`)).toEqual([]);
  });

  it('is refused in rules and refusals when it is a sentence', () => {
    expect(found("problem('a.b', 'conflict', 'Your cart is full.')", 'src/modules/a/a/refusals.ts')).toHaveLength(1);
    expect(found("get('/a', { summary: 'Reads one thing' }); log('two words')", 'src/modules/a/a/contract.ts')).toEqual(
      [],
    );
  });
});

describe('a new language', () => {
  it('is a folder with every text in English, marked as untranslated, and the names of the language', () => {
    lay('en', ENGLISH);
    vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(addLanguage(root, 'ta')).toBe(0);
    const read = (name: string) => JSON.parse(readFileSync(join(root, 'languages/ta', name), 'utf8'));
    expect(read('language.json')).toMatchObject({ code: 'ta', name: 'தமிழ்', letters: 'taml', offered: 'nowhere' });
    expect(read('cart.json')).toEqual({ empty: '--Empty', items: `--${ENGLISH.items}` });
    expect([addLanguage(root, '../x'), addLanguage(root, 'en'), addLanguage(root, 'ta', 'all')]).toEqual([1, 1, 1]);
    vi.restoreAllMocks();
  });

  it('gets a place for what English has more, and keeps what it has', () => {
    lay('en', ENGLISH);
    lay('ta', { items: '#' }, 'shop');
    writeFileSync(join(root, 'languages/en/orders.orders.json'), JSON.stringify({ 'desk.title': 'Orders' }));
    vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(addLanguage(root, 'ta')).toBe(0);
    const read = (name: string) => JSON.parse(readFileSync(join(root, 'languages/ta', name), 'utf8'));
    expect(read('cart.json')).toEqual({ empty: '--Empty', items: '#' });
    expect(read('language.json')).toMatchObject({ offered: 'shop' });
    expect(existsSync(join(root, 'languages/ta/orders.orders.json'))).toBe(false);
    vi.restoreAllMocks();
  });
});
