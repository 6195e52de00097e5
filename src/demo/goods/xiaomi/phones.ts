import type { DemoFamily } from '#demo/goods/family.ts';
import { memory } from '#demo/goods/memory.ts';
import { xiaomiIndia } from '#demo/goods/parties.ts';

const xiaomi = {
  brand: 'xiaomi',
  kind: 'smartphone',
  seller: 'sp-road-electronics',
  generic: 'Mobile phone',
  warrantyMonths: 12,
  origin: 'India',
  maker: xiaomiIndia,
} as const;

export const xiaomiPhones: DemoFamily[] = [
  {
    brand: 'xiaomi',
    kind: 'smartphone',
    seller: 'sp-road-electronics',
    generic: 'Mobile phone',
    warrantyMonths: 12,
    id: 'xiaomi-15',
    name: 'Xiaomi 15',
    section: 'featured',
    sku: 'XM15',
    description:
      'A compact flagship with a Leica-tuned camera that keeps shadows and colours natural. It comes with 512 GB of storage. It can get warm in long games, but cools down quickly.',
    highlights: [
      'Snapdragon 8 Elite',
      'Three 50 MP cameras with Leica',
      '90 W wired, 50 W wireless',
      '191 g with a 5,240 mAh battery',
    ],
    specs: {
      Display: {
        Size: '16.15 cm (6.36 inch) LTPO AMOLED',
        Resolution: '2670 × 1200 pixels',
        'Refresh rate': '1 to 120 Hz',
        'Peak brightness': '3,200 nits',
      },
      Performance: { Chip: 'Snapdragon 8 Elite', System: 'HyperOS 2, Android 15' },
      Camera: {
        Main: '50 MP, f/1.62, OIS',
        Telephoto: '50 MP, 60 mm equivalent, OIS',
        'Ultra-wide': '50 MP, f/2.2',
        Front: '32 MP',
      },
      Battery: { Capacity: '5,240 mAh', Wired: '90 W', Wireless: '50 W' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 7, Bluetooth 6.0, NFC' },
      Body: { Weight: '191 g', Protection: 'IP68' },
      'In the box': { Contents: 'Phone, 90 W charger, USB-C cable, case, SIM tool' },
    },
    colours: [
      { name: 'Green', hex: '#8fa394', art: 'folds', hue: 160, dark: true },
      { name: 'White', hex: '#f0f0ed', art: 'aurora', hue: 30 },
    ],
    sizes: [{ label: '12 GB, 512 GB', mrp: 79999, sale: 62999, specs: memory('12 GB LPDDR5X', '512 GB UFS 4.0') }],
    variants: [
      { colour: 'Green', size: '12 GB, 512 GB', stock: 18 },
      { colour: 'White', size: '12 GB, 512 GB', stock: 11 },
    ],
    drawing: ({ color, screen }) => ({
      device: 'smartphone',
      camera: 'square',
      lenses: 3,
      build: 'slim',
      finish: 'gloss',
      color,
      screen,
    }),
  },
  {
    ...xiaomi,
    id: 'redmi-note-14-pro-plus',
    name: 'Redmi Note 14 Pro+ 5G',
    section: 'top-deals',
    sku: 'RN14PP',
    bis: 'R-41007414',
    description:
      'The Redmi Note you can rinse under a tap. A curved 1.5K screen, a 2.5x telephoto camera, and a 90 W charger in the box that fills the 6,200 mAh battery before breakfast is over.',
    highlights: [
      '6,200 mAh and a 90 W charger in the box',
      '2.5x telephoto',
      'IP68 and Gorilla Glass Victus 2',
      '1.5K curved AMOLED',
    ],
    specs: {
      Display: {
        Size: '16.94 cm (6.67 inch) AMOLED, curved',
        Resolution: '2712 × 1220 pixels',
        'Refresh rate': '120 Hz',
        'Peak brightness': '3,000 nits',
      },
      Performance: { Chip: 'Snapdragon 7s Gen 3', System: 'HyperOS, Android 14, upgradable' },
      Camera: { Main: '50 MP, f/1.6, OIS', Telephoto: '50 MP 2.5x', 'Ultra-wide': '8 MP', Front: '20 MP' },
      Battery: { Capacity: '6,200 mAh', Wired: '90 W' },
      Connectivity: { Network: '5G, dual SIM', Extras: 'Infrared' },
      Body: { Protection: 'IP68', Front: 'Gorilla Glass Victus 2' },
      'In the box': { Contents: 'Phone, 90 W charger, USB-C cable, case, SIM tool' },
    },
    colours: [
      { name: 'Spectre Blue', hex: '#4a648c', art: 'ribbon', hue: 255, dark: true },
      { name: 'Phantom Purple', hex: '#a79ac4', art: 'petals', hue: 305 },
      { name: 'Titan Black', hex: '#303236', art: 'dunes', hue: 40, dark: true },
    ],
    sizes: [
      { label: '8 GB, 128 GB', mrp: 34999, sale: 27999, specs: memory('8 GB LPDDR4X', '128 GB') },
      { label: '8 GB, 256 GB', mrp: 36999, sale: 29999, specs: memory('8 GB LPDDR4X', '256 GB') },
    ],
    variants: [
      { colour: 'Spectre Blue', size: '8 GB, 256 GB', stock: 77 },
      { colour: 'Phantom Purple', size: '8 GB, 128 GB', stock: 35 },
      { colour: 'Titan Black', size: '8 GB, 256 GB', stock: 102, seller: 'deccan-mobiles' },
    ],
    drawing: ({ color, screen }) => ({
      device: 'smartphone',
      camera: 'grid',
      lenses: 3,
      edge: 'curved',
      color,
      screen,
    }),
  },
  {
    ...xiaomi,
    id: 'redmi-note-14',
    name: 'Redmi Note 14 5G',
    section: 'trending',
    sku: 'RN14',
    bis: 'R-41007410',
    description:
      'The practical Redmi Note: a bright AMOLED screen with an in-display fingerprint sensor, stereo speakers, and a charger in the box. The main camera takes steady photos at night.',
    highlights: ['AMOLED at 120 Hz, 2,100 nits', 'In-display fingerprint sensor', '45 W charger in the box', 'IP64'],
    specs: {
      Display: {
        Size: '16.94 cm (6.67 inch) AMOLED',
        Resolution: '2400 × 1080 pixels',
        'Refresh rate': '120 Hz',
        'Peak brightness': '2,100 nits',
      },
      Performance: { Chip: 'MediaTek Dimensity 7025 Ultra', System: 'HyperOS, Android 14, upgradable' },
      Camera: { Main: '50 MP, f/1.5, OIS', 'Ultra-wide': '8 MP', Macro: '2 MP', Front: '20 MP' },
      Battery: { Capacity: '5,110 mAh', Wired: '45 W' },
      Connectivity: { Network: '5G, dual SIM', Port: 'USB-C, 3.5 mm', Extras: 'Infrared' },
      Body: { Protection: 'IP64' },
      'In the box': { Contents: 'Phone, 45 W charger, USB-C cable, case, SIM tool' },
    },
    colours: [
      { name: 'Mystique White', hex: '#e9e7e4', art: 'dots', hue: 20 },
      { name: 'Titan Black', hex: '#2f3033', art: 'rings', hue: 190, dark: true },
    ],
    sizes: [
      { label: '6 GB, 128 GB', mrp: 21999, sale: 16999, specs: memory('6 GB', '128 GB') },
      { label: '8 GB, 256 GB', mrp: 24999, sale: 19999, specs: memory('8 GB', '256 GB') },
    ],
    variants: [
      { colour: 'Mystique White', size: '6 GB, 128 GB', stock: 130 },
      { colour: 'Titan Black', size: '8 GB, 256 GB', stock: 85 },
    ],
    drawing: ({ color, screen }) => ({
      device: 'smartphone',
      camera: 'square',
      lenses: 3,
      corners: 'tight',
      color,
      screen,
    }),
  },
  {
    ...xiaomi,
    id: 'redmi-a4',
    name: 'Redmi A4 5G',
    section: 'top-deals',
    sku: 'RA4',
    description:
      'One of the most affordable 5G phones, with a screen big enough for online classes. Good for calls, UPI and YouTube; heavy apps take a moment to open.',
    highlights: ['5G with a Snapdragon 4s Gen 2', '17.5 cm screen at 120 Hz', '5,160 mAh', 'microSD up to 1 TB'],
    specs: {
      Display: { Size: '17.5 cm (6.88 inch) LCD', Resolution: '1640 × 720 pixels', 'Refresh rate': '120 Hz' },
      Performance: { Chip: 'Snapdragon 4s Gen 2', System: 'HyperOS, Android 14' },
      Camera: { Main: '50 MP, f/1.8', Front: '5 MP' },
      Battery: { Capacity: '5,160 mAh', Wired: '18 W' },
      Connectivity: { Network: '5G (SA only), dual SIM', Port: 'USB-C, 3.5 mm' },
      Body: { Weight: '212 g', Unlock: 'Fingerprint on the side' },
      'In the box': { Contents: 'Phone, charger, USB-C cable, SIM tool' },
    },
    colours: [
      { name: 'Sparkle Purple', hex: '#b8a9d0', art: 'aurora', hue: 320 },
      { name: 'Starry Black', hex: '#2c2d33', art: 'orb', hue: 230, dark: true },
    ],
    sizes: [{ label: '4 GB, 128 GB', mrp: 11999, sale: 9499, specs: memory('4 GB', '128 GB') }],
    variants: [
      { colour: 'Sparkle Purple', size: '4 GB, 128 GB', stock: 154 },
      { colour: 'Starry Black', size: '4 GB, 128 GB', stock: 9 },
    ],
    drawing: ({ color, screen }) => ({
      device: 'smartphone',
      camera: 'circle',
      lenses: 2,
      finish: 'gloss',
      color,
      screen,
    }),
  },
];
