import type { DemoFamily } from '#demo/goods/family.ts';
import { nothingIndia, nothingUk } from '#demo/goods/parties.ts';

const nothing = {
  brand: 'nothing',
  seller: 'house',
  warrantyMonths: 12,
} as const;
const made = { origin: 'India', maker: nothingIndia } as const;
const imported = {
  ...nothing,
  origin: 'China',
  maker: nothingUk,
  importer: nothingIndia,
} as const;

export const nothingOther: DemoFamily[] = [
  {
    ...imported,
    id: 'nothing-headphone-1',
    name: 'Nothing Headphone (1)',
    kind: 'audio',
    section: 'featured',
    sku: 'NHP1',
    generic: 'Wireless headphones',
    mrp: 21999,
    sale: 19999,
    description:
      'Over-ear headphones with a cassette deck look and real controls: a roller for volume and a paddle for tracks. Tuned with KEF, with a warm sound you can adjust in the equaliser.',
    highlights: [
      'Roller, paddle and button instead of touch',
      'Tuned with KEF',
      'Up to 80 hours, 35 with noise cancelling',
      'LDAC and lossless over USB-C',
    ],
    specs: {
      Sound: {
        Driver: '40 mm dynamic',
        'Noise control': 'Adaptive ANC up to 42 dB, transparency',
        Codecs: 'LDAC, AAC, SBC',
      },
      Battery: { Use: 'Up to 80 hours, 35 with ANC', Capacity: '1,040 mAh' },
      Connectivity: { Wireless: 'Bluetooth 5.3', Port: 'USB-C, 3.5 mm' },
      Body: { Weight: '329 g', Protection: 'IP52' },
      'In the box': { Contents: 'Headphones, soft case, USB-C cable, 3.5 mm cable' },
    },
    colours: [
      { name: 'White', hex: '#e6e6e3', second: '#2d2e31' },
      { name: 'Black', hex: '#2a2b2e', second: '#1e1f22' },
    ],
    variants: [
      { colour: 'White', stock: 24 },
      { colour: 'Black', stock: 3 },
    ],
    drawing: ({ color, second }) => ({
      device: 'headphones',
      cups: 'square',
      cushion: second,
      accent: '#d8443c',
      color,
    }),
  },
  {
    ...imported,
    id: 'nothing-ear-a',
    name: 'Nothing Ear (a)',
    kind: 'audio',
    section: 'trending',
    sku: 'NEARA',
    generic: 'Wireless earphones',
    mrp: 7999,
    sale: 5999,
    description:
      'Cheerful earbuds in a capsule-shaped case. Choose the bright yellow, and enjoy noise cancellation that is rare at this price.',
    highlights: ['Noise cancelling up to 45 dB', 'LDAC', 'Up to 42.5 hours with the case', 'Two devices at once'],
    specs: {
      Sound: { Driver: '11 mm dynamic', 'Noise control': 'ANC up to 45 dB, transparency', Codecs: 'LDAC, AAC, SBC' },
      Battery: { Buds: 'Up to 9.5 hours', 'With case': 'Up to 42.5 hours' },
      Connectivity: { Wireless: 'Bluetooth 5.3' },
      Body: { Protection: 'IP54 buds, IPX2 case', Weight: '4.8 g per bud' },
      'In the box': { Contents: 'Earbuds, charging case, ear tips, USB-C cable' },
    },
    colours: [{ name: 'Yellow', hex: '#ecc94b', second: '#2c2d30' }],
    variants: [{ colour: 'Yellow', stock: 62 }],
    drawing: ({ color, second }) => ({
      device: 'earbuds',
      bud: 'stem',
      finish: 'transparent',
      shape: 'square',
      tip: second,
      color,
    }),
  },
  {
    ...nothing,
    ...made,
    id: 'cmf-watch-pro-2',
    name: 'CMF Watch Pro 2',
    kind: 'wearable',
    section: 'trending',
    sku: 'CMFWP2',
    generic: 'Smart watch',
    mrp: 5499,
    sale: 4499,
    description:
      'Turn the crown to scroll, and swap the bezel for another. It has built-in GPS, which is rare at this price.',
    highlights: ['Built-in GPS', 'Changeable bezels', 'Rotating crown', 'Up to 11 days'],
    specs: {
      Display: { Size: '1.32 inch AMOLED', Resolution: '466 × 466 pixels' },
      Health: { Sensors: 'Heart rate, blood oxygen, sleep, stress' },
      Battery: { Use: 'Up to 11 days' },
      Connectivity: { Wireless: 'Bluetooth 5.3, GPS', Extras: 'Bluetooth calling' },
      Body: { Protection: 'IP68' },
      'In the box': { Contents: 'Watch, strap, charging cable' },
    },
    colours: [
      { name: 'Ash Grey', hex: '#a6a9ad', second: '#9da1a6', hue: 30, art: 'rings', dark: true },
      { name: 'Orange', hex: '#3b3c40', second: '#d9643a', hue: 45, art: 'dots', dark: true },
    ],
    variants: [
      { colour: 'Ash Grey', stock: 69 },
      { colour: 'Orange', stock: 0 },
    ],
    drawing: ({ color, second, screen }) => ({
      device: 'smartwatch',
      shape: 'round',
      strap: second,
      dial: 'art',
      color,
      screen,
    }),
  },
  {
    ...nothing,
    ...made,
    id: 'cmf-buds-pro-2',
    name: 'CMF Buds Pro 2',
    kind: 'audio',
    section: 'accessories',
    sku: 'CMFBP2',
    seller: 'ritchie-street-audio',
    generic: 'Wireless earphones',
    mrp: 4999,
    sale: 3999,
    description:
      'The dial on the case controls volume, tracks or noise cancellation, as you choose. Two drivers in each earbud keep bass and vocals clear.',
    highlights: ['Smart dial on the case', 'Noise cancelling up to 50 dB', 'Dual drivers', 'LDAC'],
    specs: {
      Sound: { Driver: '11 mm woofer, 6 mm tweeter', 'Noise control': 'ANC up to 50 dB', Codecs: 'LDAC, AAC, SBC' },
      Battery: { Buds: 'Up to 11 hours', 'With case': 'Up to 43 hours' },
      Connectivity: { Wireless: 'Bluetooth 5.3' },
      Body: { Protection: 'IP55 buds' },
      'In the box': { Contents: 'Earbuds, charging case, ear tips, cable' },
    },
    colours: [
      { name: 'Dark Grey', hex: '#46494e', second: '#3a3d42' },
      { name: 'Orange', hex: '#e06a3c', second: '#d85f32' },
    ],
    variants: [
      { colour: 'Dark Grey', stock: 45 },
      { colour: 'Orange', stock: 26 },
    ],
    drawing: ({ color, second }) => ({
      device: 'earbuds',
      bud: 'stem',
      finish: 'matte',
      shape: 'square',
      case: second,
      color,
    }),
  },
  {
    ...imported,
    id: 'cmf-power-65w',
    name: 'CMF Power 65 W GaN charger',
    kind: 'charger',
    section: 'accessories',
    sku: 'CMFP65',
    generic: 'Power adapter',
    mrp: 3999,
    sale: 2999,
    description:
      'One charger for your laptop, phone and earbuds. When all three ports are in use the power is shared, so the laptop charges more slowly.',
    highlights: ['65 W from one port', 'Two USB-C, one USB-A', 'GaN, small for its power'],
    specs: {
      Power: { Output: '65 W', Ports: '2 × USB-C, 1 × USB-A' },
      'In the box': { Contents: 'Charger. No cable.' },
    },
    colours: [{ name: 'Dark Grey', hex: '#3f4247', second: '#e06a3c' }],
    variants: [{ colour: 'Dark Grey', stock: 38 }],
    drawing: ({ color, second }) => ({ device: 'charger', ports: 3, accent: second, color }),
  },
];
