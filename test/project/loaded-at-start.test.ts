import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Loads the server as it is started, and prints the packages it has loaded by then. */
const LISTS_PACKAGES = `
import { registerHooks } from 'node:module';
const packages = new Set();
registerHooks({
  load(url, context, next) {
    const name = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
    if (name) packages.add(name);
    return next(url, context);
  },
});
await import('#src/serve-shop.ts');
console.log(JSON.stringify([...packages]));
`;

it('a server that starts on PostgreSQL does not load what few processes use', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', LISTS_PACKAGES], {
    encoding: 'utf8',
  });
  const loaded: string[] = JSON.parse(printed);
  expect(loaded).toEqual(expect.arrayContaining(['fastify', 'pg']));
  for (const name of ['sharp', 'nodemailer', '@electric-sql/pglite', 'pdfkit', 'harfbuzzjs', 'vite'])
    expect(loaded).not.toContain(name);
  expect(loaded.filter(name => name.startsWith('@opentelemetry/'))).toEqual([]);
}, 60_000);
