/**
 * The modules (rooms) of docs/rooms.md as data: where the files of each are, and what it may import. The import gate reads
 * only this file, so a rule is changed in one place.
 */

/** What a room may reach. `root`, `facade`, `server` and `ui` are the four faces of a feature. */
type Reach =
  | 'shared'
  | 'language'
  | 'design'
  | 'platform'
  | 'routing'
  | 'shell'
  | 'demo'
  /** demo/demo.ts, the one file of the demo that src may import */
  | 'demoFacade'
  | 'document'
  | 'composition'
  /** the pure files at a feature's top: contract.ts and its rules */
  | 'any root'
  | 'any ui'
  | 'any server'
  /** modules/m/x/server/x.ts, the one server file of a feature that others may call */
  | 'any facade'
  /** another feature's facade, where an arrow is drawn in `arrows.server` */
  | 'facades along arrows'
  /** another feature's ui, where an arrow is drawn in `arrows.ui` */
  | 'ui along arrows';

export interface Room {
  readonly at: readonly string[];
  readonly reaches: readonly Reach[];
  /** `any` for code that only Node runs; otherwise the complete list, because it ends up in a browser. */
  readonly packages: 'any' | readonly string[];
}

const react = ['react', 'react-dom', 'lucide-react'];

/** In each pattern `*` is one name, `**` any depth, `{module}` and `{feature}` the names of those. The first room that fits wins. */
export const rooms = {
  /** texts by language; the build puts them into the screens, and nothing else of this room gets into a browser */
  language: { at: ['src/shared/language/**'], reaches: ['shared'], packages: 'any' },
  // The router is here for one key alone: under it loaders find their client of the API.
  shared: { at: ['src/shared/**'], reaches: ['language'], packages: ['zod', 'react-router'] },
  design: { at: ['src/design/**'], reaches: ['language', 'shared'], packages: react },
  platform: { at: ['src/platform/**'], reaches: ['language', 'shared'], packages: 'any' },

  /** what screens need of the router: loading for a page, links; the design knows no router */
  routing: { at: ['src/routing/**'], reaches: ['language', 'shared', 'design'], packages: ['react', 'react-router'] },

  server: {
    at: ['src/modules/{module}/{feature}/server/**'],
    reaches: ['language', 'shared', 'platform', 'any root', 'facades along arrows'],
    packages: 'any',
  },
  ui: {
    at: ['src/modules/{module}/{feature}/ui/**'],
    reaches: ['language', 'shared', 'design', 'routing', 'any root', 'ui along arrows'],
    packages: [...react, 'react-router', 'zod', '@visx/grid', '@visx/scale', '@visx/shape'],
  },

  root: { at: ['src/modules/{module}/{feature}/**'], reaches: ['language', 'shared', 'any root'], packages: ['zod'] },

  shell: {
    at: ['src/shell/**'],
    reaches: ['language', 'shared', 'design', 'routing', 'any root', 'any ui'],
    packages: [...react, 'react-router', 'web-vitals'],
  },
  /** services of others that fill a port, each in a folder; nothing imports them, the composition finds them */
  adapters: { at: ['adapters/**'], reaches: ['shared'], packages: 'any' },
  demoFacade: { at: ['demo/demo.ts'], reaches: ['demo'], packages: 'any' },
  /** the programs that drew the demo's pictures; nothing that runs in the shop needs them */
  drawing: { at: ['demo/drawing/**'], reaches: ['demo'], packages: 'any' },
  demo: { at: ['demo/**'], reaches: ['language', 'shared', 'platform', 'any root', 'any facade'], packages: 'any' },

  document: {
    at: ['src/root.tsx', 'src/entry.client.tsx'],
    reaches: ['language', 'shared', 'design', 'routing', 'shell', 'any root', 'any ui'],
    packages: [...react, 'react-router', 'zod'],
  },
  composition: {
    at: ['src/*', 'src/commands/**', 'src/config/**', 'src/composition/**', 'src/process/**'],
    reaches: ['language', 'shared', 'platform', 'any root', 'any server', 'demoFacade', 'document', 'routing', 'shell'],
    packages: 'any',
  },
} as const satisfies Record<string, Room>;

export type RoomName = keyof typeof rooms;

/** Where the gate reads modules. */
export const judgedFolders: readonly string[] = ['src', 'adapters', 'demo', 'test', 'bench'];

