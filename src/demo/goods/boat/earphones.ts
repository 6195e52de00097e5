import type { DemoFamily } from '#demo/goods/family.ts';
import { califonix, imagineMarketing } from '#demo/goods/parties.ts';

const boat = {
  brand: 'boat',
  kind: 'audio',
  seller: 'ritchie-street-audio',
  warrantyMonths: 12,
  origin: 'India',
  maker: califonix,
} as const;

export const boatEarphones: DemoFamily[] = [
  {
    ...boat,
    id: 'boat-airdopes-141',
    name: 'boAt Airdopes 141, 42 hours playback',
    section: 'top-deals',
    sku: 'BAD141',
    bis: 'R-41051141',
    generic: 'Wireless earphones',
    mrp: 4490,
    sale: 999,
    description:
      'The earbuds half the hostel has. Loud, bass-heavy, light in the ear, and cheap enough to lose without tears. Calls are fine indoors.',
    highlights: ['Up to 42 hours with the case', '8 mm drivers', '80 ms in BEAST mode', '5 minutes for 75 minutes'],
    specs: {
      Sound: { Driver: '8 mm' },
      Battery: { 'With case': 'Up to 42 hours', 'Quick charge': '5 minutes for up to 75 minutes' },
      Connectivity: { Wireless: 'Bluetooth 5.1', Latency: '80 ms in BEAST mode', Charging: 'USB-C' },
      Body: { Protection: 'IPX4' },
      'In the box': { Contents: 'Earbuds, charging case, ear tips, USB-C cable' },
    },
    colours: [
      { name: 'Bold Black', hex: '#28292c', second: '#c9a35a' },
      { name: 'Cider Cyan', hex: '#7fb7b8', second: '#e6e6e3' },
      { name: 'Pure White', hex: '#f0f0ee', second: '#c9cbce' },
    ],
    variants: [
      { colour: 'Bold Black', stock: 198 },
      { colour: 'Cider Cyan', stock: 84 },
      { colour: 'Pure White', stock: 0 },
    ],
    drawing: ({ color, second }) => ({
      device: 'earbuds',
      bud: 'stem',
      shape: 'pebble',
      finish: 'matte',
      accent: second,
      color,
    }),
  },
  {
    ...boat,
    id: 'boat-nirvana-ion',
    name: 'boAt Nirvana Ion, 120 hours playback',
    section: 'trending',
    sku: 'BNION',
    bis: 'R-41051120',
    generic: 'Wireless earphones',
    mrp: 7990,
    sale: 1999,
    description:
      'Charge it on Sunday, forget it for the week. Two sound settings, one of them less keen on bass. The case is big for it.',
    highlights: ['Up to 120 hours with the case', '24 hours on one charge', 'Four microphones', 'In-ear detection'],
    specs: {
      Sound: { Driver: '10 mm', Modes: 'boAt Signature, boAt Balanced' },
      Battery: { Buds: 'Up to 24 hours', 'With case': 'Up to 120 hours' },
      Connectivity: { Wireless: 'Bluetooth 5.2', Latency: '60 ms in BEAST mode' },
      Body: { Protection: 'IPX4' },
      'In the box': { Contents: 'Earbuds, charging case, ear tips, USB-C cable' },
    },
    colours: [
      { name: 'Charcoal Black', hex: '#37393d', second: '#8f9399' },
      { name: 'Ivory White', hex: '#ece7dc', second: '#cbb994' },
    ],
    variants: [
      { colour: 'Charcoal Black', stock: 90 },
      { colour: 'Ivory White', stock: 43 },
    ],
    drawing: ({ color, second }) => ({
      device: 'earbuds',
      bud: 'bean',
      shape: 'square',
      finish: 'matte',
      accent: second,
      color,
    }),
  },
  {
    ...boat,
    id: 'boat-rockerz-255-pro-plus',
    name: 'boAt Rockerz 255 Pro+ neckband',
    section: 'accessories',
    sku: 'BR255PP',
    generic: 'Wireless neckband',
    mrp: 3990,
    sale: 1199,
    description:
      'The neckband of the morning walk. It survives sweat and a sudden shower, and ten minutes at the plug will see you to the evening.',
    highlights: ['Up to 60 hours', '10 minutes for up to 10 hours', 'IPX7', 'Two devices at once'],
    specs: {
      Sound: { Driver: '10 mm' },
      Battery: { Use: 'Up to 60 hours', 'Quick charge': '10 minutes for up to 10 hours' },
      Connectivity: { Charging: 'USB-C' },
      Body: { Protection: 'IPX7' },
      'In the box': { Contents: 'Neckband, ear tips, USB-C cable' },
    },
    colours: [
      { name: 'Active Black', hex: '#25272b', second: '#e0513f' },
      { name: 'Teal Green', hex: '#1f6f6b', second: '#c9cbce' },
    ],
    variants: [
      { colour: 'Active Black', stock: 167 },
      { colour: 'Teal Green', stock: 49 },
    ],
    drawing: ({ color, second }) => ({ device: 'neckband', accent: second, color }),
  },
  {
    ...boat,
    id: 'boat-rockerz-551-anc',
    name: 'boAt Rockerz 551 ANC over-ear headphones',
    section: 'featured',
    sku: 'BR551',
    generic: 'Wireless headphones',
    mrp: 7999,
    sale: 2999,
    description:
      'Noise cancelling headphones for the price of plain ones. Good on a flight’s drone, less so on voices. The cushions get warm after an hour in May.',
    highlights: ['Noise cancelling up to 35 dB', 'Up to 100 hours without ANC', '40 mm drivers', 'Works wired too'],
    specs: {
      Sound: { Driver: '40 mm', 'Noise control': 'ANC up to 35 dB' },
      Battery: { Use: 'Up to 100 hours without ANC' },
      Connectivity: { Port: 'USB-C, 3.5 mm' },
      'In the box': { Contents: 'Headphones, 3.5 mm cable, USB-C cable' },
    },
    colours: [
      { name: 'Stellar Black', hex: '#27282c', second: '#1d1e21' },
      { name: 'Oceanic Blue', hex: '#2d4568', second: '#223450' },
    ],
    variants: [
      { colour: 'Stellar Black', stock: 75 },
      { colour: 'Oceanic Blue', stock: 18 },
    ],
    drawing: ({ color, second }) => ({
      device: 'headphones',
      cups: 'round',
      cushion: second,
      accent: '#c9a35a',
      color,
    }),
  },
  {
    ...boat,
    id: 'boat-rockerz-450',
    name: 'boAt Rockerz 450 on-ear headphones',
    section: 'top-deals',
    sku: 'BR450',
    maker: imagineMarketing,
    generic: 'Wireless headphones',
    mrp: 3990,
    sale: 1499,
    description:
      'Light, foldable, and cheerful in beige. They sit on the ear, so glasses wearers should try a friend’s first.',
    highlights: ['Up to 15 hours', '40 mm drivers', 'Folds flat', '3.5 mm for when it is empty'],
    specs: {
      Sound: { Driver: '40 mm' },
      Battery: { Capacity: '300 mAh', Use: 'Up to 15 hours' },
      Connectivity: { Port: '3.5 mm' },
      'In the box': { Contents: 'Headphones, charging cable, 3.5 mm cable' },
    },
    colours: [
      { name: 'Luscious Black', hex: '#2a2b2e', second: '#d8443c' },
      { name: 'Hazel Beige', hex: '#d2bfa4', second: '#8c6b47' },
    ],
    variants: [
      { colour: 'Luscious Black', stock: 143 },
      { colour: 'Hazel Beige', stock: 61 },
    ],
    drawing: ({ color, second }) => ({ device: 'headphones', cups: 'on-ear', accent: second, color }),
  },
];
