import type { Screen } from '#demo/devices/look.ts';
import type { DemoColour, DemoFamily, DemoProduct, DemoSize, DemoVariant, SpecSheet } from './family.ts';
import { GST_RATE, hsnOf } from './tax.ts';

/** Turns a family into its sellable products, in the order its variants are written. Pure: equal families, equal products. */
export function expand(family: DemoFamily): DemoProduct[] {
  return family.variants.map(variant => product(family, variant));
}

function product(family: DemoFamily, variant: DemoVariant): DemoProduct {
  const colour = pick(family.colours, c => c.name === variant.colour, family.id);
  const size = variant.size === undefined ? undefined : pick(family.sizes, s => s.label === variant.size, family.id);
  const mrp = size?.mrp ?? family.mrp;
  if (mrp === undefined) throw new Error(`${family.id}: no price for ${variant.colour}`);
  const sale = size === undefined ? family.sale : size.sale;
  const title = titleOf(family, colour, size);
  const drawing = family.drawing({
    color: colour.hex,
    second: colour.second ?? colour.hex,
    screen: screenOf(family, colour, size),
  });
  return {
    slug: slugOf(title),
    title,
    family: family.id,
    options: [
      { name: 'Colour', value: colour.name, swatch: colour.hex },
      ...(size ? [{ name: family.sizeName ?? 'Memory and storage', value: size.label }] : []),
    ],
    brand: family.brand,
    kind: family.kind,
    section: variant.section ?? family.section,
    priceRupees: mrp,
    ...(sale === undefined ? {} : { salePriceRupees: sale }),
    stock: variant.stock,
    sku: skuOf(family, colour, size),
    hsn: hsnOf(drawing),
    gstRate: GST_RATE,
    ...(family.origin === undefined ? {} : { origin: family.origin }),
    ...(family.maker === undefined ? {} : { maker: family.maker }),
    ...(family.importer === undefined ? {} : { importer: family.importer }),
    genericName: family.generic,
    netQuantity: family.quantity ?? '1 N',
    ...(family.bis === undefined ? {} : { bisNumber: family.bis }),
    warrantyMonths: family.warrantyMonths,
    serialKind: family.serialKind ?? 'none',
    specs: specsOf(family.specs, size?.specs ?? {}, colour),
    highlights: family.highlights,
    description: family.description,
    seller: variant.seller ?? family.seller,
    drawing,
  };
}

function pick<T>(list: readonly T[] | undefined, wanted: (item: T) => boolean, where: string): T {
  const found = list?.find(wanted);
  if (found === undefined) throw new Error(`${where}: a variant names a colour or size that is not declared`);
  return found;
}

function titleOf(family: DemoFamily, colour: DemoColour, size: DemoSize | undefined): string {
  if (family.colourInTitle === false) return size ? `${family.name}, ${size.label}` : family.name;
  return `${family.name} (${size ? `${size.label}, ` : ''}${colour.name})`;
}

function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** `OP13-12-256-AD`: figures of the size, then initials of the colour (three letters where it is one word). */
function skuOf(family: DemoFamily, colour: DemoColour, size: DemoSize | undefined): string {
  const words = colour.name.toUpperCase().split(/[^A-Z]+/);
  const short = words.length > 1 ? words.map(word => word.slice(0, 1)).join('') : colour.name.toUpperCase().slice(0, 3);
  const figures = size ? [size.label.match(/\d+/g)?.join('-') ?? size.label.slice(0, 3).toUpperCase()] : [];
  return [family.sku, ...figures, short].join('-');
}

/** Siblings share a motif but not the picture: size turns the hue, name and colour set the seed. */
function screenOf(family: DemoFamily, colour: DemoColour, size: DemoSize | undefined): Screen {
  const step = size ? (family.sizes ?? []).indexOf(size) : 0;
  const hue = ((colour.hue ?? 262) + step * 32) % 360;
  const seed =
    ([...family.id, ...colour.name].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 997, 7) % 89) + step + 1;
  return { art: colour.art ?? 'ribbon', hue, dark: colour.dark ?? false, seed };
}

function specsOf(common: SpecSheet, own: SpecSheet, colour: DemoColour): DemoProduct['specs'] {
  const names = [...new Set([...Object.keys(common), ...Object.keys(own), 'Body'])].filter(
    name => name !== 'In the box',
  );
  if ('In the box' in common || 'In the box' in own) names.push('In the box');
  return names.map(group => {
    const rows = { ...common[group], ...own[group], ...(group === 'Body' ? { Colour: colour.name } : {}) };
    return { group, rows: Object.entries(rows) };
  });
}
