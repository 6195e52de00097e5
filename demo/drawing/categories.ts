import type { PicturedCategory } from '#demo/categories.ts';
import type { Drawing } from '#demo/drawing/devices/drawing.ts';

const phone = { device: 'smartphone', camera: 'pill', lenses: 2, cutout: 'island', color: '#5b7fae' } as const;

/** What the pictures of categories show: devices of no brand, in colours that are told apart when they are small. */
export const categoryDrawings: Readonly<Record<PicturedCategory, Drawing>> = {
  mobiles: { ...phone, color: '#cf6a5a', camera: 'square', screen: { art: 'orb', hue: 15, dark: true, seed: 17 } },
  'mobile-accessories': { device: 'charger', color: '#eceded', form: 'puck' },
  computers: {
    device: 'laptop',
    color: '#3b3d42',
    backlight: '#7fd0c8',
    screen: { art: 'ribbon', hue: 170, dark: true, seed: 19 },
  },
  'tv-and-video': { device: 'tv', stand: 'pedestal', screen: { art: 'dunes', hue: 25, dark: false, seed: 23 } },
  smartphone: { ...phone, screen: { art: 'ribbon', hue: 220, dark: true, seed: 3 } },
  tablet: { device: 'tablet', color: '#b7a3c7', screen: { art: 'dunes', hue: 30, dark: false, seed: 5 }, pen: true },
  laptop: { device: 'laptop', color: '#c3c7cc', screen: { art: 'folds', hue: 200, dark: false, seed: 7 } },
  audio: { device: 'headphones', color: '#2d5f5a', cushion: '#234a46', accent: '#d9b45c' },
  wearable: { device: 'smartwatch', shape: 'round', color: '#3a3c40', strap: '#c8603a', dial: 'analog' },
  tv: { device: 'tv', screen: { art: 'orb', hue: 280, dark: true, seed: 11 } },
  charger: { device: 'charger', color: '#eceded', ports: 2, accent: '#d8843c' },
  cable: { device: 'cable', color: '#b03a36', braided: true },
  powerbank: { device: 'powerbank', color: '#34507e', form: 'display', accent: '#6fb7ff' },
  case: {
    device: 'case',
    color: '#e0a13c',
    phone: { ...phone, screen: { art: 'petals', hue: 40, dark: false, seed: 13 } },
  },
  other: { device: 'tag', form: 'disc', color: '#e8e8e6' },
};