/** Who may call whom across features: [caller, called]. Drawing an arrow is a decision; the tables may not form a ring. */
export const arrows: { readonly server: readonly Arrow[]; readonly ui: readonly Arrow[] } = {
  server: [
    ['agents', 'accounts'],
    ['agents', 'addresses'],
    ['agents', 'catalog'],
    ['agents', 'checkouts'],
    ['agents', 'orders'],
    ['agents', 'shop'],
    ['privacy', 'agents'],
    ['cart', 'catalog'],
    ['cart', 'offers'],
    ['connections', 'audit'],
    ['prices', 'audit'],
    ['prices', 'catalog'],
    ['prices', 'sellers'],
    ['offers', 'accounts'],
    ['offers', 'audit'],
    ['offers', 'catalog'],
    ['offers', 'sellers'],
    ['offers', 'shop'],
    ['orders', 'offers'],
    ['exchanges', 'catalog'],
    ['exchanges', 'shop'],
    ['orders', 'exchanges'],
    ['checkouts', 'exchanges'],
    ['returns', 'exchanges'],
    ['sold-services', 'exchanges'],
    ['sold-services', 'shop'],
    ['privacy', 'exchanges'],
    ['sold-services', 'catalog'],
    ['sold-services', 'delivery'],
    ['sold-services', 'sellers'],
    ['orders', 'sold-services'],
    ['checkouts', 'sold-services'],
    ['returns', 'sold-services'],
    ['orders', 'accounts'],
    ['orders', 'addresses'],
    ['checkouts', 'accounts'],
    ['checkouts', 'addresses'],
    ['checkouts', 'audit'],
    ['checkouts', 'cart'],
    ['checkouts', 'catalog'],
    ['checkouts', 'delivery'],
    ['checkouts', 'offers'],
    ['checkouts', 'orders'],
    ['orders', 'cart'],
    ['orders', 'catalog'],
    ['orders', 'delivery'],
    ['orders', 'payments'],
    ['cash', 'audit'],
    ['cash', 'ledger'],
    ['cash', 'orders'],
    ['ledger', 'audit'],
    ['ledger', 'orders'],
    ['ledger', 'sellers'],
    ['ledger', 'shop'],
    ['orders', 'sellers'],
    ['orders', 'shop'],
    ['shipments', 'audit'],
    ['shipments', 'catalog'],
    ['shipments', 'connections'],
    ['shipments', 'orders'],
    ['shipments', 'sellers'],
    ['accounts', 'connections'],
    ['settlement', 'orders'],
    ['settlement', 'payments'],
    ['settlement', 'shop'],
    ['invoices', 'ledger'],
    ['invoices', 'orders'],
    ['invoices', 'sellers'],
    ['invoices', 'shop'],
    ['delivery', 'shop'],
    ['emi', 'shop'],
    ['contact', 'shop'],
    ['contact', 'accounts'],
    ['contact', 'audit'],
    ['returns', 'audit'],
    ['returns', 'catalog'],
    ['returns', 'sellers'],
    ['returns', 'media'],
    ['returns', 'orders'],
    ['returns', 'payments'],
    ['returns', 'shop'],
    ['questions', 'accounts'],
    ['questions', 'audit'],
    ['questions', 'catalog'],
    ['questions', 'sellers'],
    ['questions', 'shop'],
    ['reviews', 'media'],
    ['reviews', 'catalog'],
    ['reviews', 'accounts'],
    ['reviews', 'audit'],
    ['reviews', 'shop'],
    ['wishlist', 'accounts'],
    ['wishlist', 'catalog'],
    ['wishlist', 'shop'],
    ['orders', 'audit'],
    ['orders', 'reviews'],
    ['orders', 'serials'],
    ['invoices', 'serials'],
    ['returns', 'serials'],
    ['accounts', 'audit'],
    ['accounts', 'sellers'],
    ['accounts', 'shop'],
    ['sellers', 'audit'],
    ['sellers', 'shop'],
    ['approvals', 'audit'],
    ['approvals', 'catalog'],
    ['approvals', 'sellers'],
    ['approvals', 'shop'],
    ['inventory', 'approvals'],
    ['dashboard', 'approvals'],
    ['people', 'approvals'],
    ['inventory', 'audit'],
    ['inventory', 'catalog'],
    ['inventory', 'sellers'],
    ['imports', 'audit'],
    ['imports', 'catalog'],
    ['imports', 'media'],
    ['banners', 'audit'],
    ['attributes', 'audit'],
    ['attributes', 'catalog'],
    ['categories', 'audit'],
    ['categories', 'catalog'],
    ['categories', 'media'],
    ['categories', 'shop'],
    ['catalog', 'searches'],
    ['searches', 'audit'],
    ['matching', 'audit'],
    ['matching', 'catalog'],
    ['matching', 'sellers'],
    ['feeds', 'catalog'],
    ['fronts', 'audit'],
    ['fronts', 'catalog'],
    ['fronts', 'media'],
    ['fronts', 'accounts'],
    ['fronts', 'sellers'],
    ['fronts', 'shop'],
    ['dashboard', 'fronts'],
    ['privacy', 'fronts'],
    ['feeds', 'sellers'],
    ['feeds', 'shop'],
    ['jobs', 'audit'],
    ['mails', 'accounts'],
    ['mails', 'audit'],
    ['mails', 'shop'],
    ['banners', 'media'],
    ['pages', 'audit'],
    ['pages', 'shop'],
    ['inventory', 'shop'],
    ['imports', 'shop'],
    ['inventory', 'media'],
    ['people', 'accounts'],
    ['people', 'addresses'],
    ['people', 'audit'],
    ['people', 'catalog'],
    ['people', 'contact'],
    ['people', 'ledger'],
    ['people', 'orders'],
    ['people', 'reviews'],
    ['people', 'sellers'],
    ['people', 'shop'],
    ['settings', 'audit'],
    ['settings', 'sellers'],
    ['settings', 'shop'],
    ['status', 'catalog'],
    ['status', 'payments'],
    ['privacy', 'accounts'],
    ['privacy', 'addresses'],
    ['privacy', 'audit'],
    ['privacy', 'cart'],
    ['privacy', 'catalog'],
    ['privacy', 'checkouts'],
    ['privacy', 'contact'],
    ['privacy', 'invoices'],
    ['privacy', 'ledger'],
    ['privacy', 'orders'],
    ['privacy', 'returns'],
    ['privacy', 'questions'],
    ['privacy', 'reviews'],
    ['privacy', 'sellers'],
    ['privacy', 'webhooks'],
    ['privacy', 'wishlist'],
    ['dashboard', 'shop'],
    ['cash', 'payments'],
    ['catalog', 'sellers'],
    ['catalog', 'shop'],
    ['dashboard', 'accounts'],
    ['dashboard', 'catalog'],
    ['dashboard', 'invoices'],
    ['dashboard', 'orders'],
    ['dashboard', 'returns'],
    ['dashboard', 'sellers'],
    ['imports', 'accounts'],
    ['imports', 'sellers'],
    ['inventory', 'accounts'],
    ['invoices', 'accounts'],
    ['invoices', 'catalog'],
    ['ledger', 'catalog'],
    ['ledger', 'payments'],
    ['orders', 'accounts'],
    ['serials', 'catalog'],
    ['settings', 'catalog'],
    ['settings', 'imports'],
    ['assistants', 'accounts'],
    ['assistants', 'audit'],
    ['assistants', 'catalog'],
    ['assistants', 'inventory'],
    ['assistants', 'orders'],
    ['assistants', 'questions'],
    ['privacy', 'assistants'],
    ['webhooks', 'accounts'],
    ['webhooks', 'audit'],
    ['webhooks', 'inventory'],
    ['webhooks', 'orders'],
    ['webhooks', 'returns'],
    ['webhooks', 'sellers'],
    ['webhooks', 'shop'],
  ],
  ui: [
    ['agents', 'accounts'],
    ['agents', 'addresses'],
    ['agents', 'cart'],
    ['agents', 'orders'],
    ['agents', 'shop'],
    ['connections', 'accounts'],
    ['orders', 'shipments'],
    ['categories', 'attributes'],
    ['categories', 'media'],
    ['dashboard', 'catalog'],
    ['webhooks', 'accounts'],
    ['dashboard', 'orders'],
    ['approvals', 'catalog'],
    ['inventory', 'approvals'],
    ['inventory', 'accounts'],
    ['inventory', 'cart'],
    ['inventory', 'catalog'],
    ['inventory', 'media'],
    ['inventory', 'sellers'],
    ['inventory', 'shop'],
    ['imports', 'inventory'],
    ['imports', 'media'],
    ['banners', 'accounts'],
    ['banners', 'media'],
    ['checkouts', 'addresses'],
    ['checkouts', 'banners'],
    ['orders', 'banners'],
    ['searches', 'banners'],
    ['offers', 'banners'],
    ['offers', 'shop'],
    ['orders', 'searches'],
    ['orders', 'sold-services'],
    ['orders', 'exchanges'],
    ['catalog', 'exchanges'],
    ['catalog', 'searches'],
    ['fronts', 'banners'],
    ['fronts', 'catalog'],
    ['fronts', 'media'],
    ['fronts', 'shop'],
    ['catalog', 'cart'],
    ['catalog', 'delivery'],
    ['catalog', 'emi'],
    ['catalog', 'questions'],
    ['catalog', 'reviews'],
    ['catalog', 'shop'],
    ['catalog', 'wishlist'],
    ['wishlist', 'accounts'],
    ['wishlist', 'cart'],
    ['wishlist', 'delivery'],
    ['wishlist', 'shop'],
    ['accounts', 'shop'],
    ['cart', 'accounts'],
    ['cart', 'shop'],
    ['addresses', 'accounts'],
    ['addresses', 'delivery'],
    ['addresses', 'shop'],
    ['delivery', 'accounts'],
    ['delivery', 'shop'],
    ['orders', 'accounts'],
    ['orders', 'shop'],
    ['orders', 'addresses'],
    ['orders', 'cart'],
    ['orders', 'delivery'],
    ['cash', 'accounts'],
    ['cash', 'media'],
    ['ledger', 'accounts'],
    ['sellers', 'accounts'],
    ['sellers', 'shop'],
    ['pages', 'contact'],
    ['pages', 'shop'],
    ['contact', 'accounts'],
    ['contact', 'audit'],
    ['contact', 'shop'],
    ['questions', 'accounts'],
    ['questions', 'reviews'],
    ['reviews', 'media'],
    ['reviews', 'accounts'],
    ['jobs', 'accounts'],
    ['people', 'accounts'],
    ['people', 'audit'],
    ['people', 'contact'],
    ['people', 'orders'],
    ['people', 'sellers'],
    ['settings', 'accounts'],
    ['settings', 'catalog'],
    ['settings', 'shop'],
    ['privacy', 'accounts'],
    ['invoices', 'accounts'],
    ['invoices', 'shop'],
    ['ledger', 'invoices'],
    ['orders', 'invoices'],
    ['orders', 'privacy'],
    ['orders', 'returns'],
    ['orders', 'serials'],
    ['returns', 'accounts'],
    ['returns', 'cart'],
    ['returns', 'media'],
    ['returns', 'serials'],
  ],
};

