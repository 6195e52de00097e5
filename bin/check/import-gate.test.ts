import { describe, expect, test } from 'vitest';
import { type Arrow, advice, type arrows, rooms } from './architecture-rules.ts';
import { judgeImports, placeOf, type Violation } from './import-gate.ts';
import { houseWith, removeHouses } from './planted-house.ts';

/** A small house in good order; every planted fault is added to it. */
const soundHouse: Record<string, string> = {
  'src/shared/money.ts': `export const rupee = 100;`,
  'src/design/price.tsx': `import { rupee } from '#shared/money.ts';\nexport const Price = () => <b>{rupee}</b>;`,
  'src/platform/db/db.ts': `import 'pg';\nimport '#shared/money.ts';\nexport const db = 1;`,
  'src/modules/products/catalog/contract.ts': `import { z } from 'zod';\nexport const product = z;`,
  'src/modules/products/catalog/server/catalog.ts': `import { db } from '#platform/db/db.ts';\nexport const find = db;`,
  'src/modules/products/catalog/server/catalog.queries.ts': `export const list = 1;`,
  'src/modules/products/catalog/ui/card.tsx': `import { Price } from '#design/price.tsx';\nexport const Card = Price;`,
  'src/modules/orders/cart/contract.ts': `import { product } from '#products/catalog/contract.ts';\nexport const line = product;`,
  'src/modules/orders/cart/server/cart.ts': `import { find } from '#products/catalog/server/catalog.ts';\nexport { find };`,
  'src/modules/orders/cart/server/cart.routes.ts': `import '#products/catalog/contract.ts';\nimport { line } from '#orders/cart/contract.ts';\nexport const a = line;`,
  'src/modules/orders/cart/ui/sheet.tsx': `import type { A } from './+types/sheet';\nimport { useLoaderData } from 'react-router';\nexport const s: A = useLoaderData;`,
  'src/shell/header.tsx': `import '#orders/cart/ui/sheet.tsx';\nexport const header = 1;`,
  'demo/products.ts': `import '#products/catalog/server/catalog.ts';\nexport const goods = 1;`,
  'demo/demo.ts': `export { goods } from './products.ts';`,
  'demo/drawing/draw.ts': `import '#demo/products.ts';\nexport const drawn = 1;`,
  'src/env.ts': `export const env = {};`,
  'src/server.ts': `import './env.ts';\nimport '#orders/cart/server/cart.routes.ts';\nimport '#demo/demo.ts';\nconst built = 'x';\nawait import(built);`,
  'src/root.tsx': `import '#shell/header.tsx';\nexport const root = 1;`,
  'test/app.ts': `import '#src/server.ts';\nimport '#demo/products.ts';\nexport const app = 1;`,
};

const drawn: typeof arrows = { server: [['cart', 'catalog']], ui: [['catalog', 'cart']] };

function faultsOf(files: Record<string, string>, arrowsDrawn = drawn): string[] {
  return judgeImports(houseWith({ ...soundHouse, ...files }), arrowsDrawn).violations.map(
    ({ rule, where }: Violation) => `${rule} ${where}`,
  );
}

removeHouses();

