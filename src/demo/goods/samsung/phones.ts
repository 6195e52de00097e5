import type { DemoFamily } from '#demo/goods/family.ts';
import { memory } from '#demo/goods/memory.ts';
import { samsungIndia } from '#demo/goods/parties.ts';

const galaxy = {
  brand: 'samsung',
  kind: 'smartphone',
  seller: 'nehru-place-mobiles',
  generic: 'Mobile phone',
  warrantyMonths: 12,
  origin: 'India',
  maker: samsungIndia,
} as const;

const box = { Contents: 'Phone, USB-C cable, SIM tool. No charger.' };

export const samsungPhones: DemoFamily[] = [
  {
    ...galaxy,
    id: 'galaxy-s25-ultra',
    name: 'Galaxy S25 Ultra 5G',
    section: 'top-deals',
    sku: 'GS25U',
    bis: 'R-41002938',
    description:
      'A flat 17.42 cm screen with anti-reflective glass, four cameras and a built-in S Pen. The 200 MP main camera captures fine detail in daylight, and the 5x zoom reaches the stage or the pitch. Samsung promises seven years of Android updates.',
    highlights: [
      'Snapdragon 8 Elite for Galaxy',
      '200 MP main camera, 5x and 3x telephoto',
      'S Pen kept inside the phone',
      'Anti-reflective Gorilla Armor 2',
      'Seven years of system updates',
    ],
    specs: {
      Display: {
        Size: '17.42 cm (6.9 inch) Dynamic AMOLED 2X',
        Resolution: '3120 × 1440 pixels',
        'Refresh rate': '1 to 120 Hz',
        'Peak brightness': '2,600 nits',
      },
      Performance: { Chip: 'Snapdragon 8 Elite for Galaxy', System: 'One UI 7, Android 15, upgradable' },
      Camera: {
        Main: '200 MP, f/1.7, OIS',
        'Ultra-wide': '50 MP, f/1.9',
        Telephoto: '50 MP 5x, f/3.4, OIS',
        'Second telephoto': '10 MP 3x, f/2.4, OIS',
        Front: '12 MP',
      },
      Battery: { Capacity: '5,000 mAh', Wired: '45 W', Wireless: '15 W' },
      Connectivity: { Network: '5G, dual SIM and eSIM', Wireless: 'Wi-Fi 7, Bluetooth 5.4, NFC, UWB' },
      Body: { Size: '162.8 × 77.6 × 8.2 mm', Weight: '218 g', Frame: 'Titanium', Protection: 'IP68' },
      'In the box': { Contents: 'Phone with S Pen, USB-C cable, SIM tool. No charger.' },
    },
    colours: [
      { name: 'Titanium Silverblue', hex: '#a9b7c6', second: '#b9c2cc', art: 'ribbon', hue: 235 },
      { name: 'Titanium Grey', hex: '#9a9894', second: '#a8a49e', art: 'folds', hue: 205, dark: true },
      { name: 'Titanium Black', hex: '#34363a', second: '#4a4c50', art: 'aurora', hue: 285, dark: true },
    ],
    sizes: [
      { label: '12 GB, 256 GB', mrp: 129999, sale: 117999, specs: memory('12 GB LPDDR5X', '256 GB UFS 4.0') },
      { label: '12 GB, 512 GB', mrp: 141999, sale: 129999, specs: memory('12 GB LPDDR5X', '512 GB UFS 4.0') },
    ],
    variants: [
      { colour: 'Titanium Grey', size: '12 GB, 256 GB', stock: 46 },
      { colour: 'Titanium Silverblue', size: '12 GB, 256 GB', stock: 31 },
      { colour: 'Titanium Black', size: '12 GB, 512 GB', stock: 5 },
    ],
    drawing: ({ color, second, screen }) => ({
      device: 'smartphone',
      camera: 'row',
      lenses: 4,
      build: 'large',
      corners: 'tight',
      color,
      frame: second,
      screen,
    }),
  },
  {
    ...galaxy,
    id: 'galaxy-s25',
    name: 'Galaxy S25 5G',
    section: 'trending',
    sku: 'GS25',
    bis: 'R-41002931',
    description:
      'A compact flagship: 162 g, easy to use with one hand, and the same chip as the Ultra. The battery lasts a full working day. Photos are quick and in focus on the first try.',
    highlights: ['Snapdragon 8 Elite for Galaxy', '162 g and 7.2 mm', '3x telephoto', 'Seven years of system updates'],
    specs: {
      Display: {
        Size: '15.64 cm (6.2 inch) Dynamic AMOLED 2X',
        Resolution: '2340 × 1080 pixels',
        'Refresh rate': '1 to 120 Hz',
        'Peak brightness': '2,600 nits',
      },
      Performance: { Chip: 'Snapdragon 8 Elite for Galaxy', System: 'One UI 7, Android 15, upgradable' },
      Camera: {
        Main: '50 MP, f/1.8, OIS',
        'Ultra-wide': '12 MP, f/2.2',
        Telephoto: '10 MP 3x, f/2.4, OIS',
        Front: '12 MP',
      },
      Battery: { Capacity: '4,000 mAh', Wired: '25 W', Wireless: '15 W' },
      Connectivity: { Network: '5G, dual SIM and eSIM', Wireless: 'Wi-Fi 7, Bluetooth 5.4, NFC' },
      Body: { Size: '146.9 × 70.5 × 7.2 mm', Weight: '162 g', Protection: 'IP68' },
      'In the box': box,
    },
    colours: [
      { name: 'Icy Blue', hex: '#b7cde2', art: 'aurora', hue: 230 },
      { name: 'Navy', hex: '#2f3c56', art: 'dunes', hue: 280, dark: true },
      { name: 'Mint', hex: '#c6dbcf', art: 'folds', hue: 165 },
    ],
    sizes: [
      { label: '12 GB, 256 GB', mrp: 80999, sale: 74999, specs: memory('12 GB LPDDR5X', '256 GB UFS 4.0') },
      { label: '12 GB, 512 GB', mrp: 92999, sale: 86999, specs: memory('12 GB LPDDR5X', '512 GB UFS 4.0') },
    ],
    variants: [
      { colour: 'Icy Blue', size: '12 GB, 256 GB', stock: 82 },
      { colour: 'Navy', size: '12 GB, 256 GB', stock: 59 },
      { colour: 'Mint', size: '12 GB, 512 GB', stock: 0 },
    ],
    drawing: ({ color, screen }) => ({ device: 'smartphone', camera: 'row', lenses: 3, build: 'slim', color, screen }),
  },
  {
    ...galaxy,
    id: 'galaxy-a56',
    name: 'Galaxy A56 5G',
    section: 'trending',
    sku: 'GA56',
    bis: 'R-41002956',
    description:
      'Metal and glass at half the price of a flagship, with six years of Android updates and 45 W charging. The chip handles everything except the heaviest games.',
    highlights: ['Six years of updates', '45 W charging, 5,000 mAh', 'Metal frame, Gorilla Glass Victus+', 'IP67'],
    specs: {
      Display: {
        Size: '16.91 cm (6.7 inch) Super AMOLED',
        Resolution: '2340 × 1080 pixels',
        'Refresh rate': '120 Hz',
        'Peak brightness': '1,900 nits',
      },
      Performance: { Chip: 'Exynos 1580', System: 'One UI 7, Android 15, upgradable' },
      Camera: { Main: '50 MP, f/1.8, OIS', 'Ultra-wide': '12 MP, f/2.2', Macro: '5 MP', Front: '12 MP' },
      Battery: { Capacity: '5,000 mAh', Wired: '45 W' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 6, Bluetooth 5.3, NFC' },
      Body: { Weight: '198 g', Frame: 'Aluminium', Protection: 'IP67' },
      'In the box': box,
    },
    colours: [
      { name: 'Awesome Graphite', hex: '#4b4e55', art: 'rings', hue: 300, dark: true },
      { name: 'Awesome Olive', hex: '#767b62', art: 'ribbon', hue: 130, dark: true },
      { name: 'Awesome Light Grey', hex: '#cfd2d6', art: 'orb', hue: 30 },
    ],
    sizes: [
      { label: '8 GB, 128 GB', mrp: 41999, sale: 35999, specs: memory('8 GB', '128 GB') },
      { label: '8 GB, 256 GB', mrp: 44999, sale: 38999, specs: memory('8 GB', '256 GB') },
    ],
    variants: [
      { colour: 'Awesome Graphite', size: '8 GB, 128 GB', stock: 97 },
      { colour: 'Awesome Olive', size: '8 GB, 128 GB', stock: 44, seller: 'deccan-mobiles' },
      { colour: 'Awesome Light Grey', size: '8 GB, 256 GB', stock: 63 },
    ],
    drawing: ({ color, screen }) => ({ device: 'smartphone', camera: 'strip', lenses: 3, color, screen }),
  },
  {
    ...galaxy,
    id: 'galaxy-a16',
    name: 'Galaxy A16 5G',
    section: 'top-deals',
    sku: 'GA16',
    bis: 'R-41002916',
    description:
      'A first smartphone for a parent, or a second one for the shop counter. Six years of security updates is rare at this price, and the bright AMOLED screen is easy to read. It charges slowly, so charge it overnight.',
    highlights: [
      'Super AMOLED at a low price',
      'Six generations of Android updates',
      '5G on two SIMs',
      'IP54 against splashes',
    ],
    specs: {
      Display: { Size: '17.0 cm (6.7 inch) Super AMOLED', Resolution: '2340 × 1080 pixels', 'Refresh rate': '90 Hz' },
      Performance: { Chip: 'MediaTek Dimensity 6300', System: 'One UI 6.1, Android 14, upgradable' },
      Camera: { Main: '50 MP, f/1.8', 'Ultra-wide': '5 MP, f/2.2', Macro: '2 MP', Front: '13 MP' },
      Battery: { Capacity: '5,000 mAh', Wired: '25 W' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 5, Bluetooth 5.3' },
      Body: { Protection: 'IP54', Unlock: 'Fingerprint on the side' },
      'In the box': box,
    },
    colours: [
      { name: 'Blue Black', hex: '#2d3344', art: 'dots', hue: 262, dark: true },
      { name: 'Light Green', hex: '#cfe0cf', art: 'petals', hue: 150 },
    ],
    sizes: [{ label: '8 GB, 128 GB', mrp: 18999, sale: 15999, specs: memory('8 GB', '128 GB, microSD slot') }],
    variants: [
      { colour: 'Blue Black', size: '8 GB, 128 GB', stock: 164 },
      { colour: 'Light Green', size: '8 GB, 128 GB', stock: 88 },
    ],
    drawing: ({ color, screen }) => ({
      device: 'smartphone',
      camera: 'row',
      lenses: 3,
      finish: 'gloss',
      color,
      screen,
    }),
  },
];
