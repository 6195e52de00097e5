import type { DemoFamily } from '#demo/goods/family.ts';
import { memory } from '#demo/goods/memory.ts';
import { nothingIndia } from '#demo/goods/parties.ts';

const phone = {
  brand: 'nothing',
  kind: 'smartphone',
  seller: 'sp-road-electronics',
  generic: 'Mobile phone',
  warrantyMonths: 12,
  origin: 'India',
  maker: nothingIndia,
} as const;
const box = { Contents: 'Phone, USB-C cable, screen protector (on the phone), SIM tool. No charger.' };

export const nothingPhones: DemoFamily[] = [
  {
    ...phone,
    id: 'nothing-phone-3a',
    name: 'Nothing Phone (3a)',
    section: 'featured',
    sku: 'NP3A',
    bis: 'R-41020031',
    description:
      'A clear back, lights that show who is calling, and a calm, dotted home screen. Good value too, with a telephoto camera that few phones at this price have.',
    highlights: [
      'Glyph lights on a clear back',
      '50 MP 2x telephoto',
      'Clean Nothing OS, three Android updates',
      '5,000 mAh, 50 W',
    ],
    specs: {
      Display: {
        Size: '17.2 cm (6.77 inch) AMOLED',
        Resolution: '2392 × 1080 pixels',
        'Refresh rate': '30 to 120 Hz',
        'Peak brightness': '3,000 nits',
      },
      Performance: { Chip: 'Snapdragon 7s Gen 3', System: 'Nothing OS 3.1, Android 15' },
      Camera: { Main: '50 MP, f/1.88, OIS', Telephoto: '50 MP, 2x', 'Ultra-wide': '8 MP', Front: '32 MP' },
      Battery: { Capacity: '5,000 mAh', Wired: '50 W' },
      Connectivity: { Network: '5G, dual SIM', Wireless: 'Wi-Fi 6, Bluetooth 5.4, NFC' },
      Body: { Weight: '201 g', Protection: 'IP64' },
      'In the box': box,
    },
    colours: [
      { name: 'White', hex: '#e9ebe8', art: 'dots', hue: 20, dark: true },
      { name: 'Black', hex: '#2a2c31', art: 'rings', hue: 30, dark: true },
      { name: 'Blue', hex: '#a9bfd0', art: 'dots', hue: 230, dark: true },
    ],
    sizes: [
      { label: '8 GB, 128 GB', mrp: 27999, sale: 23999, specs: memory('8 GB', '128 GB') },
      { label: '8 GB, 256 GB', mrp: 29999, sale: 25999, specs: memory('8 GB', '256 GB') },
    ],
    variants: [
      { colour: 'White', size: '8 GB, 128 GB', stock: 94 },
      { colour: 'Blue', size: '8 GB, 128 GB', stock: 46 },
      { colour: 'Black', size: '8 GB, 256 GB', stock: 57 },
    ],
    drawing: ({ color, screen }) => ({
      device: 'smartphone',
      camera: 'bar',
      lenses: 3,
      finish: 'transparent',
      color,
      screen,
    }),
  },
  {
    ...phone,
    id: 'nothing-phone-3',
    name: 'Nothing Phone (3)',
    serialKind: 'imei',
    section: 'featured',
    sku: 'NP3',
    bis: 'R-41020030',
    description:
      'A phone that looks like no other, with a small round dot-matrix display on the back for games, timers and selfies. Five years of Android updates keep it current for long.',
    highlights: [
      'Glyph Matrix on the back',
      'Three 50 MP rear cameras, 3x periscope',
      'Snapdragon 8s Gen 4',
      'Five Android updates',
    ],
    specs: {
      Display: {
        Size: '16.9 cm (6.67 inch) AMOLED',
        Resolution: '2800 × 1260 pixels',
        'Refresh rate': '30 to 120 Hz',
        'Peak brightness': '4,500 nits',
      },
      Performance: { Chip: 'Snapdragon 8s Gen 4', System: 'Nothing OS 3.5, Android 15' },
      Camera: { Main: '50 MP, OIS', Telephoto: '50 MP periscope, 3x, OIS', 'Ultra-wide': '50 MP', Front: '50 MP' },
      Battery: { Capacity: '5,500 mAh', Wired: '65 W', Wireless: '15 W' },
      Connectivity: { Network: '5G, dual SIM and eSIM', Wireless: 'Wi-Fi 7, Bluetooth 6.0, NFC' },
      Body: { Weight: '218 g', Protection: 'IP68' },
      'In the box': box,
    },
    colours: [
      { name: 'White', hex: '#eceded', art: 'orb', hue: 20, dark: true },
      { name: 'Black', hex: '#26282c', art: 'dots', hue: 262, dark: true },
    ],
    sizes: [{ label: '12 GB, 256 GB', mrp: 84999, sale: 64999, specs: memory('12 GB', '256 GB') }],
    variants: [
      { colour: 'White', size: '12 GB, 256 GB', stock: 14 },
      { colour: 'Black', size: '12 GB, 256 GB', stock: 8 },
    ],
    drawing: ({ color, screen }) => ({
      device: 'smartphone',
      camera: 'row',
      lenses: 3,
      finish: 'transparent',
      color,
      screen,
    }),
  },
  {
    ...phone,
    id: 'cmf-phone-2-pro',
    name: 'CMF Phone 2 Pro',
    section: 'top-deals',
    sku: 'CMFP2P',
    description:
      'CMF by Nothing. The screws on the back are real: attach a card holder or a stand. Slim and bright, and available in a bold orange.',
    highlights: [
      '50 MP 2x telephoto, rare at this price',
      'Screw-on accessories',
      '7.8 mm, 185 g',
      'Charger in the box',
    ],
    specs: {
      Display: {
        Size: '17.2 cm (6.77 inch) AMOLED',
        Resolution: '2392 × 1080 pixels',
        'Refresh rate': '120 Hz',
        'Peak brightness': '3,000 nits',
      },
      Performance: { Chip: 'MediaTek Dimensity 7300 Pro', System: 'Nothing OS 3.2, Android 15' },
      Camera: { Main: '50 MP, f/1.88', Telephoto: '50 MP, 2x', 'Ultra-wide': '8 MP', Front: '16 MP' },
      Battery: { Capacity: '5,000 mAh', Wired: '33 W' },
      Connectivity: { Network: '5G, dual SIM', Extras: 'microSD slot' },
      Body: { Weight: '185 g', Protection: 'IP54' },
      'In the box': { Contents: 'Phone, 33 W charger, USB-C cable, case, SIM tool' },
    },
    colours: [
      { name: 'Orange', hex: '#e2673a', second: '#d9dadc', art: 'dunes', hue: 40 },
      { name: 'Light Green', hex: '#c9d8c5', second: '#d9dadc', art: 'folds', hue: 145 },
    ],
    sizes: [
      { label: '8 GB, 128 GB', mrp: 22999, sale: 18499, specs: memory('8 GB', '128 GB') },
      { label: '8 GB, 256 GB', mrp: 24999, sale: 20499, specs: memory('8 GB', '256 GB') },
    ],
    variants: [
      { colour: 'Orange', size: '8 GB, 128 GB', stock: 78 },
      { colour: 'Light Green', size: '8 GB, 256 GB', stock: 4 },
    ],
    drawing: ({ color, second, screen }) => ({
      device: 'smartphone',
      camera: 'row',
      lenses: 3,
      corners: 'tight',
      frame: second,
      color,
      screen,
    }),
  },
];
