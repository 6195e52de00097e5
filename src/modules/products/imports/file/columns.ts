import { type Fields, type FieldsWith, fieldOf, type ProductField } from '#products/catalog/product/product.fields.ts';
import { GST_RATES_TEXT, USUAL_GST } from '#products/inventory/product/tax-by-kind.ts';

interface Shape {
  /** Other heads that are recognized. */
  readonly called: readonly string[];
  /** Required for new products. */
  readonly isNeeded?: true;
  /** Text on the page about the file's columns. */
  readonly explains: string;
  /** The cells of the template's two rows. */
  readonly examples: readonly [string, string];
}

type CsvField = Exclude<ProductField, FieldsWith<{ head: null }>>;

/** Import-specific data of each field, in the order of the template. */
const EXPLAINED = {
  sku: {
    called: ['seller sku', 'sku code', 'sku id', 'item code', 'product code', 'model code', 'article number'],
    isNeeded: true,
    explains: 'Your own product code. If the SKU exists, that product is updated; otherwise a new product is added.',
    examples: ['SAM-S25-256-BK', 'BOT-A141-WH'],
  },
  title: {
    called: ['product title', 'name', 'product name', 'item name', 'product'],
    isNeeded: true,
    explains: 'The product name shoppers see, at most 500 characters.',
    examples: ['Samsung Galaxy S25 256 GB, Black', 'boAt Airdopes 141, White'],
  },
  description: {
    called: ['product description', 'long description', 'details', 'about'],
    isNeeded: true,
    explains: 'Plain text. Line breaks in the cell are allowed.',
    examples: ['6.2" display, 50 MP camera, 4000 mAh.', 'Earbuds with 42 hours of playback.'],
  },
  category: {
    called: ['main category'],
    explains: 'electronics, or leave empty.',
    examples: ['electronics', 'electronics'],
  },
  section: {
    called: ['shop section', 'collection'],
    isNeeded: true,
    explains: 'featured, top-deals, trending or accessories.',
    examples: ['featured', 'accessories'],
  },
  brand: {
    called: ['brand name', 'make'],
    isNeeded: true,
    explains: 'A brand of this shop, such as samsung or boAt.',
    examples: ['samsung', 'boat'],
  },
  kind: {
    called: ['type', 'product type', 'sub category', 'subcategory', 'item type'],
    explains:
      'smartphone, laptop, tablet, audio, wearable, tv, camera, charger, cable, powerbank, case or other. If empty, a new product gets other.',
    examples: ['smartphone', 'audio'],
  },
  price: {
    called: ['maximum retail price', 'max retail price', 'list price', 'mrp price', 'regular price', 'price'],
    isNeeded: true,
    explains: 'Maximum retail price in rupees, including taxes: 80999, 80,999 or ₹80,999.',
    examples: ['80999', '4,490'],
  },
  salePrice: {
    called: ['selling price', 'offer price', 'our price', 'special price', 'discounted price', 'deal price', 'sp'],
    explains: 'The selling price, below the MRP. Enter NIL, 0 or the MRP to end a sale.',
    examples: ['74999', '₹1,299'],
  },
  stock: {
    called: ['qty', 'quantity', 'total stock', 'stock qty', 'stock quantity', 'available stock', 'inventory', 'units'],
    isNeeded: true,
    explains: 'Units available for sale. Changes are recorded as stock adjustments.',
    examples: ['25', '140'],
  },
  images: {
    called: ['image', 'image url', 'image urls', 'image link', 'photo', 'photos', 'picture', 'pictures', 'main image'],
    explains:
      'File names in the zip or of your uploaded pictures, separated by |; at most 8. Files named after the SKU are added automatically. Pictures are not downloaded from other sites.',
    examples: ['', ''],
  },
  highlights: {
    called: ['key features', 'features', 'bullet points', 'bullets'],
    explains: 'At most 10, separated by |.',
    examples: ['Galaxy AI|IP68|7 years of updates', '42 h playback|Low latency'],
  },
  hsn: {
    called: ['hsn code', 'hsn/sac', 'hsn sac', 'hsn number'],
    explains: '4, 6 or 8 digits. If empty, a new product gets the usual code for its kind.',
    examples: ['85171300', '85183011'],
  },
  gstRateBp: {
    called: ['gst', 'gst %', 'tax', 'tax rate', 'gst percentage', 'igst', 'igst rate'],
    explains: `One of ${GST_RATES_TEXT} per cent. Empty for a new product means ${USUAL_GST}.`,
    examples: ['18%', '18%'],
  },
  origin: {
    called: ['origin', 'country', 'made in', 'coo'],
    explains: 'Country name or code. It is never filled in for you.',
    examples: ['India', 'India'],
  },
  maker: {
    called: ['maker', 'manufactured by', 'manufacturer details', 'manufacturer name and address'],
    explains: 'Name and address.',
    examples: ['', ''],
  },
  packer: {
    called: ['packed by', 'packer details'],
    explains: 'Name and address, if different from the manufacturer.',
    examples: ['', ''],
  },
  importer: {
    called: ['imported by', 'importer details'],
    explains: 'Name and address, for imported products.',
    examples: ['', ''],
  },
  genericName: {
    called: ['common name', 'commodity'],
    explains: 'The common name of the product, as printed on the package.',
    examples: ['Mobile phone', 'Wireless earphones'],
  },
  netQuantity: {
    called: ['net qty', 'net contents', 'package contents'],
    explains: 'As printed on the package.',
    examples: ['1 N', '1 N'],
  },
  bisNumber: {
    called: ['bis', 'bis registration', 'bis registration number', 'bis r number', 'r number'],
    explains: 'BIS registration number, such as R-41012345.',
    examples: ['', ''],
  },
  warrantyMonths: {
    called: ['warranty', 'warranty months', 'warranty period'],
    explains: 'In months, such as 12. “1 year” also works.',
    examples: ['12', '12'],
  },
  serialKind: {
    // Not "IMEI" or "serial number": columns with these heads have the numbers themselves.
    called: ['serial or imei', 'serial tracking', 'serialised', 'serialized', 'imei required'],
    explains:
      'no, serial or imei: the number to scan for each unit when packing. If empty, new smartphones get imei, other products no.',
    examples: ['imei', 'no'],
  },
  status: {
    called: ['product status', 'active', 'published', 'on sale', 'listing status'],
    explains: 'live, draft or hidden. A new product without pictures is saved as a draft.',
    examples: ['live', 'live'],
  },
} as const satisfies Record<CsvField, Shape>;

/** The column's name in stored reports and in the API. */
type NameOf<F extends CsvField> = F extends unknown
  ? Fields[F] extends { cell: infer Name extends string }
    ? Name
    : F
  : never;
export type ColumnName = NameOf<CsvField>;
export type FieldOf<Name extends ColumnName> = {
  [F in CsvField]: NameOf<F> extends Name ? F : never;
}[CsvField];

interface Column extends Shape {
  readonly name: ColumnName;
  readonly field: CsvField;
  /** Its head in the template and in exports. */
  readonly head: string;
}

const LIST: readonly Column[] = (Object.keys(EXPLAINED) as CsvField[]).map(field => {
  const { cell, head, label } = fieldOf(field);
  return { name: (cell ?? field) as ColumnName, field, head: head ?? label, ...EXPLAINED[field] };
});

/** By name, in the order of the template. */
export const COLUMNS = Object.fromEntries(LIST.map(column => [column.name, column])) as Readonly<
  Record<ColumnName, Column>
>;
export const COLUMN_NAMES = LIST.map(({ name }) => name);

export function columnHead(name: ColumnName): string {
  return COLUMNS[name].head;
}
