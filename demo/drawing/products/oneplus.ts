import type { Drawing } from '#demo/drawing/devices/drawing.ts';

const oneplus13 = { device: 'smartphone', camera: 'disc', lenses: 4, build: 'large', edge: 'curved' } as const;
const oneplus13r = { device: 'smartphone', camera: 'disc', lenses: 3 } as const;
const oneplus13s = { device: 'smartphone', camera: 'square', lenses: 2, build: 'slim' } as const;
const oneplusNord5 = { device: 'smartphone', camera: 'pill', lenses: 2, build: 'large' } as const;
const oneplusPad2 = { device: 'tablet', color: '#868b91' } as const;
const oneplusNordBuds3Pro = { device: 'earbuds', bud: 'stem', shape: 'pebble' } as const;
const oneplusBulletsWirelessZ3 = { device: 'neckband' } as const;

/** What the pictures of OnePlus products show, by their slugs. */
export const oneplus: Readonly<Record<string, Drawing>> = {
  'oneplus-13-12-gb-256-gb-arctic-dawn': {
    ...oneplus13,
    color: '#eef0ec',
    frame: '#d5d7d9',
    screen: { art: 'dunes', hue: 25, dark: true, seed: 61 },
  },
  'oneplus-13-12-gb-256-gb-midnight-ocean': {
    ...oneplus13,
    color: '#223a5e',
    frame: '#5b6f8c',
    screen: { art: 'ribbon', hue: 250, dark: true, seed: 71 },
  },
  'oneplus-13-16-gb-512-gb-arctic-dawn': {
    ...oneplus13,
    color: '#eef0ec',
    frame: '#d5d7d9',
    screen: { art: 'dunes', hue: 57, dark: true, seed: 62 },
  },
  'oneplus-13-16-gb-512-gb-black-eclipse': {
    ...oneplus13,
    color: '#2a2b2d',
    frame: '#4b4c50',
    screen: { art: 'folds', hue: 317, dark: true, seed: 26 },
  },
  'oneplus-13-24-gb-1-tb-midnight-ocean': {
    ...oneplus13,
    color: '#223a5e',
    frame: '#5b6f8c',
    screen: { art: 'ribbon', hue: 314, dark: true, seed: 73 },
  },
  'oneplus-13r-12-gb-256-gb-nebula-noir': {
    ...oneplus13r,
    color: '#2c2d30',
    screen: { art: 'orb', hue: 20, dark: true, seed: 86 },
  },
  'oneplus-13r-16-gb-512-gb-astral-trail': {
    ...oneplus13r,
    color: '#dfe3e7',
    screen: { art: 'aurora', hue: 247, dark: false, seed: 4 },
  },
  'oneplus-13s-12-gb-256-gb-green-silk': {
    ...oneplus13s,
    color: '#b9cbb5',
    screen: { art: 'petals', hue: 150, dark: false, seed: 50 },
  },
  'oneplus-13s-12-gb-256-gb-pink-satin': {
    ...oneplus13s,
    color: '#e9c6c9',
    screen: { art: 'ribbon', hue: 355, dark: false, seed: 50 },
  },
  'oneplus-nord-5-8-gb-256-gb-dry-ice': {
    ...oneplusNord5,
    color: '#d3e0e8',
    screen: { art: 'aurora', hue: 225, dark: false, seed: 42 },
  },
  'oneplus-nord-5-12-gb-512-gb-phantom-grey': {
    ...oneplusNord5,
    color: '#4c4f54',
    screen: { art: 'dots', hue: 52, dark: true, seed: 57 },
  },
  'oneplus-pad-2-8-gb-128-gb-nimbus-grey': { ...oneplusPad2, screen: { art: 'folds', hue: 235, dark: true, seed: 76 } },
  'oneplus-pad-2-12-gb-256-gb-nimbus-grey': {
    ...oneplusPad2,
    screen: { art: 'folds', hue: 267, dark: true, seed: 77 },
  },
  'oneplus-watch-2r-forest-green': {
    device: 'smartwatch',
    shape: 'round',
    strap: '#3f5247',
    dial: 'analog',
    color: '#5b6a60',
    screen: { art: 'ribbon', hue: 150, dark: false, seed: 20 },
  },
  'oneplus-buds-pro-3-midnight-opus': {
    device: 'earbuds',
    bud: 'stem',
    finish: 'matte',
    case: '#3d3e42',
    color: '#2a2b2e',
  },
  'oneplus-nord-buds-3-pro-soft-jade': { ...oneplusNordBuds3Pro, case: '#a6bcab', color: '#b9cdbd' },
  'oneplus-nord-buds-3-pro-starry-black': { ...oneplusNordBuds3Pro, case: '#232428', color: '#2c2d32' },
  'oneplus-bullets-wireless-z3-samba-sunset': { ...oneplusBulletsWirelessZ3, accent: '#f0b23e', color: '#c2492f' },
  'oneplus-bullets-wireless-z3-mambo-midnight': { ...oneplusBulletsWirelessZ3, accent: '#c9cbce', color: '#292a2e' },
  'oneplus-supervooc-80-w-type-a-power-adapter': { device: 'charger', ports: 2, accent: '#d3222a', color: '#f4f4f2' },
  'oneplus-supervooc-type-a-to-type-c-cable-1-m': { device: 'cable', ends: 'a-c', plug: '#f1f1ef', color: '#c8232b' },
};
