import type { DemoFamily } from '#demo/goods/family.ts';
import { memory } from '#demo/goods/memory.ts';
import { onePlusIndia } from '#demo/goods/parties.ts';

const onePlus = {
  brand: 'oneplus',
  kind: 'smartphone',
  seller: 'deccan-mobiles',
  generic: 'Mobile phone',
  warrantyMonths: 12,
  origin: 'India',
  maker: onePlusIndia,
} as const;

const box = { Contents: 'Phone, SUPERVOOC charger, Type-A to Type-C cable, case, SIM tool' };

export const onePlusPhones: DemoFamily[] = [
  {
    ...onePlus,
    id: 'oneplus-13',
    name: 'OnePlus 13',
    section: 'featured',
    sku: 'OP13',
    bis: 'R-41015013',
    description:
      'Charges in about half an hour and lasts all day. A 6,000 mAh battery, three 50 MP cameras with natural colours, and a body that handles rain and even hot water.',
    highlights: [
      'Snapdragon 8 Elite with a large vapour chamber',
      '6,000 mAh battery, 1 to 100% in about 36 minutes',
      'Three 50 MP cameras, tuned with Hasselblad',
      'IP68 and IP69: safe from dust, rain and hot water',
    ],
    specs: {
      Display: {
        Size: '17.3 cm (6.82 inch) LTPO AMOLED',
        Resolution: '3168 × 1440 pixels',
        'Refresh rate': '1 to 120 Hz',
        'Peak brightness': '4,500 nits',
      },
      Performance: { Chip: 'Snapdragon 8 Elite', System: 'OxygenOS 15, Android 15' },
      Camera: {
        Main: '50 MP, f/1.6, OIS',
        Telephoto: '50 MP, 3x optical, OIS',
        'Ultra-wide': '50 MP, 120°',
        Front: '32 MP',
      },
      Battery: { Capacity: '6,000 mAh', Wired: '100 W SUPERVOOC', Wireless: '50 W AIRVOOC' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 7, Bluetooth 5.4, NFC', Port: 'USB-C 3.2' },
      Body: { Weight: '210 g (Midnight Ocean), 213 g', Protection: 'IP68 and IP69' },
      'In the box': box,
    },
    colours: [
      { name: 'Arctic Dawn', hex: '#eef0ec', second: '#d5d7d9', art: 'dunes', hue: 25, dark: true },
      { name: 'Midnight Ocean', hex: '#223a5e', second: '#5b6f8c', art: 'ribbon', hue: 250, dark: true },
      { name: 'Black Eclipse', hex: '#2a2b2d', second: '#4b4c50', art: 'folds', hue: 285, dark: true },
    ],
    sizes: [
      { label: '12 GB, 256 GB', mrp: 72999, sale: 63999, specs: memory('12 GB LPDDR5X', '256 GB UFS 4.0') },
      { label: '16 GB, 512 GB', mrp: 79999, sale: 69999, specs: memory('16 GB LPDDR5X', '512 GB UFS 4.0') },
      { label: '24 GB, 1 TB', mrp: 92999, sale: 84999, specs: memory('24 GB LPDDR5X', '1 TB UFS 4.0') },
    ],
    variants: [
      { colour: 'Arctic Dawn', size: '12 GB, 256 GB', stock: 68 },
      { colour: 'Midnight Ocean', size: '12 GB, 256 GB', stock: 54 },
      { colour: 'Arctic Dawn', size: '16 GB, 512 GB', stock: 17 },
      { colour: 'Black Eclipse', size: '16 GB, 512 GB', stock: 7, seller: 'sp-road-electronics' },
      { colour: 'Midnight Ocean', size: '24 GB, 1 TB', stock: 0 },
    ],
    drawing: ({ color, second, screen }) => ({
      device: 'smartphone',
      camera: 'disc',
      lenses: 4,
      build: 'large',
      edge: 'curved',
      color,
      frame: second,
      screen,
    }),
  },
  {
    ...onePlus,
    id: 'oneplus-13r',
    name: 'OnePlus 13R',
    section: 'top-deals',
    sku: 'OP13R',
    bis: 'R-41015014',
    description:
      'Last year’s flagship chip with this year’s battery. No wireless charging, but you get flagship speed, a flat screen and the alert slider. A good choice for gamers on a budget.',
    highlights: [
      'Snapdragon 8 Gen 3',
      '6,000 mAh, 80 W charger in the box',
      '2x telephoto',
      'Flat 1.5K screen, 4,500 nits',
    ],
    specs: {
      Display: {
        Size: '17.2 cm (6.78 inch) LTPO AMOLED',
        Resolution: '2780 × 1264 pixels',
        'Refresh rate': '1 to 120 Hz',
        'Peak brightness': '4,500 nits',
      },
      Performance: { Chip: 'Snapdragon 8 Gen 3', System: 'OxygenOS 15, Android 15' },
      Camera: { Main: '50 MP, f/1.8, OIS', Telephoto: '50 MP, 2x', 'Ultra-wide': '8 MP', Front: '16 MP' },
      Battery: { Capacity: '6,000 mAh', Wired: '80 W SUPERVOOC' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 7, Bluetooth 5.4, NFC' },
      Body: { Weight: '206 g', Protection: 'IP65' },
      'In the box': box,
    },
    colours: [
      { name: 'Astral Trail', hex: '#dfe3e7', art: 'aurora', hue: 215 },
      { name: 'Nebula Noir', hex: '#2c2d30', art: 'orb', hue: 20, dark: true },
    ],
    sizes: [
      { label: '12 GB, 256 GB', mrp: 44999, sale: 40999, specs: memory('12 GB LPDDR5X', '256 GB UFS 4.0') },
      { label: '16 GB, 512 GB', mrp: 51999, sale: 47999, specs: memory('16 GB LPDDR5X', '512 GB UFS 4.0') },
    ],
    variants: [
      { colour: 'Nebula Noir', size: '12 GB, 256 GB', stock: 89 },
      { colour: 'Astral Trail', size: '16 GB, 512 GB', stock: 23 },
    ],
    drawing: ({ color, screen }) => ({ device: 'smartphone', camera: 'disc', lenses: 3, color, screen }),
  },
  {
    ...onePlus,
    id: 'oneplus-13s',
    name: 'OnePlus 13s',
    section: 'featured',
    sku: 'OP13S',
    bis: 'R-41015017',
    description:
      'For those who like compact phones: 185 g, a 16 cm screen and a 5,850 mAh battery. The Plus Key replaces the slider; set it to open the torch, the camera or a note.',
    highlights: [
      'Snapdragon 8 Elite in 185 g',
      '5,850 mAh, 80 W',
      'Customisable Plus Key',
      '32 MP front camera with autofocus',
    ],
    specs: {
      Display: {
        Size: '16.05 cm (6.32 inch) LTPO AMOLED',
        Resolution: '2640 × 1216 pixels',
        'Refresh rate': '1 to 120 Hz',
      },
      Performance: { Chip: 'Snapdragon 8 Elite', System: 'OxygenOS 15, Android 15' },
      Camera: { Main: '50 MP, f/1.8, OIS', Telephoto: '50 MP, 2x', Front: '32 MP' },
      Battery: { Capacity: '5,850 mAh', Wired: '80 W SUPERVOOC' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 7, Bluetooth 6.0, NFC' },
      Body: { Weight: '185 g', Protection: 'IP65' },
      'In the box': box,
    },
    colours: [
      { name: 'Green Silk', hex: '#b9cbb5', art: 'petals', hue: 150 },
      { name: 'Pink Satin', hex: '#e9c6c9', art: 'ribbon', hue: 355 },
    ],
    sizes: [{ label: '12 GB, 256 GB', mrp: 57999, sale: 54999, specs: memory('12 GB LPDDR5X', '256 GB UFS 4.0') }],
    variants: [
      { colour: 'Green Silk', size: '12 GB, 256 GB', stock: 36 },
      { colour: 'Pink Satin', size: '12 GB, 256 GB', stock: 25 },
    ],
    drawing: ({ color, screen }) => ({
      device: 'smartphone',
      camera: 'square',
      lenses: 2,
      build: 'slim',
      color,
      screen,
    }),
  },
  {
    ...onePlus,
    id: 'oneplus-nord-5',
    name: 'OnePlus Nord 5',
    section: 'trending',
    sku: 'OPN5',
    bis: 'R-41015015',
    description:
      'A mid-range phone that games like a flagship: a 144 Hz screen, strong cooling and a 6,800 mAh battery. The 50 MP front camera has autofocus, for sharp group selfies.',
    highlights: ['Snapdragon 8s Gen 3', '6,800 mAh, 80 W', '144 Hz 1.5K AMOLED', '50 MP front camera with autofocus'],
    specs: {
      Display: {
        Size: '17.35 cm (6.83 inch) AMOLED',
        Resolution: '2800 × 1272 pixels',
        'Refresh rate': 'Up to 144 Hz',
      },
      Performance: { Chip: 'Snapdragon 8s Gen 3', System: 'OxygenOS 15, Android 15' },
      Camera: { Main: '50 MP, f/1.8, OIS', 'Ultra-wide': '8 MP', Front: '50 MP, autofocus' },
      Battery: { Capacity: '6,800 mAh', Wired: '80 W SUPERVOOC' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 6, Bluetooth 5.4, NFC' },
      Body: { Weight: '211 g', Protection: 'IP65' },
      'In the box': box,
    },
    colours: [
      { name: 'Dry Ice', hex: '#d3e0e8', art: 'aurora', hue: 225 },
      { name: 'Phantom Grey', hex: '#4c4f54', art: 'dots', hue: 20, dark: true },
    ],
    sizes: [
      { label: '8 GB, 256 GB', mrp: 34999, sale: 31999, specs: memory('8 GB LPDDR5X', '256 GB UFS 3.1') },
      { label: '12 GB, 512 GB', mrp: 40999, sale: 37999, specs: memory('12 GB LPDDR5X', '512 GB UFS 3.1') },
    ],
    variants: [
      { colour: 'Dry Ice', size: '8 GB, 256 GB', stock: 110 },
      { colour: 'Phantom Grey', size: '12 GB, 512 GB', stock: 40 },
    ],
    drawing: ({ color, screen }) => ({
      device: 'smartphone',
      camera: 'pill',
      lenses: 2,
      build: 'large',
      color,
      screen,
    }),
  },
];
