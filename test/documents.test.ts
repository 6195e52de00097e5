import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const tests = globSync(['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts', 'test/**/*.{test,spec}.ts'], { cwd: ROOT });

/** The texts in backticks of a document. */
function quoted(name: string): string[] {
  return [...readFileSync(join(ROOT, name), 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
}

describe('the documents', () => {
  it('requirements name tests and files that exist', () => {
    const paths = quoted('docs/requirements.md').filter(text => /^(src|test|db)\//.test(text));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter(path => globSync(path, { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it('security cases name tests that exist', () => {
    const names = quoted('docs/security-cases.md').filter(text => /^[a-z/.-]+$/.test(text) && !text.includes('npm '));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter(name => !tests.some(test => test.includes(`/${name}.`)))).toEqual([]);
  });

  it('the README names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/npm (?:run )?([a-z:]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter(name => !(name in scripts))).toEqual([]);
  });
});
