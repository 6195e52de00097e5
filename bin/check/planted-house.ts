import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { modules } from '../../db/owners.ts';

const built: string[] = [];
const rooms = ['shared', 'design', 'platform', 'shell'];

/** Writes a small project of these files, for a test to judge; it is gone when the test is over. @returns its root */
export function houseWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  built.push(root);
  const imports = Object.fromEntries([
    ...rooms.map(name => [`#${name}/*`, `./src/${name}/*`]),
    ...modules.filter(name => name !== 'platform').map(name => [`#${name}/*`, `./src/modules/${name}/*`]),
  ]);
  const manifest = JSON.stringify({
    imports: { ...imports, '#demo/*': './demo/*', '#src/*': './src/*', '#test/*': './test/*' },
  });
  for (const [path, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** To be called once by every test file that builds houses. */
export function removeHouses(): void {
  afterEach(() => {
    for (const root of built.splice(0)) rmSync(root, { recursive: true });
  });
}
