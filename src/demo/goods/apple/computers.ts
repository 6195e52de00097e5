import type { DemoFamily } from '#demo/goods/family.ts';
import { appleInc, appleIndia } from '#demo/goods/parties.ts';

const imported = {
  brand: 'apple',
  seller: 'house',
  warrantyMonths: 12,
  origin: 'China',
  maker: appleInc,
  importer: appleIndia,
} as const;

export const appleComputers: DemoFamily[] = [
  {
    ...imported,
    id: 'macbook-air-13-m4',
    name: 'MacBook Air 13-inch, M4',
    kind: 'laptop',
    section: 'featured',
    sku: 'MBA13M4',
    origin: 'Vietnam',
    bis: 'R-41094213',
    generic: 'Laptop computer',
    description:
      'Silent because it has no fan, and quick enough that you will not miss one. 16 GB of memory is now where it starts, which is what a browser full of tabs and a spreadsheet need. It runs two outside screens with the lid open.',
    highlights: [
      'M4 with a 10-core CPU, no fan and no noise',
      '16 GB memory in every model',
      'Up to 18 hours of video, 1.24 kg',
      '12 MP Center Stage camera',
    ],
    specs: {
      Display: { Size: '34.46 cm (13.6 inch) Liquid Retina', Resolution: '2560 × 1664 pixels', Brightness: '500 nits' },
      Performance: { Chip: 'Apple M4, 10-core CPU', Memory: '16 GB unified', System: 'macOS Sequoia, upgradable' },
      Battery: { Capacity: '53.8 Wh', Playback: 'Up to 18 hours of video' },
      Connectivity: { Ports: '2 × Thunderbolt 4, MagSafe 3, 3.5 mm', Wireless: 'Wi-Fi 6E, Bluetooth 5.3' },
      Body: { Size: '304 × 215 × 11.3 mm', Weight: '1.24 kg', Keyboard: 'Backlit, Touch ID' },
      'In the box': { Contents: 'MacBook Air, USB-C power adapter, USB-C to MagSafe 3 cable' },
    },
    colours: [
      { name: 'Sky Blue', hex: '#c3d0dc', art: 'folds', hue: 235 },
      { name: 'Midnight', hex: '#2e3642', art: 'ribbon', hue: 262, dark: true },
      { name: 'Silver', hex: '#d4d6d8', art: 'dunes', hue: 30 },
    ],
    sizes: [
      { label: '16 GB, 256 GB', mrp: 99900, sale: 91900, specs: { Performance: { Storage: '256 GB SSD' } } },
      { label: '16 GB, 512 GB', mrp: 119900, sale: 111900, specs: { Performance: { Storage: '512 GB SSD' } } },
    ],
    variants: [
      { colour: 'Sky Blue', size: '16 GB, 256 GB', stock: 26 },
      { colour: 'Silver', size: '16 GB, 256 GB', stock: 6 },
      { colour: 'Midnight', size: '16 GB, 512 GB', stock: 18 },
    ],
    drawing: ({ color, screen }) => ({ device: 'laptop', notch: true, color, screen }),
  },
  {
    ...imported,
    id: 'macbook-pro-14-m4',
    name: 'MacBook Pro 14-inch, M4',
    kind: 'laptop',
    section: 'featured',
    sku: 'MBP14M4',
    bis: 'R-41094214',
    generic: 'Laptop computer',
    description:
      'For people who export, compile or render and want the machine to keep its pace. The mini-LED screen is the reason many pay the difference over the Air: it is bright, even, and smooth at 120 Hz. HDMI and the SD slot are built in, so the dongle can stay at home.',
    highlights: [
      '120 Hz mini-LED screen, 1,600 nits peak in HDR',
      'M4 with a fan: keeps its speed under load',
      'HDMI, SD card and three Thunderbolt 4 ports',
      'Up to 24 hours of video',
    ],
    specs: {
      Display: {
        Size: '35.97 cm (14.2 inch) Liquid Retina XDR',
        Resolution: '3024 × 1964 pixels',
        'Refresh rate': 'Up to 120 Hz ProMotion',
        'Peak brightness': '1,600 nits in HDR',
      },
      Performance: {
        Chip: 'Apple M4, 10-core CPU, 10-core GPU',
        Memory: '16 GB unified',
        System: 'macOS Sequoia, upgradable',
      },
      Battery: { Capacity: '72.4 Wh', Playback: 'Up to 24 hours of video' },
      Connectivity: { Ports: '3 × Thunderbolt 4, HDMI, SDXC, MagSafe 3, 3.5 mm', Wireless: 'Wi-Fi 6E, Bluetooth 5.3' },
      Body: { Weight: '1.55 kg', Keyboard: 'Backlit, Touch ID' },
      'In the box': { Contents: 'MacBook Pro, 70 W USB-C power adapter, USB-C to MagSafe 3 cable' },
    },
    colours: [
      { name: 'Space Black', hex: '#2f3033', art: 'aurora', hue: 300, dark: true },
      { name: 'Silver', hex: '#cfd1d4', art: 'ribbon', hue: 262 },
    ],
    sizes: [{ label: '16 GB, 512 GB', mrp: 169900, sale: 159900, specs: { Performance: { Storage: '512 GB SSD' } } }],
    variants: [
      { colour: 'Space Black', size: '16 GB, 512 GB', stock: 14 },
      { colour: 'Silver', size: '16 GB, 512 GB', stock: 2 },
    ],
    drawing: ({ color, screen }) => ({ device: 'laptop', notch: true, color, screen }),
  },
  {
    ...imported,
    id: 'ipad-air-11-m3',
    name: 'iPad Air 11-inch, M3, Wi-Fi',
    kind: 'tablet',
    section: 'top-deals',
    sku: 'IPA11M3',
    bis: 'R-41094311',
    generic: 'Tablet computer',
    description:
      'A laptop’s chip in something you can read in bed. It takes the Apple Pencil Pro for notes and drawings, and the front camera sits on the long edge where a video call wants it.',
    highlights: ['Apple M3', 'Works with Apple Pencil Pro', 'Landscape 12 MP front camera', '128 GB to start with'],
    specs: {
      Display: { Size: '27.6 cm (11 inch) Liquid Retina', Resolution: '2360 × 1640 pixels', Brightness: '500 nits' },
      Performance: { Chip: 'Apple M3', Memory: '8 GB', System: 'iPadOS 18, upgradable' },
      Camera: { Rear: '12 MP, f/1.8', Front: '12 MP Center Stage' },
      Battery: { Capacity: '28.93 Wh', Use: 'Up to 10 hours of video or web on Wi-Fi' },
      Connectivity: { Wireless: 'Wi-Fi 6E, Bluetooth 5.3', Port: 'USB-C' },
      Body: { Size: '247.6 × 178.5 × 6.1 mm', Weight: '460 g', Unlock: 'Touch ID in the top button' },
      'In the box': { Contents: 'iPad Air, USB-C charge cable (1 m), 20 W power adapter' },
    },
    colours: [
      { name: 'Blue', hex: '#b9c7d6', art: 'ribbon', hue: 240, dark: true },
      { name: 'Purple', hex: '#d3cbdc', art: 'petals', hue: 310 },
      { name: 'Starlight', hex: '#e6dfd3', art: 'dunes', hue: 60 },
    ],
    sizes: [
      { label: '128 GB', mrp: 59900, sale: 55900, specs: { Performance: { Storage: '128 GB' } } },
      { label: '256 GB', mrp: 69900, sale: 65900, specs: { Performance: { Storage: '256 GB' } } },
    ],
    sizeName: 'Storage',
    variants: [
      { colour: 'Starlight', size: '128 GB', stock: 29 },
      { colour: 'Blue', size: '128 GB', stock: 44 },
      { colour: 'Purple', size: '256 GB', stock: 7 },
    ],
    drawing: ({ color, screen }) => ({ device: 'tablet', color, screen }),
  },
  {
    ...imported,
    id: 'ipad-a16',
    name: 'iPad 11th generation, A16, Wi-Fi',
    kind: 'tablet',
    section: 'trending',
    sku: 'IPADA16',
    bis: 'R-41094310',
    generic: 'Tablet computer',
    description:
      'The family iPad: lessons in the morning, cartoons in the evening. Storage has doubled to 128 GB at the old price. It does not do Apple Intelligence; for that you need the Air.',
    highlights: [
      '128 GB at the starting price',
      'A16 chip',
      '12 MP camera on the long edge',
      'Works with Apple Pencil (USB-C)',
    ],
    specs: {
      Display: { Size: '27.6 cm (11 inch) Liquid Retina', Resolution: '2360 × 1640 pixels', Brightness: '500 nits' },
      Performance: { Chip: 'A16', Storage: '128 GB', System: 'iPadOS 18, upgradable' },
      Camera: { Rear: '12 MP', Front: '12 MP Center Stage' },
      Battery: { Capacity: '28.93 Wh', Use: 'Up to 10 hours of video or web on Wi-Fi' },
      Connectivity: { Wireless: 'Wi-Fi 6, Bluetooth 5.3', Port: 'USB-C' },
      Body: { Weight: '477 g', Unlock: 'Touch ID in the top button' },
      'In the box': { Contents: 'iPad, USB-C charge cable (1 m), 20 W power adapter' },
    },
    colours: [
      { name: 'Yellow', hex: '#f2dd84', art: 'petals', hue: 90 },
      { name: 'Silver', hex: '#dcdee0', art: 'aurora', hue: 200 },
    ],
    sizes: [{ label: '128 GB', mrp: 34900, sale: 32900 }],
    sizeName: 'Storage',
    variants: [
      { colour: 'Yellow', size: '128 GB', stock: 51 },
      { colour: 'Silver', size: '128 GB', stock: 93 },
    ],
    drawing: ({ color, screen }) => ({ device: 'tablet', color, screen }),
  },
];
