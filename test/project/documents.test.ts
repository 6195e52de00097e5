import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VARIABLE_NAMES } from '#config/env.ts';
import { LONG_RUN_ONLY } from '#test/setup/long-run-only.ts';

const ROOT = join(import.meta.dirname, '../..');
const tests = globSync(['{src,bin,demo}/**/*.test.{ts,tsx}', 'test/**/*.{test,spec}.ts'], { cwd: ROOT });

/** A file's path, as documents name it: from the root, or from where most of the code is. */
const FILE = /^[\w.@*-]+(?:\/[\w.@*-]+)+\.(?:ts|tsx|mjs|md|sql|css|yml|conf|json)$/;
const FOLDERS = ['', 'src/', 'src/modules/', 'src/modules/*/', 'docs/'];

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** The texts in backticks of a document. */
function quoted(name: string): string[] {
  return [...read(name).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
}

describe('the documents', () => {
  it('requirements name tests and files that exist', () => {
    const paths = quoted('docs/requirements.md').filter(text => /^(src|test|db|bench)\//.test(text));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter(path => globSync(path, { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it('each requirement names where it is shown, as files that are there (R67.21)', () => {
    const rows = read('docs/requirements.md').match(/^\| R\d+\.\d+ .*$/gm) ?? [];
    const isShown = (row: string) => {
      const names = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      const paths = names.filter(name => !name.startsWith('npm '));
      return paths.length > 0 && paths.every(path => globSync(path, { cwd: ROOT }).length > 0);
    };
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(row => !isShown(row))).toEqual([]);
  });

  it('requirements have one number each, in their order, and code and tests cite none that is not there', () => {
    const numbers = [...read('docs/requirements.md').matchAll(/^\| (R\d+\.\d+)/gm)].map(([, number = '']) => number);
    const sections = [...read('docs/requirements.md').matchAll(/^## R(\d+) /gm)].map(([, number]) => Number(number));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    expect(sections).toEqual(sections.toSorted((one, other) => one - other));
    const known = new Set([...numbers, ...sections.map(number => `R${number}`)]);
    const sources = globSync(['{src,test,bench}/**/*.{ts,tsx}'], { cwd: ROOT, exclude: ['**/node_modules/**'] });
    const cited = sources.flatMap(path =>
      [...read(path).matchAll(/(?:\bR\d+\.\d+\b|(?<=\/\*\* )R\d+\b)/g)].map(([number]) => [path, number] as const),
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(([, number]) => !known.has(number))).toEqual([]);
  });

  it.each(['docs/requirements.md', 'docs/security-cases.md'])('tables of %s are whole and say nothing twice', path => {
    const tables = read(path).match(/(?:^\|.*\n)+/gm) ?? [];
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) {
      const [head = [], ruler = [], ...rows] = table
        .trimEnd()
        .split('\n')
        .map(line => line.split('|').map(cell => cell.trim()));
      expect(
        ruler.slice(1, -1).every(cell => /^-+$/.test(cell)),
        table,
      ).toBe(true);
      expect(rows.filter(row => row.length !== head.length || row[1] === head[1])).toEqual([]);
      const says = rows.map(row => row[2]);
      expect(says.filter((words, at) => says.indexOf(words) !== at)).toEqual([]);
    }
  });

  it('security cases name tests that exist', () => {
    const names = quoted('docs/security-cases.md').filter(text => /^[a-z/.-]+$/.test(text) && !text.includes('npm '));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter(name => !tests.some(test => test.includes(`/${name}.`)))).toEqual([]);
  });

  it('security cases say “long” of tests that only the long run has', () => {
    const onlyLong = LONG_RUN_ONLY.map(path => /([\w-]+)\.test/.exec(path)?.[1] ?? path);
    const runs = read('docs/security-cases.md').match(/(?<=[|;] )test[^|;]*(?=[|;])/g) ?? [];
    expect(runs.length).toBeGreaterThan(100);
    const named = runs.flatMap(run => run.match(/[\w-]+(?=`)/g) ?? []);
    expect(named.filter(name => onlyLong.includes(name))).toEqual([]);
    expect(LONG_RUN_ONLY.filter(path => !tests.includes(path))).toEqual([]);
  });

  describe('README says of speed what the last reports have found:', () => {
    const newest = (report: string) => globSync(`docs/reports/*-${report}.md`, { cwd: ROOT }).sort().at(-1) ?? 'none';
    const cells = (report: string) =>
      read(newest(report))
        .split('\n')
        .map(line => line.split('|').map(cell => cell.trim()));

    it.each(['bench', 'catalogue', 'lighthouse'])('it names the last %s', report => {
      expect(read('README.md')).toContain(`(${newest(report)})`);
    });

    it('requests a second', () => {
      const perSecond = (name: string) =>
        cells('bench').find(row => row[1] === name && row[2] !== 'uncached')?.[3] ?? `no ${name}`;
      for (const name of ['Product page', 'Product list', 'Whole checkout'])
        expect(read('README.md')).toContain(`${perSecond(name)} times`);
    });

    it('lists and searches right after a change, with either search', () => {
      /** The p50 and the p99 in one column of a table. */
      const times = (search: string, part: string, column: number) => {
        const [, own = ''] = read(newest('catalogue')).split(`\n## ${search}\n`);
        const row = own.split('\n').find(line => line.startsWith(`| ${part}, one, after a change |`)) ?? '';
        return (row.split('|')[column] ?? '').split('/').map(ms => Math.ceil(Number.parseFloat(ms)));
      };
      const [[list, slowList], [found, slowFound]] = ['Lists', 'Search'].map(part =>
        times('Index in memory', part, 3),
      ) as [number[], number[]];
      expect(read('README.md')).toContain(
        `take at most ${list} ms and 99 of 100 at most ${slowList}; searches take ${found} and ${slowFound} ms`,
      );
      const [large, there] = ['Lists', 'Search'].map(part => times('OpenSearch', part, 4).join(' and ')) as [
        string,
        string,
      ];
      expect(read('README.md')).toContain(`lists take ${large} ms, searches ${there},`);
    });

    it('four pages on a phone, in three languages', () => {
      // Without the mark of what misses its aim.
      const figure = (cell = '') => Number.parseFloat(cell);
      const pages = cells('lighthouse').filter(([, page]) => /^(Home|Listing|Product|Search), /.test(page ?? ''));
      expect(pages).toHaveLength(12);
      const points = Math.min(...pages.flatMap(row => [figure(row[2]), figure(row[4])]));
      expect(read('README.md')).toContain(` ${points} points for performance and accessibility`);
      expect(read('README.md')).toContain(`at most ${Math.max(...pages.map(row => figure(row[7])))} s`);
    });
  });

  it('links lead to files, and paths in documents name some', () => {
    const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });
    const lost = documents.flatMap(path => {
      // What is in code is an example.
      const prose = read(path)
        .replace(/^```.*?^```/gms, '')
        .replace(/`[^`\n]*`/g, '');
      const links = [...prose.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => join(path, '..', to));
      // changing.md also names files that are to be written, a report those of its day.
      const named =
        path === 'docs/changing.md' || path.startsWith('docs/reports/')
          ? []
          : quoted(path).filter(text => FILE.test(text));
      const isThere = (name: string) => FOLDERS.some(folder => globSync(folder + name, { cwd: ROOT }).length > 0);
      return [...links.filter(to => globSync(to, { cwd: ROOT }).length === 0), ...named.filter(name => !isThere(name))];
    });
    expect(documents.length).toBeGreaterThan(90);
    expect(lost).toEqual([]);
  });

  it('docs/reports has the last report of each kind, and no older one', () => {
    const kinds = globSync('docs/reports/*.md', { cwd: ROOT }).map(path => path.replace(/.*\d-(\w+)\.md$/, '$1'));
    expect(kinds.length).toBeGreaterThan(5);
    expect(kinds.toSorted()).toEqual([...new Set(kinds)].sort());
  });

  it('CHANGELOG.md has the form of Keep a Changelog', () => {
    const [title, ...versions] = read('CHANGELOG.md').split(/^## /m);
    expect(title).toMatch(/^# Changelog\n/);
    expect(versions[0]).toMatch(/^\[Unreleased\]\n/);
    for (const version of versions.slice(1)) expect(version).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d\n/);
    const kinds = ['Before you upgrade', 'Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    for (const version of versions) {
      const headings = [...version.matchAll(/^### (.*)$/gm)].map(([, heading = '']) => heading);
      expect(headings.length).toBeGreaterThan(0);
      expect(headings).toEqual(kinds.filter(kind => headings.includes(kind)));
    }
  });

  it('configuration.md names each variable of the environment once, and no other', () => {
    const named = read('docs/configuration.md').match(/(?<=^\| `)[A-Z0-9_]+(?=`)/gm) ?? [];
    expect(named.toSorted()).toEqual(VARIABLE_NAMES.toSorted());
  });

  it('architecture.md names each feature once, and no other', () => {
    const named = read('docs/architecture.md').match(/(?<=^\| \w+ +\| `)\w+\/[\w-]+(?=`)/gm) ?? [];
    const features = globSync('src/modules/*/*', { cwd: ROOT }).map(path => path.replace('src/modules/', ''));
    expect(named.toSorted()).toEqual(features.toSorted());
  });

  it('a decision that a later one replaces says so, and the later one says it too', () => {
    const decisions = globSync('docs/decisions/*.md', { cwd: ROOT });
    const replaced = decisions.flatMap(path =>
      [...read(path).matchAll(/^Status: superseded(?: in part)? by \[decision (\d+)\]\(([\w-]+\.md)\)/gm)].map(
        ([, number = '', later = '']) => ({ number, later, mine: Number(/\d{4}/.exec(path)?.[0]) }),
      ),
    );
    expect(replaced.length).toBeGreaterThan(5);
    for (const { number, later, mine } of replaced) {
      expect(later).toMatch(new RegExp(`^0*${number}-`));
      expect(mine).toBeLessThan(Number(number));
      expect(read(`docs/decisions/${later}`), later).toMatch(new RegExp(`\\bdecision ${mine}\\b`, 'i'));
    }
  });

  it('the index of decisions lists each decision once, with its title', () => {
    const listed = read('docs/decisions/README.md').match(/(?<=^- )\[.*\]\(.*\)$/gm) ?? [];
    const decisions = globSync('docs/decisions/0*.md', { cwd: ROOT }).map(
      path => `[${/^# (.*)$/m.exec(read(path))?.[1]}](${basename(path)})`,
    );
    expect(listed.toSorted()).toEqual(decisions.toSorted());
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/operations.md'])('%s names commands that exist', path => {
    const { scripts } = JSON.parse(read('package.json')) as {
      scripts: Record<string, string>;
    };
    const named = [...read(path).matchAll(/npm (?:run )?([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter(name => !(name in scripts))).toEqual([]);
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/operations.md'])(
    'each command block of %s is typed by a test',
    path => {
      const typed = tests.filter(test => test.startsWith('test/long/')).map(read);
      const sections = read(path)
        .split(/^(?=#+ )/m)
        .filter(section => /^```sh$/m.test(section));
      expect(sections.length).toBeGreaterThan(1);
      const headings = sections.map(section => section.slice(0, section.indexOf('\n')));
      const isTyped = (heading: string) => typed.some(test => test.includes(path) && test.includes(`'${heading}'`));
      expect(headings.filter(heading => !isTyped(heading))).toEqual([]);
    },
  );
});
