import { expect, it } from 'vitest';
import { lockWithAddresses } from './lock-with-addresses.mjs';

const integrity = 'sha512-of-the-file';

/** The addresses of packages in a lock file, by their path. */
function addresses(packages: Parameters<typeof lockWithAddresses>[0]['packages'], config: Record<string, unknown>) {
  const lock = lockWithAddresses({ packages }, config);
  return Object.entries(lock.packages).map(([path, { resolved }]) => [path, resolved]);
}

it('each package of a lock file gets its address at the registry, also below another, with a scope, or under another name', () => {
  expect(
    addresses(
      {
        '': { version: '0.1.0' },
        'node_modules/vite': { version: '8.3.8', integrity },
        'node_modules/a/node_modules/ajv': { version: '8.20.0', integrity },
        'node_modules/@visx/grid': { version: '4.0.0', integrity },
        'node_modules/lit': { name: 'toposort', version: '2.0.2', integrity },
      },
      { registry: 'https://packages.example/npm' },
    ),
  ).toEqual([
    ['', undefined],
    ['node_modules/vite', 'https://packages.example/npm/vite/-/vite-8.3.8.tgz'],
    ['node_modules/a/node_modules/ajv', 'https://packages.example/npm/ajv/-/ajv-8.20.0.tgz'],
    ['node_modules/@visx/grid', 'https://packages.example/npm/@visx/grid/-/grid-4.0.0.tgz'],
    ['node_modules/lit', 'https://packages.example/npm/toposort/-/toposort-2.0.2.tgz'],
  ]);
});

it('a scope may have a registry of its own', () => {
  const config = { registry: 'https://packages.example/', '@visx:registry': 'https://charts.example/' };
  expect(addresses({ 'node_modules/@visx/grid': { version: '4.0.0', integrity } }, config)).toEqual([
    ['node_modules/@visx/grid', 'https://charts.example/@visx/grid/-/grid-4.0.0.tgz'],
  ]);
});

it('what says itself where it is, or comes from no registry, stays as it is', () => {
  const packages = {
    'node_modules/ours': { version: '1.0.0', resolved: 'git+ssh://git.example/ours.git#1' },
    'packages/client': { version: '0.1.0' },
  };
  expect(lockWithAddresses({ packages }, { registry: 'https://packages.example/' })).toEqual({ packages });
});
