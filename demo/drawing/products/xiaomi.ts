import type { Drawing } from '#demo/drawing/devices/drawing.ts';

const xiaomi15 = { device: 'smartphone', camera: 'square', lenses: 3, build: 'slim', finish: 'gloss' } as const;
const redmiNote14ProPlus = { device: 'smartphone', camera: 'grid', lenses: 3, edge: 'curved' } as const;
const redmiNote14 = { device: 'smartphone', camera: 'square', lenses: 3, corners: 'tight' } as const;
const redmiA4 = { device: 'smartphone', camera: 'circle', lenses: 2, finish: 'gloss' } as const;
const xiaomiPad7 = { device: 'tablet', lenses: 1 } as const;
const xiaomiTvXSeries = { device: 'tv', stand: 'feet', color: '#303238' } as const;
const redmiBuds6 = { device: 'earbuds', bud: 'stem', finish: 'matte' } as const;
const xiaomiPowerbank4i10000 = { device: 'powerbank', form: 'plain', build: 'slim' } as const;

/** What the pictures of Xiaomi products show, by their slugs. */
export const xiaomi: Readonly<Record<string, Drawing>> = {
  'xiaomi-15-12-gb-512-gb-green': {
    ...xiaomi15,
    color: '#8fa394',
    screen: { art: 'folds', hue: 160, dark: true, seed: 71 },
  },
  'xiaomi-15-12-gb-512-gb-white': {
    ...xiaomi15,
    color: '#f0f0ed',
    screen: { art: 'aurora', hue: 30, dark: false, seed: 1 },
  },
  'redmi-note-14-pro-plus-5g-8-gb-256-gb-spectre-blue': {
    ...redmiNote14ProPlus,
    color: '#4a648c',
    screen: { art: 'ribbon', hue: 287, dark: true, seed: 82 },
  },
  'redmi-note-14-pro-plus-5g-8-gb-128-gb-phantom-purple': {
    ...redmiNote14ProPlus,
    color: '#a79ac4',
    screen: { art: 'petals', hue: 305, dark: false, seed: 5 },
  },
  'redmi-note-14-pro-plus-5g-8-gb-256-gb-titan-black': {
    ...redmiNote14ProPlus,
    color: '#303236',
    screen: { art: 'dunes', hue: 72, dark: true, seed: 43 },
  },
  'redmi-note-14-5g-6-gb-128-gb-mystique-white': {
    ...redmiNote14,
    color: '#e9e7e4',
    screen: { art: 'dots', hue: 20, dark: false, seed: 18 },
  },
  'redmi-note-14-5g-8-gb-256-gb-titan-black': {
    ...redmiNote14,
    color: '#2f3033',
    screen: { art: 'rings', hue: 222, dark: true, seed: 47 },
  },
  'redmi-a4-5g-4-gb-128-gb-sparkle-purple': {
    ...redmiA4,
    color: '#b8a9d0',
    screen: { art: 'aurora', hue: 320, dark: false, seed: 72 },
  },
  'redmi-a4-5g-4-gb-128-gb-starry-black': {
    ...redmiA4,
    color: '#2c2d33',
    screen: { art: 'orb', hue: 230, dark: true, seed: 10 },
  },
  'xiaomi-pad-7-8-gb-128-gb-mirage-purple': {
    ...xiaomiPad7,
    color: '#b3a8c6',
    screen: { art: 'petals', hue: 300, dark: true, seed: 40 },
  },
  'xiaomi-pad-7-12-gb-256-gb-sage-green': {
    ...xiaomiPad7,
    color: '#b4c3b2',
    screen: { art: 'folds', hue: 182, dark: false, seed: 15 },
  },
  'redmi-pad-2-wi-fi-graphite-grey': {
    device: 'tablet',
    color: '#5a5d63',
    screen: { art: 'ribbon', hue: 20, dark: true, seed: 61 },
  },
  'xiaomi-smart-tv-x-series-4k-108-cm-43-inch': {
    ...xiaomiTvXSeries,
    screen: { art: 'ribbon', hue: 200, dark: true, seed: 80 },
  },
  'xiaomi-smart-tv-x-series-4k-125-cm-50-inch': {
    ...xiaomiTvXSeries,
    screen: { art: 'ribbon', hue: 232, dark: true, seed: 81 },
  },
  'xiaomi-smart-tv-x-series-4k-138-cm-55-inch': {
    ...xiaomiTvXSeries,
    screen: { art: 'ribbon', hue: 264, dark: true, seed: 82 },
  },
  'redmi-smart-fire-tv-80-cm-32-inch': {
    device: 'tv',
    stand: 'feet',
    color: '#2b2c30',
    screen: { art: 'aurora', hue: 30, dark: true, seed: 17 },
  },
  'redmi-buds-6-ivy-green': { ...redmiBuds6, tip: '#3c5347', color: '#4f6b5d' },
  'redmi-buds-6-titan-white': { ...redmiBuds6, tip: '#d6d7d9', color: '#eeeeec' },
  'redmi-watch-5-active-midnight-black': {
    device: 'smartwatch',
    shape: 'square',
    strap: '#222327',
    dial: 'digital',
    color: '#2a2b2f',
    screen: { art: 'dots', hue: 45, dark: false, seed: 60 },
  },
  'mi-portable-bluetooth-speaker-16-w-blue': { device: 'speaker', form: 'tower', accent: '#ef7d4f', color: '#345a86' },
  'xiaomi-power-bank-4i-20-000-mah-33-w': {
    device: 'powerbank',
    form: 'plain',
    build: 'thick',
    accent: '#f0883e',
    color: '#2c2e33',
  },
  'xiaomi-power-bank-4i-10-000-mah-22-5-w-blue': { ...xiaomiPowerbank4i10000, accent: '#6fb7ff', color: '#38598a' },
  'xiaomi-power-bank-4i-10-000-mah-22-5-w-black': { ...xiaomiPowerbank4i10000, accent: '#f0883e', color: '#2b2c30' },
  'xiaomi-67-w-charger-with-cable': { device: 'charger', ports: 2, accent: '#f26b2a', color: '#f3f3f1' },
  'mi-braided-usb-type-c-cable-1-m-red': {
    device: 'cable',
    ends: 'a-c',
    braided: true,
    plug: '#c9cbce',
    color: '#b8322c',
  },
};
