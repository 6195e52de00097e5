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

export type Arrow = readonly [caller: string, called: string];

/** Who may call whom across features: of each caller the features it calls. Drawing an arrow is a decision. */
const calls = {
  server: {
    accounts: ['audit', 'connections', 'sellers', 'shop'],
    agents: ['accounts', 'addresses', 'catalog', 'checkouts', 'orders', 'shop'],
    approvals: ['audit', 'catalog', 'sellers', 'shop'],
    assistants: ['accounts', 'audit', 'catalog', 'inventory', 'orders', 'questions'],
    attributes: ['audit', 'catalog'],
    banners: ['audit', 'media'],
    cart: ['catalog', 'offers'],
    cash: ['audit', 'ledger', 'orders', 'payments'],
    catalog: ['searches', 'sellers', 'shop'],
    categories: ['audit', 'catalog', 'media', 'shop'],
    checkouts: [
      'accounts',
      'addresses',
      'audit',
      'cart',
      'catalog',
      'delivery',
      'exchanges',
      'offers',
      'orders',
      'sold-services',
    ],
    connections: ['audit'],
    contact: ['accounts', 'audit', 'shop'],
    dashboard: ['accounts', 'approvals', 'catalog', 'fronts', 'invoices', 'orders', 'returns', 'sellers', 'shop'],
    delivery: ['shop'],
    emi: ['shop'],
    exchanges: ['catalog', 'shop'],
    feeds: ['catalog', 'sellers', 'shop'],
    fronts: ['accounts', 'audit', 'catalog', 'media', 'sellers', 'shop'],
    imports: ['accounts', 'audit', 'catalog', 'media', 'sellers', 'shop'],
    inventory: ['accounts', 'approvals', 'audit', 'catalog', 'media', 'sellers', 'shop'],
    invoices: ['accounts', 'catalog', 'ledger', 'orders', 'sellers', 'serials', 'shop'],
    jobs: ['audit'],
    ledger: ['audit', 'catalog', 'orders', 'payments', 'sellers', 'shop'],
    mails: ['accounts', 'audit', 'shop'],
    matching: ['audit', 'catalog', 'sellers'],
    offers: ['accounts', 'audit', 'catalog', 'sellers', 'shop'],
    orders: [
      'accounts',
      'addresses',
      'audit',
      'cart',
      'catalog',
      'delivery',
      'exchanges',
      'offers',
      'payments',
      'reviews',
      'sellers',
      'serials',
      'shop',
      'sold-services',
    ],
    pages: ['audit', 'shop'],
    people: [
      'accounts',
      'addresses',
      'approvals',
      'audit',
      'catalog',
      'contact',
      'ledger',
      'orders',
      'reviews',
      'sellers',
      'shop',
    ],
    prices: ['audit', 'catalog', 'sellers'],
    privacy: [
      'accounts',
      'addresses',
      'agents',
      'assistants',
      'audit',
      'cart',
      'catalog',
      'checkouts',
      'contact',
      'exchanges',
      'fronts',
      'invoices',
      'ledger',
      'orders',
      'questions',
      'returns',
      'reviews',
      'sellers',
      'webhooks',
      'wishlist',
    ],
    questions: ['accounts', 'audit', 'catalog', 'sellers', 'shop'],
    returns: [
      'audit',
      'catalog',
      'exchanges',
      'media',
      'orders',
      'payments',
      'sellers',
      'serials',
      'shop',
      'sold-services',
    ],
    reviews: ['accounts', 'audit', 'catalog', 'media', 'shop'],
    searches: ['audit'],
    sellers: ['audit', 'shop'],
    serials: ['catalog'],
    settings: ['audit', 'catalog', 'imports', 'sellers', 'shop'],
    settlement: ['orders', 'payments', 'shop'],
    shipments: ['audit', 'catalog', 'connections', 'orders', 'sellers'],
    'sold-services': ['catalog', 'exchanges', 'sellers', 'shop'],
    status: ['catalog', 'payments'],
    webhooks: ['accounts', 'audit', 'inventory', 'orders', 'returns', 'sellers', 'shop'],
    wishlist: ['accounts', 'catalog', 'shop'],
  },
  ui: {
    accounts: ['shop'],
    addresses: ['accounts', 'delivery', 'shop'],
    agents: ['accounts', 'addresses', 'cart', 'orders', 'shop'],
    approvals: ['catalog'],
    banners: ['accounts', 'media'],
    cart: ['accounts', 'shop'],
    cash: ['accounts', 'media'],
    catalog: ['cart', 'delivery', 'emi', 'exchanges', 'questions', 'reviews', 'searches', 'shop', 'wishlist'],
    categories: ['attributes', 'media'],
    checkouts: ['addresses', 'banners'],
    connections: ['accounts'],
    contact: ['accounts', 'audit', 'shop'],
    dashboard: ['catalog', 'orders'],
    delivery: ['accounts', 'shop'],
    fronts: ['banners', 'catalog', 'media', 'shop'],
    imports: ['inventory', 'media'],
    inventory: ['accounts', 'approvals', 'cart', 'catalog', 'media', 'sellers', 'shop'],
    invoices: ['accounts', 'shop'],
    jobs: ['accounts'],
    ledger: ['accounts', 'invoices'],
    offers: ['banners', 'shop'],
    orders: [
      'accounts',
      'addresses',
      'banners',
      'cart',
      'delivery',
      'exchanges',
      'invoices',
      'privacy',
      'returns',
      'searches',
      'serials',
      'shipments',
      'shop',
      'sold-services',
    ],
    pages: ['contact', 'shop'],
    people: ['accounts', 'audit', 'contact', 'orders', 'sellers'],
    privacy: ['accounts'],
    questions: ['accounts', 'reviews'],
    returns: ['accounts', 'cart', 'media', 'serials'],
    reviews: ['accounts', 'media'],
    searches: ['banners'],
    sellers: ['accounts', 'shop'],
    settings: ['accounts', 'catalog', 'shop'],
    webhooks: ['accounts'],
    wishlist: ['accounts', 'cart', 'delivery', 'shop'],
  },
};

/** The same in pairs. Neither table may form a ring. */
export const arrows: { readonly server: readonly Arrow[]; readonly ui: readonly Arrow[] } = {
  server: pairsOf(calls.server),
  ui: pairsOf(calls.ui),
};

function pairsOf(table: Readonly<Record<string, readonly string[]>>): Arrow[] {
  return Object.entries(table).flatMap(([caller, called]) => called.map((each): Arrow => [caller, each]));
}

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