const plantedFaults: [what: string, path: string, text: string, expected: string][] = [
  [
    'a screen writes a path',
    'src/shell/x.tsx',
    `\nexport const x = <a href="/shop/listing" />;`,
    'path src/shell/x.tsx:2',
  ],
  ['a path with a query', 'src/shell/x.ts', "export const x = '/shop/search?keyword=tv';", 'path src/shell/x.ts:1'],
  [
    'a path made of pieces',
    'src/shell/x.ts',
    `export const x = (s: string) => \`/product/\${s}\`;`,
    'path src/shell/x.ts:1',
  ],
  ['shared imports a layer above', 'src/shared/x.ts', `import '#platform/db/db.ts';`, 'layer src/shared/x.ts:1'],
  ['design imports a feature', 'src/design/x.tsx', `import '#orders/cart/contract.ts';`, 'layer src/design/x.tsx:1'],
  [
    'platform imports a feature',
    'src/platform/x.ts',
    `\nimport '#orders/cart/contract.ts';`,
    'layer src/platform/x.ts:2',
  ],
  [
    'a root imports a server',
    'src/modules/orders/cart/x.ts',
    `import './server/cart.ts';`,
    'across src/modules/orders/cart/x.ts:1, layer src/modules/orders/cart/x.ts:1',
  ],
  [
    'a screen imports its own server',
    'src/modules/orders/cart/ui/x.tsx',
    `import '#orders/cart/server/cart.ts';`,
    'layer src/modules/orders/cart/ui/x.tsx:1',
  ],
  [
    'a screen imports a server’s type',
    'src/modules/orders/cart/ui/x.tsx',
    `import type { A } from '#orders/cart/server/cart.ts';`,
    'layer src/modules/orders/cart/ui/x.tsx:1',
  ],
  [
    'a screen names a server’s type in place',
    'src/modules/orders/cart/ui/x.tsx',
    `export type A = import('#orders/cart/server/cart.ts').A;`,
    'layer src/modules/orders/cart/ui/x.tsx:1',
  ],
  [
    'a screen loads a server dynamically',
    'src/modules/orders/cart/ui/x.tsx',
    `await import('#orders/cart/server/cart.ts');`,
    'layer src/modules/orders/cart/ui/x.tsx:1',
  ],
  [
    'a screen imports the platform',
    'src/modules/orders/cart/ui/x.tsx',
    `import '#platform/db/db.ts';`,
    'layer src/modules/orders/cart/ui/x.tsx:1',
  ],
  [
    'a server imports a screen',
    'src/modules/orders/cart/server/x.ts',
    `import '#orders/cart/ui/sheet.tsx';`,
    'layer src/modules/orders/cart/server/x.ts:1',
  ],
  ['the shell imports a server', 'src/shell/x.tsx', `import '#orders/cart/server/cart.ts';`, 'layer src/shell/x.tsx:1'],
  [
    'a screen imports the shell',
    'src/modules/orders/cart/ui/x.tsx',
    `import '#shell/header.tsx';`,
    'layer src/modules/orders/cart/ui/x.tsx:1',
  ],
  [
    'a server passes by the facade',
    'src/modules/orders/cart/server/x.ts',
    `import '#products/catalog/server/catalog.queries.ts';`,
    'facade src/modules/orders/cart/server/x.ts:1',
  ],
  [
    'the demo passes by the facade',
    'demo/x.ts',
    `import '#products/catalog/server/catalog.queries.ts';`,
    'facade demo/x.ts:1',
  ],
  [
    'a server calls where no arrow is drawn',
    'src/modules/orders/orders/server/x.ts',
    `import '#products/catalog/server/catalog.ts';`,
    'arrow src/modules/orders/orders/server/x.ts:1',
  ],
  [
    'a screen shows where no arrow is drawn',
    'src/modules/orders/cart/ui/x.tsx',
    `import '#products/catalog/ui/card.tsx';`,
    'arrow src/modules/orders/cart/ui/x.tsx:1',
  ],
  [
    'a feature imports the demo',
    'src/modules/orders/cart/server/x.ts',
    `import '#demo/demo.ts';`,
    'demo src/modules/orders/cart/server/x.ts:1',
  ],
  ['the shop passes by the demo’s facade', 'src/x.ts', `import '#demo/products.ts';`, 'demo src/x.ts:1'],
  ['the demo imports what drew it', 'demo/x.ts', `import '#demo/drawing/draw.ts';`, 'demo demo/x.ts:1'],
  ['the shop imports its tests', 'src/server.test.ts', `import '#test/app.ts';`, 'test src/server.test.ts:1'],
  ['a path climbs', 'src/platform/db/x.ts', `import '../../shared/money.ts';`, 'upward src/platform/db/x.ts:1'],
  ['a path climbs in a test', 'test/api/x.test.ts', `import '../app.ts';`, 'upward test/api/x.test.ts:1'],
  ['a relative path leaves its folder', 'src/platform/x.ts', `import './db/db.ts';`, 'across src/platform/x.ts:1'],
  [
    '#src names more than a file at the top',
    'src/server.test.ts',
    `import '#src/shared/money.ts';`,
    'across src/server.test.ts:1',
  ],
  ['an import has no extension', 'src/platform/db/x.ts', `import './db';`, 'unresolved src/platform/db/x.ts:1'],
  ['an import has no such file', 'src/platform/x.ts', `import '#platform/none.ts';`, 'unresolved src/platform/x.ts:1'],
  ['an alias does not exist', 'src/platform/x.ts', `import '#nowhere/x.ts';`, 'unresolved src/platform/x.ts:1'],
  [
    'a computed import',
    'src/modules/orders/cart/server/x.ts',
    `await import('./a' + 1);`,
    'computed src/modules/orders/cart/server/x.ts:1',
  ],
  ['a glob of imports', 'src/shell/x.tsx', `import.meta.glob('./*.tsx');`, 'computed src/shell/x.tsx:1'],
  ['an index file', 'src/design/index.ts', `export const x = 1;`, 'barrel src/design/index.ts:1'],
  ['a file hands on another', 'src/design/x.ts', `export * from '#shared/money.ts';`, 'barrel src/design/x.ts:1'],
  [
    'a screen imports node',
    'src/modules/orders/cart/ui/x.tsx',
    `import 'node:fs';`,
    'browser src/modules/orders/cart/ui/x.tsx:1',
  ],
  ['shared imports node without its prefix', 'src/shared/x.ts', `import 'crypto';`, 'browser src/shared/x.ts:1'],
  [
    'a root imports a server package',
    'src/modules/orders/cart/x.ts',
    `import { sql } from 'kysely';`,
    'browser src/modules/orders/cart/x.ts:1',
  ],
  [
    'a screen imports a scoped server package',
    'src/shell/x.tsx',
    `import '@node-rs/argon2';`,
    'browser src/shell/x.tsx:1',
  ],
  ['a primitive imports the router', 'src/design/x.tsx', `import 'react-router';`, 'browser src/design/x.tsx:1'],
  [
    'a public page brings zod',
    'src/modules/orders/cart/ui/x.tsx',
    `import { z } from 'zod';`,
    'zod src/modules/orders/cart/ui/x.tsx:1',
  ],
  ['two files import each other', 'src/shared/money.ts', `import './b.ts';`, 'cycle src/shared/b.ts:1'],
  ['a folder named utils', 'src/platform/utils/x.ts', `export const x = 1;`, 'folder-name src/platform/utils/'],
  ['a module outside every room', 'src/extra/x.ts', `export const x = 1;`, 'room src/extra/x.ts:1'],
];

