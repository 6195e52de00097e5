import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callSites } from './call-sites.ts';
import { emitLanguages } from './emit-languages.ts';
import { inlineMessage } from './inline-message.ts';
import { Library } from './library.ts';
import { keyMark, stringMark } from './marks.ts';
import { plainProperties } from './plain-properties.ts';
import { MarkedScript } from './speak-script.ts';
import { typesText } from './write-types.ts';

const ENGLISH = {
  empty: 'Your cart is empty.',
  items: '{count, plural, =0 {nothing} one {# item} other {# items}}',
  kept: '{name} keeps {count, number} for {who, select, guest {guests} other {you}}.',
  terms: 'Read our <link>terms</link>, all {count, number}.',
  quotes: 'It’s "so" `$'.concat('{x}` \\ '.replace('{x}', "'{'x'}'")),
};
const HINDI = {
  empty: 'आपका कार्ट खाली है।',
  items: '{count, plural, =0 {कुछ नहीं} one {# आइटम} other {# आइटम}}',
  kept: '{who, select, guest {मेहमानों} other {आप}} के लिए {name} {count, number} रखता है।',
  terms: 'सभी {count, number} <link>शर्तें</link> पढ़ें।',
};

let folder = '';
let library = new Library();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
  for (const [language, texts] of [
    ['en', ENGLISH],
    ['hi', HINDI],
  ] as const) {
    mkdirSync(join(folder, language));
    writeFileSync(
      join(folder, language, 'language.json'),
      JSON.stringify({ code: language, tag: `${language}-IN`, offered: 'everywhere' }),
    );
    writeFileSync(join(folder, language, 'cart.json'), JSON.stringify(texts));
  }
  library = new Library(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (source: string, given: Record<string, unknown> = {}) =>
  new Function(...Object.keys(given), `return ${source}`)(...Object.values(given)) as unknown;

describe('a script with marks', () => {
  const spoken = (source: string, language: string) => new MarkedScript('a.js', source).in(language, library);

  it('has the text of its language between quotes of any kind, joined with what stands beside it', () => {
    const mark = stringMark('cart.empty', 'x');
    expect(spoken(`['${mark}', "${mark}", \`\${n} ${mark}\`]`, 'hi')).toBe(
      `['${HINDI.empty}', "${HINDI.empty}", \`\${n} ${HINDI.empty}\`]`,
    );
  });

  it('says quotes, dollars and backslashes as they are', () => {
    const mark = stringMark('cart.quotes', 'x');
    const said = run(spoken(`['${mark}', "${mark}", \`${mark}\`]`, 'en')) as string[];
    expect(new Set(said)).toEqual(new Set([`It’s "so" \`\${x}\` \\ `]));
  });

  it('chooses the form for a count, in the grouping of India', () => {
    const call = `__text(\`${keyMark('cart.items', 'x')}\`, n, digits)`;
    const say = (n: number, language: string) =>
      run(spoken(call, language), { n, digits: (each: number) => `#${each}` });
    expect([0, 1, 2].map(n => say(n, 'en'))).toEqual(['nothing', '#1 item', '#2 items']);
    expect([0, 1, 2].map(n => say(n, 'hi'))).toEqual(['कुछ नहीं', '#1 आइटम', '#2 आइटम']);
  });

  it('puts values where the language wants them, and works each out once', () => {
    let asked = 0;
    const given = { next: () => (asked += 1), digits: String, who: 'guest' };
    const call = `__text("${keyMark('cart.kept', 'x')}", "Asha", next(), who, digits)`;
    expect(run(spoken(call, 'en'), given)).toBe('Asha keeps 1 for guests.');
    expect(run(spoken(call, 'hi'), given)).toBe('मेहमानों के लिए Asha 2 रखता है।');
    const items = `__text("${keyMark('cart.items', 'x')}", next(), digits)`;
    expect(run(spoken(items, 'en'), given)).toBe('3 items');
  });

  it('joins the pieces of a rich text in the order of its language', () => {
    const call = `__rich("${keyMark('cart.terms', 'x')}", words=>["link", words], 3, digits, join)`;
    const given = { digits: String, join: (...pieces: unknown[]) => pieces };
    expect(run(spoken(call, 'en'), given)).toEqual(['Read our ', ['link', 'terms'], ', all ', '3', '.']);
    expect(run(spoken(call, 'hi'), given)).toEqual(['सभी ', '3', ' ', ['link', 'शर्तें'], ' पढ़ें।']);
  });

  it('may have a text among the values of another', () => {
    const call = `__text("${keyMark('cart.kept', 'x')}", "${stringMark('cart.empty', 'x')}", 2, __text("${keyMark('cart.items', 'x')}", 1, digits), digits)`;
    expect(run(spoken(call, 'en'), { digits: String })).toBe('Your cart is empty. keeps 2 for you.');
  });
});

describe('a build', () => {
  it('gets a folder for each other language, with its own scripts only where words differ', () => {
    const build = join(folder, 'build');
    const mark = stringMark('cart.empty', 'x');
    const files = {
      'client/assets/home-1.js': `import "./words-1.js";import "./plain-1.js";f(["assets/words-1.js","assets/plain-1.js"])`,
      'client/assets/words-1.js': `say("${mark}")`,
      'client/assets/plain-1.js': 'say(1)',
      'server/index.js': `a("/assets/words-1.js","/assets/plain-1.js");say("${mark}")`,
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(build, name, '..'), { recursive: true });
      writeFileSync(join(build, name), text);
    }
    emitLanguages(build, library);
    const read = (name: string) => readFileSync(join(build, name), 'utf8');
    expect(read('client/assets/words-1.js')).toBe(`say("${ENGLISH.empty}")`);
    expect(read('client/assets/hi/words-1.js')).toBe(`say("${HINDI.empty}")`);
    expect(read('client/assets/hi/home-1.js')).toBe(
      `import "./words-1.js";import "../plain-1.js";f(["assets/hi/words-1.js","assets/plain-1.js"])`,
    );
    expect(() => read('client/assets/hi/plain-1.js')).toThrow();
    expect(read('server/hi/index.js')).toBe(`a("/assets/hi/words-1.js","/assets/plain-1.js");say("${HINDI.empty}")`);
  });

  it('names its files anew when a text changes in any language', () => {
    const before = library.digest('cart.empty');
    const [other] = [library.digest('cart.items')];
    writeFileSync(join(folder, 'hi', 'cart.json'), JSON.stringify({ ...HINDI, empty: 'खाली' }));
    const after = new Library(folder);
    expect(after.digest('cart.empty')).not.toBe(before);
    expect(after.digest('cart.items')).toBe(other);
  });
});

