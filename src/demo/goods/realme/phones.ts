import type { DemoFamily } from '#demo/goods/family.ts';
import { memory } from '#demo/goods/memory.ts';
import { realmeIndia } from '#demo/goods/parties.ts';

const realme = {
  brand: 'realme',
  kind: 'smartphone',
  seller: 'deccan-mobiles',
  generic: 'Mobile phone',
  warrantyMonths: 12,
  origin: 'India',
  maker: realmeIndia,
} as const;

const box = { Contents: 'Phone, charger, USB-C cable, case, SIM tool' };

export const realmePhones: DemoFamily[] = [
  {
    ...realme,
    id: 'realme-gt-7-pro',
    name: 'realme GT 7 Pro',
    section: 'trending',
    sku: 'RGT7P',
    bis: 'R-41033701',
    description:
      'A flagship chip at last year’s price, in a body that can take photos under water. The 120 W charger fills it over a cup of tea. It can get warm in long games.',
    highlights: [
      'Snapdragon 8 Elite',
      '120 W charger in the box',
      '3x periscope telephoto',
      'IP68 and IP69, underwater mode',
    ],
    specs: {
      Display: {
        Size: '17.22 cm (6.78 inch) LTPO AMOLED',
        Resolution: '2780 × 1264 pixels',
        'Refresh rate': '1 to 120 Hz',
      },
      Performance: { Chip: 'Snapdragon 8 Elite', System: 'realme UI 6.0, Android 15' },
      Camera: {
        Main: '50 MP, f/1.8, OIS',
        Telephoto: '50 MP periscope, 3x, OIS',
        'Ultra-wide': '8 MP',
        Front: '16 MP',
      },
      Battery: { Capacity: '5,800 mAh', Wired: '120 W' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 7, Bluetooth 5.4, NFC' },
      Body: { Weight: '222 g', Protection: 'IP68 and IP69' },
      'In the box': box,
    },
    colours: [
      { name: 'Mars Orange', hex: '#c9582f', second: '#b9774f', art: 'dunes', hue: 45, dark: true },
      { name: 'Galaxy Grey', hex: '#5a5d63', second: '#7c7f85', art: 'aurora', hue: 262, dark: true },
    ],
    sizes: [
      { label: '12 GB, 256 GB', mrp: 69999, sale: 54999, specs: memory('12 GB LPDDR5X', '256 GB UFS 4.0') },
      { label: '16 GB, 512 GB', mrp: 75999, sale: 60999, specs: memory('16 GB LPDDR5X', '512 GB UFS 4.0') },
    ],
    variants: [
      { colour: 'Mars Orange', size: '12 GB, 256 GB', stock: 32 },
      { colour: 'Galaxy Grey', size: '16 GB, 512 GB', stock: 13 },
    ],
    drawing: ({ color, second, screen }) => ({
      device: 'smartphone',
      camera: 'square',
      lenses: 3,
      edge: 'curved',
      build: 'large',
      frame: second,
      color,
      screen,
    }),
  },
  {
    ...realme,
    id: 'realme-14-pro-plus',
    name: 'realme 14 Pro+ 5G',
    section: 'top-deals',
    sku: 'R14PP',
    bis: 'R-41033714',
    description:
      'The Pearl White back turns blue in the cold, and the 3x periscope camera takes portraits that are rare at this price. The screen is curved on all four sides, so choose your case with care.',
    highlights: [
      '3x periscope camera',
      '6,000 mAh, 80 W charger',
      'IP66, IP68 and IP69',
      'Three flashes for warm night portraits',
    ],
    specs: {
      Display: {
        Size: '17.35 cm (6.83 inch) AMOLED, curved',
        Resolution: '2800 × 1272 pixels',
        'Refresh rate': '120 Hz',
      },
      Performance: { Chip: 'Snapdragon 7s Gen 3', System: 'realme UI 6.0, Android 15' },
      Camera: {
        Main: '50 MP, f/1.88, OIS',
        Telephoto: '50 MP periscope, 3x, OIS',
        'Ultra-wide': '8 MP',
        Front: '32 MP',
      },
      Battery: { Capacity: '6,000 mAh', Wired: '80 W' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 6, Bluetooth 5.2' },
      Body: { Protection: 'IP66, IP68 and IP69' },
      'In the box': box,
    },
    colours: [
      { name: 'Pearl White', hex: '#e8eaea', second: '#d9c9a5', art: 'petals', hue: 220 },
      { name: 'Suede Grey', hex: '#74777b', second: '#c9b68f', art: 'ribbon', hue: 290, dark: true },
      { name: 'Bikaner Purple', hex: '#6d4a78', second: '#cdb58a', art: 'orb', hue: 320, dark: true },
    ],
    sizes: [
      { label: '8 GB, 128 GB', mrp: 34999, sale: 27999, specs: memory('8 GB', '128 GB') },
      { label: '8 GB, 256 GB', mrp: 36999, sale: 29999, specs: memory('8 GB', '256 GB') },
    ],
    variants: [
      { colour: 'Pearl White', size: '8 GB, 128 GB', stock: 60 },
      { colour: 'Suede Grey', size: '8 GB, 256 GB', stock: 39 },
      { colour: 'Bikaner Purple', size: '8 GB, 256 GB', stock: 6 },
    ],
    drawing: ({ color, second, screen }) => ({
      device: 'smartphone',
      camera: 'circle',
      lenses: 3,
      edge: 'curved',
      finish: 'matte',
      ring: second,
      color,
      screen,
    }),
  },
  {
    ...realme,
    id: 'realme-p3',
    name: 'realme P3 5G',
    section: 'trending',
    sku: 'RP3',
    description:
      'Built for long rides and longer games: a 6,000 mAh battery, a bright AMOLED screen, and protection for the monsoon. The main camera takes good photos by day.',
    highlights: ['Snapdragon 6 Gen 4', '6,000 mAh, 45 W', 'AMOLED at 120 Hz', 'IP69'],
    specs: {
      Display: { Size: '16.94 cm (6.67 inch) AMOLED', Resolution: '2400 × 1080 pixels', 'Refresh rate': '120 Hz' },
      Performance: { Chip: 'Snapdragon 6 Gen 4', System: 'realme UI 6.0, Android 15' },
      Camera: { Main: '50 MP, f/1.8', Front: '16 MP' },
      Battery: { Capacity: '6,000 mAh', Wired: '45 W' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 6, Bluetooth 5.2' },
      Body: { Weight: '194 g', Protection: 'IP66, IP68 and IP69' },
      'In the box': box,
    },
    colours: [
      { name: 'Nebula Pink', hex: '#e5b9c4', art: 'folds', hue: 350 },
      { name: 'Comet Grey', hex: '#585c62', art: 'dots', hue: 190, dark: true },
    ],
    sizes: [
      { label: '6 GB, 128 GB', mrp: 19999, sale: 15999, specs: memory('6 GB', '128 GB') },
      { label: '8 GB, 256 GB', mrp: 22999, sale: 18999, specs: memory('8 GB', '256 GB') },
    ],
    variants: [
      { colour: 'Nebula Pink', size: '6 GB, 128 GB', stock: 115 },
      { colour: 'Comet Grey', size: '8 GB, 256 GB', stock: 73 },
    ],
    drawing: ({ color, screen }) => ({
      device: 'smartphone',
      camera: 'pill',
      lenses: 2,
      finish: 'gloss',
      color,
      screen,
    }),
  },
];
