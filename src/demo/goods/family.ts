import type { Drawing } from '#demo/devices/drawing.ts';
import type { Colour, Screen } from '#demo/devices/look.ts';
import type { SerialKind } from '#features/serials/serial-kind.ts';
import type { Party } from './parties.ts';

export type Brand = 'apple' | 'samsung' | 'xiaomi' | 'oneplus' | 'nothing' | 'realme' | 'boat';
export type Section = 'featured' | 'top-deals' | 'trending' | 'accessories';
export type Kind =
  | 'smartphone'
  | 'laptop'
  | 'tablet'
  | 'audio'
  | 'wearable'
  | 'tv'
  | 'camera'
  | 'charger'
  | 'cable'
  | 'powerbank'
  | 'case'
  | 'other';
/** Who sells it: `house` is the shop itself, the others are keys of `sellers.ts`. */
export type SellerKey =
  | 'house'
  | 'deccan-mobiles'
  | 'ritchie-street-audio'
  | 'sp-road-electronics'
  | 'nehru-place-mobiles';

/** Groups of rows, both in the order they are written: `{ Display: { Size: '17 cm (6.7 inch)' } }`. */
export type SpecSheet = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A colour the family comes in, and the wallpaper its lit screen shows. */
export interface DemoColour {
  readonly name: string;
  readonly hex: Colour;
  /** Frame, strap, cushion or plug, whatever the drawing paints second; `hex` when absent. */
  readonly second?: Colour;
  readonly art?: Screen['art'];
  readonly hue?: number;
  readonly dark?: boolean;
}

/** The other thing a buyer chooses: memory and storage, screen size, case size. Carries the price. */
export interface DemoSize {
  readonly label: string;
  /** Rupees, all taxes included. */
  readonly mrp: number;
  readonly sale?: number;
  /** Rows that only this size has, added to the family's groups. */
  readonly specs?: SpecSheet;
}

/** One sellable combination. Only listed ones exist: not every colour is sold in every size. */
export interface DemoVariant {
  readonly colour: string;
  readonly size?: string;
  readonly stock: number;
  readonly seller?: SellerKey;
  readonly section?: Section;
}

/** What a drawing is painted with. */
export interface Paint {
  readonly color: Colour;
  readonly second: Colour;
  readonly screen: Screen;
}

/** One model as its maker names it, with the variants this shop sells. */
export interface DemoFamily {
  /** Kebab-case, unique: ties the variants together. */
  readonly id: string;
  readonly name: string;
  readonly brand: Brand;
  readonly kind: Kind;
  readonly section: Section;
  readonly seller: SellerKey;
  /** Begins the SKU of every variant. */
  readonly sku: string;
  /** What the buyer chooses by size; "Memory and storage" when absent. */
  readonly sizeName?: string;
  /** Rupees for families without sizes. */
  readonly mrp?: number;
  readonly sale?: number;
  readonly sizes?: readonly DemoSize[];
  readonly colours: readonly DemoColour[];
  readonly variants: readonly DemoVariant[];
  readonly generic: string;
  /** "1 N" when absent. */
  readonly quantity?: string;
  /** Absent: "Not declared by the seller". */
  readonly origin?: string;
  readonly maker?: Party;
  readonly importer?: Party;
  /** Sample of a registration number, for showing only. */
  readonly bis?: string;
  readonly warrantyMonths: number;
  /** What each piece is asked for when it is packed; nothing when absent. */
  readonly serialKind?: SerialKind;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly specs: SpecSheet;
  /** Names the colour in the title; false for goods of a single, obvious colour. */
  readonly colourInTitle?: boolean;
  readonly drawing: (paint: Paint) => Drawing;
}

/** A choice as the product page shows it; colours carry their swatch. */
export interface DemoOption {
  readonly name: string;
  readonly value: string;
  readonly swatch?: Colour;
}

/** One product of the demo shop, complete and plain: everything a row of the catalogue needs. */
export interface DemoProduct {
  readonly slug: string;
  readonly title: string;
  /** Shared by the siblings, `DemoFamily.id`. */
  readonly family: string;
  readonly options: readonly DemoOption[];
  readonly brand: Brand;
  readonly kind: Kind;
  readonly section: Section;
  /** MRP in rupees, all taxes included. */
  readonly priceRupees: number;
  /** Below the MRP when there is one. */
  readonly salePriceRupees?: number;
  readonly stock: number;
  readonly sku: string;
  /** Eight digits. */
  readonly hsn: string;
  /** Basis points: 1800 is 18 %. */
  readonly gstRate: number;
  readonly origin?: string;
  readonly maker?: Party;
  readonly importer?: Party;
  readonly genericName: string;
  readonly netQuantity: string;
  readonly bisNumber?: string;
  readonly warrantyMonths: number;
  readonly serialKind: SerialKind;
  readonly specs: readonly { readonly group: string; readonly rows: readonly (readonly [string, string])[] }[];
  readonly highlights: readonly string[];
  readonly description: string;
  readonly seller: SellerKey;
  readonly drawing: Drawing;
}