describe('a call in the sources', () => {
  const read = (source: string) => callSites('a.tsx', `import { t } from '#shared/language/t.ts';\n${source}`);

  it('is found with its key and its values', () => {
    const [site] = read(`const say = (count: number) => t('cart.items', { count });`);
    expect(site).toMatchObject({ key: 'cart.items', isRich: false, isAtTop: false, values: [{ name: 'count' }] });
    expect(read(`const TITLE = t('cart.empty');`)[0]?.isAtTop).toBe(true);
  });

  it('is not missed because of the way it is imported', () => {
    expect(() => callSites('a.ts', `import { t } from './t.ts';\nt('cart.empty');`)).toThrow('by its path with #');
    expect(() => callSites('a.ts', `import { t as say } from '#shared/language/t.ts';`)).toThrow('keep their names');
  });

  it.each([
    ['t(key)', 'the key of t\\(\\) is one text in quotes'],
    ["t('cart.items', values)", 'are written out'],
    ["t('cart.items', { ...values })", 'by their names'],
  ])('is refused when the build could not put the text there: %s', (source, reason) => {
    expect(() => read(source)).toThrow(new RegExp(`a.tsx:2: .*${reason}`));
  });
});

describe('a getter that only says a text', () => {
  it('is a property in a script, because that has one language', () => {
    const labels =
      "const LABELS = { get tv() { return t('kind.tv'); }, get 'top-deals'() {\n  return t('deals');\n} };";
    expect(plainProperties(labels)).toBe("const LABELS = { tv: t('kind.tv'), 'top-deals': t('deals') };");
  });

  it('stays one when it does anything else', () => {
    const counted = "({ get items() { return t('items', { count: this.count }); } })";
    expect(plainProperties(counted)).toBe(counted);
  });
});

describe('the types of texts', () => {
  it('say what each asks for', () => {
    const text = typesText(library);
    expect(text).toContain(`'cart.empty': {};`);
    expect(text).toContain(`'cart.items': { count: 'number' };`);
    expect(text).toContain(`'cart.kept': { name: 'text'; count: 'number'; who: "guest" | (string & {}) };`);
    expect(text).toContain(`'cart.terms': { link: 'tag'; count: 'number' };`);
  });
});

describe('a text without a translation', () => {
  it('is shown in English, with the plural rules of English', () => {
    writeFileSync(join(folder, 'hi', 'cart.json'), '{}');
    const values = new Map([['count', 'count']]);
    const source = inlineMessage(new Library(folder), 'hi', 'cart.items', { values, number: 'String' });
    expect(run(source, { count: 0.5 })).toBe('0.5 items');
  });
});