export type Arrow = readonly [caller: string, called: string];

/** Form screens that bring their own validation; every other screen stays without zod, which weighs 26 kB in the browser. */
export const screensWithZod: readonly string[] = [];

/** Modules that may hand on what another file exports. A feature's facade may too. */
export const mayReexport: readonly string[] = ['src/root.tsx', 'src/entry.server.tsx', 'demo/demo.ts'];

/** Modules that may compute the name of what they load, such as the built screens. */
export const mayComputeImports: readonly RoomName[] = ['composition', 'platform'];

/** Where the paths of pages are written down; calls of the API have theirs in contracts. */
export const pathTables: readonly string[] = [
  'src/shared/paths/paths.ts',
  'src/shared/paths/admin-paths.ts',
  'src/routes.ts',
];

/** Names that say nothing about the content. */
export const emptyNames: readonly string[] = [
  ...['utils', 'util', 'helpers', 'helper', 'services', 'service', 'types', 'hooks', 'components'],
  ...['common', 'lib', 'misc'],
];

/** Every rule of the gate with what to do about a breach. */
export const advice = {
  room: 'Move the file into a room of bin/check/architecture-rules.ts, or draw a new room there.',
  layer: 'Imports run one way. Move the shared part down a layer, or turn the call round.',
  facade: 'Across features only modules/m/x/server/x.ts is open. Export what you need from that file.',
  arrow: 'No arrow is drawn between these features. Draw it in bin/check/architecture-rules.ts if it is meant.',
  'arrow-ring': 'Two features that call each other are one feature, or one of the calls belongs to a third.',
  'module-order':
    'Server code calls its own module and those before it (db/owners.ts). Declare a port where the call is needed, and say in src/composition/ports.ts who does it.',
  module: 'Move the feature into one of the modules, or add the module to db/owners.ts.',
  demo: 'Only the composition of src may load the demo, through demo/demo.ts, and nothing that runs needs its drawing programs.',
  test: 'What runs in the shop must not lean on what tests it. Move the piece into src.',
  upward: 'Across folders write #shared/…, #platform/…, #design/…, #orders/…, #shell/…, or #src/… for src’s own files.',
  across:
    'A relative path stays in its own folder. Across folders write #…, and #src/… only for files at the top of src.',
  unresolved: 'Name an existing file with its extension.',
  computed: 'Write the module name as a plain string, so that the gate and the bundler can read it.',
  barrel: 'Import from the file that defines the thing; only a feature’s facade hands things on.',
  browser: 'This file reaches browsers. Keep Node and server packages in platform or in the feature’s server folder.',
  zod: 'Validate in the contract on the server, or add a form screen to screensWithZod.',
  path: 'Write paths.… of src/shared/paths/paths.ts, or adminPaths.… of src/shared/paths/admin-paths.ts, and add the page there if it is new.',
  cycle: 'Move what both need into a third file.',
  'folder-name': 'Name the folder after the noun of the shop it holds.',
} as const;

export type Rule = keyof typeof advice;
