import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { adapterFolders } from '#platform/adapters/find-adapters.ts';
import { PORT_NAMES } from '#shared/ports/adapter.ts';

const DOCUMENT = readFileSync(resolve(import.meta.dirname, '../../docs/adapters.md'), 'utf8');

it('docs/adapters.md lists the adapters of every port', async () => {
  const named = Object.fromEntries(
    PORT_NAMES.map(port => {
      const cells = new RegExp(`^\\| \`${port}\` .*$`, 'm').exec(DOCUMENT)?.[0].split('|') ?? [];
      return [port, [...(cells.at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)];
    }),
  );
  const found = await Promise.all(PORT_NAMES.map(async port => [port, await adapterFolders(port)] as const));
  expect(named).toEqual(Object.fromEntries(found));
});
