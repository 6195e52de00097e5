import type { DemoFamily } from '#demo/goods/family.ts';
import { memory } from '#demo/goods/memory.ts';
import { xiaomiIndia } from '#demo/goods/parties.ts';

const xiaomi = {
  brand: 'xiaomi',
  seller: 'sp-road-electronics',
  warrantyMonths: 12,
  origin: 'India',
  maker: xiaomiIndia,
} as const;

export const xiaomiBigScreens: DemoFamily[] = [
  {
    ...xiaomi,
    id: 'xiaomi-pad-7',
    name: 'Xiaomi Pad 7',
    kind: 'tablet',
    section: 'featured',
    sku: 'XP7',
    origin: 'China',
    bis: 'R-41007507',
    generic: 'Tablet computer',
    description:
      'A sharp 3.2K screen in the shape of a page, fast enough for a term’s worth of split-screen. The keyboard and pen are extra, and good. There is no fingerprint reader; it opens by face or PIN.',
    highlights: [
      '3.2K screen at 144 Hz',
      'Snapdragon 7+ Gen 3',
      '8,850 mAh with 45 W charging',
      'Quad speakers, Dolby Atmos',
    ],
    specs: {
      Display: {
        Size: '28.35 cm (11.16 inch) LCD',
        Resolution: '3200 × 2136 pixels',
        'Refresh rate': 'Up to 144 Hz',
        'Peak brightness': '800 nits',
      },
      Performance: { Chip: 'Snapdragon 7+ Gen 3', System: 'HyperOS 2, Android 15' },
      Camera: { Rear: '13 MP', Front: '8 MP' },
      Battery: { Capacity: '8,850 mAh', Wired: '45 W' },
      Connectivity: { Wireless: 'Wi-Fi 6E, Bluetooth 5.4', Port: 'USB-C 3.2' },
      Body: { Weight: '500 g', Thickness: '6.18 mm' },
      'In the box': { Contents: 'Tablet, 45 W charger, USB-C cable' },
    },
    colours: [
      { name: 'Mirage Purple', hex: '#b3a8c6', art: 'petals', hue: 300, dark: true },
      { name: 'Sage Green', hex: '#b4c3b2', art: 'folds', hue: 150 },
    ],
    sizes: [
      { label: '8 GB, 128 GB', mrp: 34999, sale: 27999, specs: memory('8 GB', '128 GB UFS 3.1') },
      { label: '12 GB, 256 GB', mrp: 37999, sale: 30999, specs: memory('12 GB', '256 GB UFS 4.0') },
    ],
    variants: [
      { colour: 'Mirage Purple', size: '8 GB, 128 GB', stock: 48 },
      { colour: 'Sage Green', size: '12 GB, 256 GB', stock: 20 },
    ],
    drawing: ({ color, screen }) => ({ device: 'tablet', lenses: 1, color, screen }),
  },
  {
    ...xiaomi,
    id: 'redmi-pad-2',
    name: 'Redmi Pad 2, Wi-Fi',
    kind: 'tablet',
    section: 'trending',
    sku: 'RP2',
    generic: 'Tablet computer',
    mrp: 17999,
    sale: 13999,
    description:
      'A sharp 2.5K screen and a 9,000 mAh battery for the price of a modest phone. Lectures, comics and films are its work; big games are not.',
    highlights: ['2.5K screen at 90 Hz', '9,000 mAh', 'Quad speakers', 'microSD slot'],
    specs: {
      Display: { Size: '27.9 cm (11 inch) LCD', Resolution: '2560 × 1600 pixels', 'Refresh rate': '90 Hz' },
      Performance: {
        Chip: 'MediaTek Helio G100 Ultra',
        Memory: '4 GB',
        Storage: '128 GB',
        System: 'HyperOS 2, Android 15',
      },
      Camera: { Rear: '8 MP', Front: '5 MP' },
      Battery: { Capacity: '9,000 mAh', Wired: '18 W' },
      'In the box': { Contents: 'Tablet, charger, USB-C cable' },
    },
    colours: [{ name: 'Graphite Grey', hex: '#5a5d63', art: 'ribbon', hue: 20, dark: true }],
    variants: [{ colour: 'Graphite Grey', stock: 91 }],
    drawing: ({ color, screen }) => ({ device: 'tablet', color, screen }),
  },
  {
    ...xiaomi,
    id: 'xiaomi-tv-x-series',
    name: 'Xiaomi Smart TV X Series 4K',
    kind: 'tv',
    section: 'top-deals',
    sku: 'XTVX',
    bis: 'R-41007643',
    generic: 'Television',
    sizeName: 'Screen size',
    colourInTitle: false,
    description:
      'A metal-edged 4K television with speakers loud enough to skip the soundbar for a year. PatchWall puts live channels and films side by side; Google TV is one button away.',
    highlights: [
      'Dolby Vision and HDR10',
      '30 W speakers with Dolby Audio',
      'Metal, nearly no bezel',
      'Three HDMI ports, one with eARC',
    ],
    specs: {
      Display: { Panel: 'LED, Dolby Vision, HDR10, HLG', Resolution: '3840 × 2160 pixels', 'Refresh rate': '60 Hz' },
      Performance: { Chip: 'Quad-core Cortex-A55', Memory: '2 GB', Storage: '8 GB' },
      Sound: { Output: '30 W', Formats: 'Dolby Audio, DTS-HD' },
      Connectivity: { Ports: '3 × HDMI (1 eARC), 2 × USB, LAN, 3.5 mm', Wireless: 'Wi-Fi 5, Bluetooth 5.0' },
      'In the box': { Contents: 'Television, two feet, remote, two AAA cells, power cable' },
    },
    colours: [{ name: 'Black', hex: '#303238', art: 'ribbon', hue: 200, dark: true }],
    sizes: [
      { label: '108 cm (43 inch)', mrp: 42999, sale: 25999, specs: { Display: { Size: '108 cm (43 inch)' } } },
      { label: '125 cm (50 inch)', mrp: 49999, sale: 31999, specs: { Display: { Size: '125 cm (50 inch)' } } },
      { label: '138 cm (55 inch)', mrp: 54999, sale: 37999, specs: { Display: { Size: '138 cm (55 inch)' } } },
    ],
    variants: [
      { colour: 'Black', size: '108 cm (43 inch)', stock: 53 },
      { colour: 'Black', size: '125 cm (50 inch)', stock: 22 },
      { colour: 'Black', size: '138 cm (55 inch)', stock: 8 },
    ],
    drawing: ({ color, screen }) => ({ device: 'tv', stand: 'feet', color, screen }),
  },
  {
    ...xiaomi,
    id: 'redmi-fire-tv-32',
    name: 'Redmi Smart Fire TV 80 cm (32 inch)',
    kind: 'tv',
    section: 'trending',
    sku: 'RFTV32',
    generic: 'Television',
    mrp: 24999,
    sale: 11999,
    colourInTitle: false,
    description:
      'For the bedroom or the kitchen. It starts straight into Prime Video and live channels, and Alexa answers from the remote. HD, not 4K: sit two metres away and it is fine.',
    highlights: ['Fire TV built in', 'Alexa remote', '20 W Dolby Audio', 'Thin metal frame'],
    specs: {
      Display: { Size: '80 cm (32 inch)', Panel: 'LED', Resolution: '1366 × 768 pixels', 'Refresh rate': '60 Hz' },
      Performance: { Memory: '1 GB', Storage: '8 GB', System: 'Fire OS 7' },
      Sound: { Output: '20 W, Dolby Audio' },
      Connectivity: { Ports: '2 × HDMI, 2 × USB, LAN, 3.5 mm', Wireless: 'Wi-Fi 5, Bluetooth 5.0' },
      'In the box': { Contents: 'Television, two feet, remote, two AAA cells' },
    },
    colours: [{ name: 'Black', hex: '#2b2c30', art: 'aurora', hue: 30, dark: true }],
    variants: [{ colour: 'Black', stock: 66 }],
    drawing: ({ color, screen }) => ({ device: 'tv', stand: 'feet', color, screen }),
  },
];
