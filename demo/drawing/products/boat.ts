import type { Drawing } from '#demo/drawing/devices/drawing.ts';

const boatAirdopes141 = { device: 'earbuds', bud: 'stem', shape: 'pebble', finish: 'matte' } as const;
const boatNirvanaIon = { device: 'earbuds', bud: 'bean', shape: 'square', finish: 'matte' } as const;
const boatRockerz255ProPlus = { device: 'neckband' } as const;
const boatRockerz551Anc = { device: 'headphones', cups: 'round', accent: '#c9a35a' } as const;
const boatRockerz450 = { device: 'headphones', cups: 'on-ear' } as const;
const boatStone352Pro = { device: 'speaker', form: 'barrel' } as const;
const boatLunarDiscovery = { device: 'smartwatch', shape: 'round', dial: 'art' } as const;
const boatA325Cable = { device: 'cable', ends: 'a-c', braided: true } as const;

/** What the pictures of boAt products show, by their slugs. */
export const boat: Readonly<Record<string, Drawing>> = {
  'boat-airdopes-141-42-hours-playback-bold-black': { ...boatAirdopes141, accent: '#c9a35a', color: '#28292c' },
  'boat-airdopes-141-42-hours-playback-cider-cyan': { ...boatAirdopes141, accent: '#e6e6e3', color: '#7fb7b8' },
  'boat-airdopes-141-42-hours-playback-pure-white': { ...boatAirdopes141, accent: '#c9cbce', color: '#f0f0ee' },
  'boat-nirvana-ion-120-hours-playback-charcoal-black': { ...boatNirvanaIon, accent: '#8f9399', color: '#37393d' },
  'boat-nirvana-ion-120-hours-playback-ivory-white': { ...boatNirvanaIon, accent: '#cbb994', color: '#ece7dc' },
  'boat-rockerz-255-pro-plus-neckband-active-black': { ...boatRockerz255ProPlus, accent: '#e0513f', color: '#25272b' },
  'boat-rockerz-255-pro-plus-neckband-teal-green': { ...boatRockerz255ProPlus, accent: '#c9cbce', color: '#1f6f6b' },
  'boat-rockerz-551-anc-over-ear-headphones-stellar-black': {
    ...boatRockerz551Anc,
    cushion: '#1d1e21',
    color: '#27282c',
  },
  'boat-rockerz-551-anc-over-ear-headphones-oceanic-blue': {
    ...boatRockerz551Anc,
    cushion: '#223450',
    color: '#2d4568',
  },
  'boat-rockerz-450-on-ear-headphones-luscious-black': { ...boatRockerz450, accent: '#d8443c', color: '#2a2b2e' },
  'boat-rockerz-450-on-ear-headphones-hazel-beige': { ...boatRockerz450, accent: '#8c6b47', color: '#d2bfa4' },
  'boat-stone-352-pro-14-w-bluetooth-speaker-teal': { ...boatStone352Pro, accent: '#e0b04a', color: '#2c7272' },
  'boat-stone-352-pro-14-w-bluetooth-speaker-raging-black': { ...boatStone352Pro, accent: '#d8443c', color: '#2a2b2f' },
  'boat-aavante-bar-1700d-2-1-soundbar': { device: 'soundbar', sub: true, color: '#2b2d31' },
  'boat-aavante-bar-610-25-w-soundbar': { device: 'soundbar', color: '#34363b' },
  'boat-lunar-discovery-active-black': {
    ...boatLunarDiscovery,
    strap: '#232428',
    color: '#2c2d31',
    screen: { art: 'orb', hue: 20, dark: true, seed: 2 },
  },
  'boat-lunar-discovery-cherry-blossom': {
    ...boatLunarDiscovery,
    strap: '#e9c3c6',
    color: '#d9a9ac',
    screen: { art: 'petals', hue: 350, dark: false, seed: 79 },
  },
  'boat-storm-call-3-active-black': {
    device: 'smartwatch',
    shape: 'square',
    strap: '#202124',
    dial: 'rings',
    color: '#2a2b2e',
  },
  'boat-energyshroom-pb300-10-000-mah-22-5-w-blue': {
    device: 'powerbank',
    form: 'display',
    build: 'slim',
    accent: '#6fb7ff',
    color: '#2f4f86',
  },
  'boat-a325-type-c-cable-1-5-m-carbon-black': { ...boatA325Cable, plug: '#9b9ea3', color: '#2d2e31' },
  'boat-a325-type-c-cable-1-5-m-martian-red': { ...boatA325Cable, plug: '#3a3c41', color: '#c23b34' },
};
