import type { DemoProduct } from '#demo/goods/family.ts';

/**
 * Something a reviewer may say. `{a|b|c}` is one of the three, `{city}` and `{person}` come from the reviewer.
 * With a condition it is said only of goods it is true of.
 */
export type Remark = string | { readonly text: string; readonly when: (product: DemoProduct) => boolean };

/** What people say about one sort of goods. */
export interface Voice {
  readonly praise: readonly Remark[];
  /** Reservations: the "but" of a four, the body of a three. */
  readonly doubts: readonly Remark[];
  readonly blame: readonly Remark[];
  readonly titles: {
    readonly high: readonly Remark[];
    readonly middle: readonly Remark[];
    readonly low: readonly Remark[];
  };
}

/** A remark for goods whose spec table has this row. */
export function withRow(group: string, label: string, text: string): Remark {
  return { text, when: product => rowOf(product, group, label) !== undefined };
}

/** A remark for goods whose row contains the words. */
export function whereRow(group: string, label: string, words: string, text: string): Remark {
  return { text, when: product => rowOf(product, group, label)?.includes(words) ?? false };
}

/** A remark for goods pictured as this device. */
export function ofDevice(device: DemoProduct['drawing']['device'], text: string): Remark {
  return { text, when: product => product.drawing.device === device };
}

/** A remark for goods of any brand but these. */
export function notOf(brands: readonly DemoProduct['brand'][], text: string): Remark {
  return { text, when: product => !brands.includes(product.brand) };
}

/** A remark for goods of these brands. */
export function ofBrand(brands: readonly DemoProduct['brand'][], text: string): Remark {
  return { text, when: product => brands.includes(product.brand) };
}

function rowOf(product: DemoProduct, group: string, label: string): string | undefined {
  return product.specs.find(spec => spec.group === group)?.rows.find(([name]) => name === label)?.[1];
}
