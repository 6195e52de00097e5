import type { CsvField } from './columns.ts';

/** The cells of the template's two rows: what a product of a seller says, so the same in every language. */
export const EXAMPLES = {
  sku: ['SAM-S25-256-BK', 'BOT-A141-WH'],
  title: ['Samsung Galaxy S25 256 GB, Black', 'boAt Airdopes 141, White'],
  description: ['6.2" display, 50 MP camera, 4000 mAh.', 'Earbuds with 42 hours of playback.'],
  category: ['electronics', 'electronics'],
  section: ['featured', 'accessories'],
  brand: ['samsung', 'boat'],
  kind: ['smartphone', 'audio'],
  price: ['80999', '4,490'],
  salePrice: ['74999', '₹1,299'],
  stock: ['25', '140'],
  images: ['', ''],
  highlights: ['Galaxy AI|IP68|7 years of updates', '42 h playback|Low latency'],
  hsn: ['85171300', '85183011'],
  gstRateBp: ['18%', '18%'],
  origin: ['India', 'India'],
  maker: ['', ''],
  packer: ['', ''],
  importer: ['', ''],
  genericName: ['Mobile phone', 'Wireless earphones'],
  netQuantity: ['1 N', '1 N'],
  bisNumber: ['', ''],
  warrantyMonths: ['12', '12'],
  serialKind: ['imei', 'no'],
  status: ['live', 'live'],
} as const satisfies Readonly<Record<CsvField, readonly [string, string]>>;
