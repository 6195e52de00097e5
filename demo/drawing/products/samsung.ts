import type { Drawing } from '#demo/drawing/devices/drawing.ts';

const galaxyS25Ultra = { device: 'smartphone', camera: 'row', lenses: 4, build: 'large', corners: 'tight' } as const;
const galaxyS25 = { device: 'smartphone', camera: 'row', lenses: 3, build: 'slim' } as const;
const galaxyA56 = { device: 'smartphone', camera: 'strip', lenses: 3 } as const;
const galaxyA16 = { device: 'smartphone', camera: 'row', lenses: 3, finish: 'gloss' } as const;
const galaxyTabS10Fe = { device: 'tablet', pen: true } as const;
const samsungCrystal4kVivid = { device: 'tv', stand: 'feet', color: '#26282c' } as const;
const galaxyWatch7 = { device: 'smartwatch', shape: 'round', dial: 'digital' } as const;
const samsung25wAdapter = { device: 'charger', ports: 1 } as const;
const galaxyS25UltraSiliconeCase = { device: 'case' } as const;

/** What the pictures of Samsung products show, by their slugs. */
export const samsung: Readonly<Record<string, Drawing>> = {
  'galaxy-s25-ultra-5g-12-gb-256-gb-titanium-grey': {
    ...galaxyS25Ultra,
    color: '#9a9894',
    frame: '#a8a49e',
    screen: { art: 'folds', hue: 205, dark: true, seed: 17 },
  },
  'galaxy-s25-ultra-5g-12-gb-256-gb-titanium-silverblue': {
    ...galaxyS25Ultra,
    color: '#a9b7c6',
    frame: '#b9c2cc',
    screen: { art: 'ribbon', hue: 235, dark: false, seed: 76 },
  },
  'galaxy-s25-ultra-5g-12-gb-512-gb-titanium-black': {
    ...galaxyS25Ultra,
    color: '#34363a',
    frame: '#4a4c50',
    screen: { art: 'aurora', hue: 317, dark: true, seed: 31 },
  },
  'galaxy-s25-5g-12-gb-256-gb-icy-blue': {
    ...galaxyS25,
    color: '#b7cde2',
    screen: { art: 'aurora', hue: 230, dark: false, seed: 38 },
  },
  'galaxy-s25-5g-12-gb-256-gb-navy': {
    ...galaxyS25,
    color: '#2f3c56',
    screen: { art: 'dunes', hue: 280, dark: true, seed: 61 },
  },
  'galaxy-s25-5g-12-gb-512-gb-mint': {
    ...galaxyS25,
    color: '#c6dbcf',
    screen: { art: 'folds', hue: 197, dark: false, seed: 85 },
  },
  'galaxy-a56-5g-8-gb-128-gb-awesome-graphite': {
    ...galaxyA56,
    color: '#4b4e55',
    screen: { art: 'rings', hue: 300, dark: true, seed: 66 },
  },
  'galaxy-a56-5g-8-gb-128-gb-awesome-olive': {
    ...galaxyA56,
    color: '#767b62',
    screen: { art: 'ribbon', hue: 130, dark: true, seed: 11 },
  },
  'galaxy-a56-5g-8-gb-256-gb-awesome-light-grey': {
    ...galaxyA56,
    color: '#cfd2d6',
    screen: { art: 'orb', hue: 62, dark: false, seed: 17 },
  },
  'galaxy-a16-5g-8-gb-128-gb-blue-black': {
    ...galaxyA16,
    color: '#2d3344',
    screen: { art: 'dots', hue: 262, dark: true, seed: 66 },
  },
  'galaxy-a16-5g-8-gb-128-gb-light-green': {
    ...galaxyA16,
    color: '#cfe0cf',
    screen: { art: 'petals', hue: 150, dark: false, seed: 10 },
  },
  'galaxy-tab-s10-fe-wi-fi-8-gb-128-gb-grey': {
    ...galaxyTabS10Fe,
    color: '#7c7f84',
    screen: { art: 'aurora', hue: 200, dark: true, seed: 8 },
  },
  'galaxy-tab-s10-fe-wi-fi-8-gb-128-gb-silver': {
    ...galaxyTabS10Fe,
    color: '#d2d4d6',
    screen: { art: 'ribbon', hue: 330, dark: false, seed: 17 },
  },
  'galaxy-tab-a9-plus-wi-fi-graphite': {
    device: 'tablet',
    color: '#4f5359',
    screen: { art: 'petals', hue: 20, dark: true, seed: 77 },
  },
  'galaxy-book4-15-6-inch-core-5-16-gb-512-gb-grey': {
    device: 'laptop',
    keys: '#6d7076',
    color: '#6d7076',
    screen: { art: 'folds', hue: 290, dark: true, seed: 25 },
  },
  'samsung-crystal-4k-vivid-smart-tv-108-cm-43-inch': {
    ...samsungCrystal4kVivid,
    screen: { art: 'dunes', hue: 300, dark: true, seed: 3 },
  },
  'samsung-crystal-4k-vivid-smart-tv-138-cm-55-inch': {
    ...samsungCrystal4kVivid,
    screen: { art: 'dunes', hue: 332, dark: true, seed: 4 },
  },
  'samsung-crystal-4k-vivid-smart-tv-163-cm-65-inch': {
    ...samsungCrystal4kVivid,
    screen: { art: 'dunes', hue: 4, dark: true, seed: 5 },
  },
  'galaxy-watch7-bluetooth-44-mm-green': {
    ...galaxyWatch7,
    strap: '#4d5746',
    color: '#3b4238',
    screen: { art: 'ribbon', hue: 172, dark: false, seed: 41 },
  },
  'galaxy-watch7-bluetooth-40-mm-cream': {
    ...galaxyWatch7,
    strap: '#efe7da',
    color: '#e8dfcf',
    screen: { art: 'ribbon', hue: 70, dark: false, seed: 1 },
  },
  'galaxy-fit3-grey': {
    device: 'smartwatch',
    shape: 'capsule',
    strap: '#3a3c40',
    dial: 'art',
    color: '#4a4c51',
    screen: { art: 'dots', hue: 262, dark: true, seed: 21 },
  },
  'galaxy-buds3-pro-silver': {
    device: 'earbuds',
    bud: 'stem',
    shape: 'square',
    finish: 'matte',
    tip: '#8b8f96',
    color: '#b9bcc1',
  },
  'samsung-hw-c45e-2-1-soundbar-with-wireless-subwoofer': { device: 'soundbar', sub: true, color: '#2f3136' },
  'samsung-25-w-usb-c-travel-adapter-black': { ...samsung25wAdapter, color: '#2a2b2e' },
  'samsung-25-w-usb-c-travel-adapter-white': { ...samsung25wAdapter, color: '#f2f2f0' },
  'samsung-45-w-usb-c-travel-adapter-with-cable': { device: 'charger', ports: 1, color: '#26272a' },
  'samsung-usb-c-to-usb-c-cable-5-a-1-8-m-black': { device: 'cable', ends: 'c-c', color: '#2b2c2f' },
  'samsung-25-w-power-bank-10-000-mah-beige': { device: 'powerbank', form: 'plain', build: 'slim', color: '#d9cfbf' },
  'galaxy-s25-ultra-silicone-case-denim': {
    ...galaxyS25UltraSiliconeCase,
    phone: {
      device: 'smartphone',
      camera: 'row',
      lenses: 4,
      build: 'large',
      corners: 'tight',
      color: '#34363a',
      screen: { art: 'aurora', hue: 262, dark: true, seed: 28 },
    },
    color: '#4c6284',
  },
  'galaxy-s25-ultra-silicone-case-peach': {
    ...galaxyS25UltraSiliconeCase,
    phone: {
      device: 'smartphone',
      camera: 'row',
      lenses: 4,
      build: 'large',
      corners: 'tight',
      color: '#b9c2cc',
      screen: { art: 'dunes', hue: 30, dark: false, seed: 83 },
    },
    color: '#edb89f',
  },
  'galaxy-smarttag2-black': { device: 'tag', form: 'loop', color: '#2c2d30' },
};
