import type { Drawing } from '#demo/drawing/devices/drawing.ts';

const nothingPhone3a = { device: 'smartphone', camera: 'bar', lenses: 3, finish: 'transparent' } as const;
const nothingPhone3 = { device: 'smartphone', camera: 'row', lenses: 3, finish: 'transparent' } as const;
const cmfPhone2Pro = { device: 'smartphone', camera: 'row', lenses: 3, corners: 'tight', frame: '#d9dadc' } as const;
const nothingHeadphone1 = { device: 'headphones', cups: 'square', accent: '#d8443c' } as const;
const cmfWatchPro2 = { device: 'smartwatch', shape: 'round', dial: 'art' } as const;
const cmfBudsPro2 = { device: 'earbuds', bud: 'stem', finish: 'matte', shape: 'square' } as const;

/** What the pictures of Nothing products show, by their slugs. */
export const nothing: Readonly<Record<string, Drawing>> = {
  'nothing-phone-3a-8-gb-128-gb-white': {
    ...nothingPhone3a,
    color: '#e9ebe8',
    screen: { art: 'dots', hue: 20, dark: true, seed: 4 },
  },
  'nothing-phone-3a-8-gb-128-gb-blue': {
    ...nothingPhone3a,
    color: '#a9bfd0',
    screen: { art: 'dots', hue: 230, dark: true, seed: 40 },
  },
  'nothing-phone-3a-8-gb-256-gb-black': {
    ...nothingPhone3a,
    color: '#2a2c31',
    screen: { art: 'rings', hue: 62, dark: true, seed: 85 },
  },
  'nothing-phone-3-12-gb-256-gb-white': {
    ...nothingPhone3,
    color: '#eceded',
    screen: { art: 'orb', hue: 20, dark: true, seed: 29 },
  },
  'nothing-phone-3-12-gb-256-gb-black': {
    ...nothingPhone3,
    color: '#26282c',
    screen: { art: 'dots', hue: 262, dark: true, seed: 20 },
  },
  'cmf-phone-2-pro-8-gb-128-gb-orange': {
    ...cmfPhone2Pro,
    color: '#e2673a',
    screen: { art: 'dunes', hue: 40, dark: false, seed: 73 },
  },
  'cmf-phone-2-pro-8-gb-256-gb-light-green': {
    ...cmfPhone2Pro,
    color: '#c9d8c5',
    screen: { art: 'folds', hue: 177, dark: false, seed: 26 },
  },
  'nothing-headphone-1-white': { ...nothingHeadphone1, cushion: '#2d2e31', color: '#e6e6e3' },
  'nothing-headphone-1-black': { ...nothingHeadphone1, cushion: '#1e1f22', color: '#2a2b2e' },
  'nothing-ear-a-yellow': {
    device: 'earbuds',
    bud: 'stem',
    finish: 'transparent',
    shape: 'square',
    tip: '#2c2d30',
    color: '#ecc94b',
  },
  'cmf-watch-pro-2-ash-grey': {
    ...cmfWatchPro2,
    strap: '#9da1a6',
    color: '#a6a9ad',
    screen: { art: 'rings', hue: 30, dark: true, seed: 61 },
  },
  'cmf-watch-pro-2-orange': {
    ...cmfWatchPro2,
    strap: '#d9643a',
    color: '#3b3c40',
    screen: { art: 'dots', hue: 45, dark: true, seed: 10 },
  },
  'cmf-buds-pro-2-dark-grey': { ...cmfBudsPro2, case: '#3a3d42', color: '#46494e' },
  'cmf-buds-pro-2-orange': { ...cmfBudsPro2, case: '#d85f32', color: '#e06a3c' },
  'cmf-power-65-w-gan-charger-dark-grey': { device: 'charger', ports: 3, accent: '#e06a3c', color: '#3f4247' },
};