describe('the import gate', () => {
  test('finds nothing in a house in good order', () => {
    const report = judgeImports(houseWith(soundHouse), drawn);
    expect(report.violations).toEqual([]);
    expect(report.modules).toBe(Object.keys(soundHouse).length);
  });

  test.each(plantedFaults)('reports, when %s, exactly that', (_what, path, text, expected) => {
    const partner = { 'src/shared/b.ts': `import './money.ts';\nexport const b = 1;` };
    expect(faultsOf({ ...(expected.startsWith('cycle') ? partner : {}), [path]: text }).join(', ')).toBe(expected);
  });

  test('lets a type look back', () => {
    const back = { 'src/shared/b.ts': `import type { A } from './a.ts';\nexport type B = A;` };
    expect(faultsOf({ ...back, 'src/shared/a.ts': `import './b.ts';\nexport type A = 1;` })).toEqual([]);
  });

  test('reports arrows that form a cycle', () => {
    const there: Arrow = ['orders', 'cart'];
    const ring: typeof arrows = { server: [...drawn.server, there, ['cart', 'orders']], ui: drawn.ui };
    expect(faultsOf({}, ring)).toEqual(['arrow-ring bin/check/architecture-rules.ts']);
  });

  test('reports a call of a later module, even along an arrow', () => {
    const upward: typeof arrows = { server: [['shop', 'cart'], ...drawn.server], ui: drawn.ui };
    const caller = { 'src/modules/shop/shop/server/x.ts': `import '#orders/cart/server/cart.ts';` };
    expect(faultsOf(caller, upward)).toEqual(['module-order src/modules/shop/shop/server/x.ts:1']);
  });

  test('reports a module that nobody knows', () => {
    expect(faultsOf({ 'src/modules/wishes/lists/contract.ts': 'export const x = 1;' })).toEqual([
      'module src/modules/wishes/',
    ]);
  });

  test('has a planted fault for every rule', () => {
    const shown = new Set(
      plantedFaults.flatMap(([, , , expected]) => expected.split(', ').map(one => one.split(' ')[0])),
    );
    expect([...shown, 'arrow-ring', 'module-order', 'module'].sort()).toEqual(Object.keys(advice).sort());
  });

  test('refuses to pass over a file that does not parse', () => {
    const house = houseWith({ ...soundHouse, 'src/shared/x.ts': 'import {' });
    expect(() => judgeImports(house, drawn)).toThrow('src/shared/x.ts cannot be read');
  });

  test('knows every room by a path of its own', () => {
    const named = [
      'src/shared/a.ts',
      'src/shared/language/a.ts',
      'src/design/a.ts',
      'src/platform/a/b.ts',
      'src/modules/orders/cart/a.ts',
      'src/root.tsx',
    ];
    const more = [
      'src/modules/orders/cart/server/a.ts',
      'src/modules/orders/cart/ui/a.tsx',
      'src/shell/a.ts',
      'src/routing/a.ts',
      'adapters/message/a/b.ts',
      'demo/a.ts',
      'demo/demo.ts',
      'demo/drawing/a.ts',
      'src/env.ts',
    ];
    expect([...named, ...more].map(path => placeOf(path)?.room).sort()).toEqual(Object.keys(rooms).sort());
  });
});
