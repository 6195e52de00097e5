import type { Drawing } from '#demo/drawing/devices/drawing.ts';

const realmeGt7Pro = { device: 'smartphone', camera: 'square', lenses: 3, edge: 'curved', build: 'large' } as const;
const realme14ProPlus = { device: 'smartphone', camera: 'circle', lenses: 3, edge: 'curved', finish: 'matte' } as const;
const realmeP3 = { device: 'smartphone', camera: 'pill', lenses: 2, finish: 'gloss' } as const;
const realmeBudsT310 = { device: 'earbuds', bud: 'stem', shape: 'tall' } as const;
const realmeBudsWireless3 = { device: 'neckband' } as const;
const realmeWatchS2 = { device: 'smartwatch', shape: 'round', dial: 'analog' } as const;

/** What the pictures of realme products show, by their slugs. */
export const realme: Readonly<Record<string, Drawing>> = {
  'realme-gt-7-pro-12-gb-256-gb-mars-orange': {
    ...realmeGt7Pro,
    frame: '#b9774f',
    color: '#c9582f',
    screen: { art: 'dunes', hue: 45, dark: true, seed: 56 },
  },
  'realme-gt-7-pro-16-gb-512-gb-galaxy-grey': {
    ...realmeGt7Pro,
    frame: '#7c7f85',
    color: '#5a5d63',
    screen: { art: 'aurora', hue: 294, dark: true, seed: 35 },
  },
  'realme-14-pro-plus-5g-8-gb-128-gb-pearl-white': {
    ...realme14ProPlus,
    ring: '#d9c9a5',
    color: '#e8eaea',
    screen: { art: 'petals', hue: 220, dark: false, seed: 45 },
  },
  'realme-14-pro-plus-5g-8-gb-256-gb-suede-grey': {
    ...realme14ProPlus,
    ring: '#c9b68f',
    color: '#74777b',
    screen: { art: 'ribbon', hue: 322, dark: true, seed: 37 },
  },
  'realme-14-pro-plus-5g-8-gb-256-gb-bikaner-purple': {
    ...realme14ProPlus,
    ring: '#cdb58a',
    color: '#6d4a78',
    screen: { art: 'orb', hue: 352, dark: true, seed: 78 },
  },
  'realme-p3-5g-6-gb-128-gb-nebula-pink': {
    ...realmeP3,
    color: '#e5b9c4',
    screen: { art: 'folds', hue: 350, dark: false, seed: 32 },
  },
  'realme-p3-5g-8-gb-256-gb-comet-grey': {
    ...realmeP3,
    color: '#585c62',
    screen: { art: 'dots', hue: 222, dark: true, seed: 55 },
  },
  'realme-pad-2-4g-inspiration-green': {
    device: 'tablet',
    color: '#a9bda9',
    screen: { art: 'dunes', hue: 130, dark: false, seed: 41 },
  },
  'realme-buds-air-7-pro-fiery-red': {
    device: 'earbuds',
    bud: 'stem',
    finish: 'gloss',
    case: '#8f1d22',
    color: '#b5262b',
  },
  'realme-buds-t310-monet-purple': { ...realmeBudsT310, case: '#a799c4', color: '#b9abd2' },
  'realme-buds-t310-vibrant-black': { ...realmeBudsT310, case: '#1f2023', color: '#2b2c30' },
  'realme-buds-wireless-3-bass-yellow': { ...realmeBudsWireless3, accent: '#2a2b2e', color: '#e5b832' },
  'realme-buds-wireless-3-pure-black': { ...realmeBudsWireless3, accent: '#e5b832', color: '#27282b' },
  'realme-watch-s2-metallic-grey': {
    ...realmeWatchS2,
    strap: '#6b6e74',
    band: 'metal',
    color: '#7d8086',
    screen: { art: 'ribbon', hue: 45, dark: false, seed: 25 },
  },
  'realme-watch-s2-midnight-black': {
    ...realmeWatchS2,
    strap: '#232427',
    band: 'sport',
    color: '#2b2c2f',
    screen: { art: 'ribbon', hue: 230, dark: false, seed: 74 },
  },
  'realme-power-bank-2-10-000-mah-18-w-yellow': {
    device: 'powerbank',
    form: 'plain',
    build: 'slim',
    accent: '#2a2b2e',
    color: '#e8bb2d',
  },
};
