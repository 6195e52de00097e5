import type { Drawing } from '#demo/drawing/devices/drawing.ts';

const iphone16ProMax = { device: 'smartphone', camera: 'square', lenses: 3, cutout: 'island', build: 'large' } as const;
const iphone17 = { device: 'smartphone', camera: 'pill', lenses: 2, cutout: 'island' } as const;
const iphone16 = { device: 'smartphone', camera: 'pill', lenses: 2, cutout: 'island', finish: 'gloss' } as const;
const macbookAir13M4 = { device: 'laptop', notch: true } as const;
const ipadAir11M3 = { device: 'tablet' } as const;
const airpodsMaxUsbC = { device: 'headphones', cups: 'square', metal: '#c9cacc' } as const;
const appleWatchSeries10 = { device: 'smartwatch', shape: 'square' } as const;
const iphone16SiliconeCase = { device: 'case', magnetic: true } as const;

/** What the pictures of Apple products show, by their slugs. */
export const apple: Readonly<Record<string, Drawing>> = {
  'iphone-16-pro-max-256-gb-natural-titanium': {
    ...iphone16ProMax,
    color: '#b9ae9f',
    frame: '#a89c8c',
    screen: { art: 'ribbon', hue: 245, dark: true, seed: 40 },
  },
  'iphone-16-pro-max-256-gb-desert-titanium': {
    ...iphone16ProMax,
    color: '#c4a68a',
    frame: '#b59276',
    screen: { art: 'dunes', hue: 45, dark: false, seed: 12 },
  },
  'iphone-16-pro-max-256-gb-black-titanium': {
    ...iphone16ProMax,
    color: '#3b3b3d',
    frame: '#55555a',
    screen: { art: 'orb', hue: 262, dark: true, seed: 75 },
  },
  'iphone-16-pro-max-512-gb-white-titanium': {
    ...iphone16ProMax,
    color: '#e9e6e1',
    frame: '#cfcbc4',
    screen: { art: 'folds', hue: 262, dark: false, seed: 9 },
  },
  'iphone-17-256-gb-mist-blue': {
    ...iphone17,
    color: '#9fb3c9',
    screen: { art: 'aurora', hue: 240, dark: false, seed: 2 },
  },
  'iphone-17-256-gb-lavender': {
    ...iphone17,
    color: '#d6cbe3',
    screen: { art: 'petals', hue: 310, dark: false, seed: 87 },
  },
  'iphone-17-512-gb-sage': { ...iphone17, color: '#a9b59a', screen: { art: 'folds', hue: 172, dark: false, seed: 2 } },
  'iphone-16-128-gb-ultramarine': {
    ...iphone16,
    color: '#5f74d8',
    screen: { art: 'ribbon', hue: 280, dark: true, seed: 34 },
  },
  'iphone-16-128-gb-teal': {
    ...iphone16,
    color: '#8fbab4',
    screen: { art: 'aurora', hue: 190, dark: false, seed: 79 },
  },
  'iphone-16-128-gb-pink': {
    ...iphone16,
    color: '#f0a8cf',
    screen: { art: 'petals', hue: 350, dark: false, seed: 83 },
  },
  'iphone-16-256-gb-black': { ...iphone16, color: '#2c2d30', screen: { art: 'rings', hue: 262, dark: true, seed: 34 } },
  'iphone-16e-128-gb-white': {
    device: 'smartphone',
    camera: 'pill',
    lenses: 1,
    build: 'slim',
    color: '#f1f1ef',
    screen: { art: 'orb', hue: 20, dark: false, seed: 2 },
  },
  'macbook-air-13-inch-m4-16-gb-256-gb-sky-blue': {
    ...macbookAir13M4,
    color: '#c3d0dc',
    screen: { art: 'folds', hue: 235, dark: false, seed: 65 },
  },
  'macbook-air-13-inch-m4-16-gb-256-gb-silver': {
    ...macbookAir13M4,
    color: '#d4d6d8',
    screen: { art: 'dunes', hue: 30, dark: false, seed: 79 },
  },
  'macbook-air-13-inch-m4-16-gb-512-gb-midnight': {
    ...macbookAir13M4,
    color: '#2e3642',
    screen: { art: 'ribbon', hue: 294, dark: true, seed: 81 },
  },
  'macbook-pro-14-inch-m4-16-gb-512-gb-space-black': {
    device: 'laptop',
    notch: true,
    color: '#2f3033',
    screen: { art: 'aurora', hue: 300, dark: true, seed: 83 },
  },
  'ipad-air-11-inch-m3-wi-fi-128-gb-starlight': {
    ...ipadAir11M3,
    color: '#e6dfd3',
    screen: { art: 'dunes', hue: 60, dark: false, seed: 43 },
  },
  'ipad-air-11-inch-m3-wi-fi-256-gb-purple': {
    ...ipadAir11M3,
    color: '#d3cbdc',
    screen: { art: 'petals', hue: 342, dark: false, seed: 56 },
  },
  'ipad-11th-generation-a16-wi-fi-128-gb-yellow': {
    device: 'tablet',
    color: '#f2dd84',
    screen: { art: 'petals', hue: 90, dark: false, seed: 45 },
  },
  'airpods-4-with-active-noise-cancellation': { device: 'earbuds', bud: 'stem', shape: 'square', color: '#f4f4f2' },
  'airpods-pro-3': { device: 'earbuds', bud: 'stem', tip: '#d9dadb', color: '#f6f6f4' },
  'airpods-max-usb-c-midnight': { ...airpodsMaxUsbC, cushion: '#3a414d', color: '#2b313b' },
  'airpods-max-usb-c-starlight': { ...airpodsMaxUsbC, cushion: '#d8cfbf', color: '#e6dfd2' },
  'apple-watch-series-10-gps-46-mm-jet-black': {
    ...appleWatchSeries10,
    strap: '#232427',
    dial: 'rings',
    color: '#232427',
    screen: { art: 'rings', hue: 294, dark: false, seed: 16 },
  },
  'apple-watch-series-10-gps-42-mm-rose-gold': {
    ...appleWatchSeries10,
    strap: '#ecd3cb',
    dial: 'art',
    color: '#e3b9a6',
    screen: { art: 'petals', hue: 20, dark: false, seed: 49 },
  },
  'apple-20-w-usb-c-power-adapter': { device: 'charger', ports: 1, color: '#f5f5f3' },
  'apple-magsafe-charger-1-m': { device: 'charger', form: 'puck', color: '#f1f1ef' },
  'apple-60-w-usb-c-charge-cable-1-m': {
    device: 'cable',
    ends: 'c-c',
    braided: true,
    plug: '#fafaf8',
    color: '#f0f0ee',
  },
  'iphone-16-silicone-case-with-magsafe-ultramarine': {
    ...iphone16SiliconeCase,
    phone: {
      device: 'smartphone',
      camera: 'pill',
      lenses: 2,
      cutout: 'island',
      color: '#2c2d30',
      screen: { art: 'ribbon', hue: 280, dark: false, seed: 3 },
    },
    color: '#5b6fd1',
  },
  'iphone-16-silicone-case-with-magsafe-fuchsia': {
    ...iphone16SiliconeCase,
    phone: {
      device: 'smartphone',
      camera: 'pill',
      lenses: 2,
      cutout: 'island',
      color: '#f0a8cf',
      screen: { art: 'petals', hue: 350, dark: false, seed: 82 },
    },
    color: '#c2387c',
  },
  'iphone-16-pro-max-clear-case-with-magsafe': {
    device: 'case',
    finish: 'transparent',
    magnetic: true,
    phone: {
      device: 'smartphone',
      camera: 'square',
      lenses: 3,
      cutout: 'island',
      build: 'large',
      color: '#b9ae9f',
      screen: { art: 'ribbon', hue: 245, dark: true, seed: 81 },
    },
    color: '#dfe3e6',
  },
  'apple-pencil-pro': { device: 'stylus', color: '#f6f6f5' },
  'apple-airtag': { device: 'tag', form: 'disc', color: '#f4f4f3' },
};
