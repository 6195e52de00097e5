interface Shape {
  /** What stands at its head in the template and in exports. */
  readonly head: string;
  /** What else sellers call it. */
  readonly called: readonly string[];
  /** Nothing new is added without it. */
  readonly isNeeded?: true;
  /** For the page that explains the file. */
  readonly explains: string;
  /** What stands in the two rows of the template. */
  readonly examples: readonly [string, string];
}

/** The columns of the file in the order of the template, each named after the field it fills. */
export const COLUMNS = {
  sku: {
    head: 'SKU',
    called: ['seller sku', 'sku code', 'sku id', 'item code', 'product code', 'model code', 'article number'],
    isNeeded: true,
    explains: 'Your own code. A row whose SKU you have already changes that product; any other adds one.',
    examples: ['SAM-S25-256-BK', 'BOT-A141-WH'],
  },
  title: {
    head: 'Title',
    called: ['product title', 'name', 'product name', 'item name', 'product'],
    isNeeded: true,
    explains: 'As shoppers read it, at most 500 characters.',
    examples: ['Samsung Galaxy S25 256 GB, Black', 'boAt Airdopes 141, White'],
  },
  description: {
    head: 'Description',
    called: ['product description', 'long description', 'details', 'about'],
    isNeeded: true,
    explains: 'Plain text. Lines may break inside the cell.',
    examples: ['6.2" display, 50 MP camera, 4000 mAh.', 'Earbuds with 42 hours of playback.'],
  },
  category: {
    head: 'Category',
    called: ['main category'],
    explains: 'electronics. It may stay empty.',
    examples: ['electronics', 'electronics'],
  },
  section: {
    head: 'Section',
    called: ['shop section', 'collection'],
    isNeeded: true,
    explains: 'featured, top-deals, trending or accessories.',
    examples: ['featured', 'accessories'],
  },
  brand: {
    head: 'Brand',
    called: ['brand name', 'make'],
    isNeeded: true,
    explains: 'A brand of this shop, such as samsung or boAt.',
    examples: ['samsung', 'boat'],
  },
  kind: {
    head: 'Kind',
    called: ['type', 'product type', 'sub category', 'subcategory', 'item type'],
    explains:
      'smartphone, laptop, tablet, audio, wearable, tv, camera, charger, cable, powerbank, case or other. Empty for a new product means other.',
    examples: ['smartphone', 'audio'],
  },
  price: {
    head: 'MRP',
    called: ['maximum retail price', 'max retail price', 'list price', 'mrp price', 'regular price', 'price'],
    isNeeded: true,
    explains: 'The maximum retail price in rupees, taxes included: 80999, 80,999 or ₹80,999.',
    examples: ['80999', '4,490'],
  },
  salePrice: {
    head: 'Sale price',
    called: ['selling price', 'offer price', 'our price', 'special price', 'discounted price', 'deal price', 'sp'],
    explains: 'What is paid, below the MRP. NIL, 0 or the MRP itself end a sale.',
    examples: ['74999', '₹1,299'],
  },
  stock: {
    head: 'Stock',
    called: ['qty', 'quantity', 'total stock', 'stock qty', 'stock quantity', 'available stock', 'inventory', 'units'],
    isNeeded: true,
    explains: 'How many can be sold. What changes is written down as an adjustment.',
    examples: ['25', '140'],
  },
  images: {
    head: 'Images',
    called: ['image', 'image url', 'image urls', 'image link', 'photo', 'photos', 'picture', 'pictures', 'main image'],
    explains:
      'Names of files in the zip, or pictures you have here already, with | between them; at most 8. Files called after the SKU need no name here. Pictures of other sites are not fetched.',
    examples: ['', ''],
  },
  highlights: {
    head: 'Highlights',
    called: ['key features', 'features', 'bullet points', 'bullets'],
    explains: 'At most 10, with | between them.',
    examples: ['Galaxy AI|IP68|7 years of updates', '42 h playback|Low latency'],
  },
  hsn: {
    head: 'HSN',
    called: ['hsn code', 'hsn/sac', 'hsn sac', 'hsn number'],
    explains: '4, 6 or 8 digits. Empty for a new product means the usual one of its kind.',
    examples: ['85171300', '85183011'],
  },
  taxRate: {
    head: 'GST rate',
    called: ['gst', 'gst %', 'tax', 'tax rate', 'gst percentage', 'igst', 'igst rate'],
    explains: '0, 5, 12, 18, 28 or 40 per cent. Empty for a new product means 18.',
    examples: ['18%', '18%'],
  },
  origin: {
    head: 'Country of origin',
    called: ['origin', 'country', 'made in', 'coo'],
    explains: 'The country, or its code. Nothing is declared for you.',
    examples: ['India', 'India'],
  },
  maker: {
    head: 'Manufacturer',
    called: ['maker', 'manufactured by', 'manufacturer details', 'manufacturer name and address'],
    explains: 'Name and address.',
    examples: ['', ''],
  },
  packer: {
    head: 'Packer',
    called: ['packed by', 'packer details'],
    explains: 'Name and address, where it is not the manufacturer.',
    examples: ['', ''],
  },
  importer: {
    head: 'Importer',
    called: ['imported by', 'importer details'],
    explains: 'Name and address, for imported goods.',
    examples: ['', ''],
  },
  genericName: {
    head: 'Generic name',
    called: ['common name', 'commodity'],
    explains: 'What it is in common words, as the package says it.',
    examples: ['Mobile phone', 'Wireless earphones'],
  },
  netQuantity: {
    head: 'Net quantity',
    called: ['net qty', 'net contents', 'package contents'],
    explains: 'As the package says it.',
    examples: ['1 N', '1 N'],
  },
  bisNumber: {
    head: 'BIS number',
    called: ['bis', 'bis registration', 'bis registration number', 'bis r number', 'r number'],
    explains: 'The registration, such as R-41012345.',
    examples: ['', ''],
  },
  warrantyMonths: {
    head: 'Warranty (months)',
    called: ['warranty', 'warranty months', 'warranty period'],
    explains: 'In months: 12. 1 year is understood too.',
    examples: ['12', '12'],
  },
  serialKind: {
    head: 'IMEI or serial',
    // Not "IMEI" or "serial number": under those heads lists have numbers.
    called: ['serial or imei', 'serial tracking', 'serialised', 'serialized', 'imei required'],
    explains:
      'no, serial or imei: what is asked for each piece when it is packed. Empty for a new smartphone means imei, for other goods no.',
    examples: ['imei', 'no'],
  },
  status: {
    head: 'Status',
    called: ['product status', 'active', 'published', 'on sale', 'listing status'],
    explains: 'live, draft or hidden. A new product without pictures is kept as a draft.',
    examples: ['live', 'live'],
  },
} as const satisfies Record<string, Shape>;

export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

/** What stands at the head of a column. */
export function headOf(name: ColumnName): string {
  return COLUMNS[name].head;
}
