import type { Drawing } from '#demo/drawing/devices/drawing.ts';
import { apple } from '#demo/drawing/products/apple.ts';
import { boat } from '#demo/drawing/products/boat.ts';
import { nothing } from '#demo/drawing/products/nothing.ts';
import { oneplus } from '#demo/drawing/products/oneplus.ts';
import { realme } from '#demo/drawing/products/realme.ts';
import { samsung } from '#demo/drawing/products/samsung.ts';
import { xiaomi } from '#demo/drawing/products/xiaomi.ts';

/** What the pictures of each product show, by its slug. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  [apple, samsung, xiaomi, oneplus, nothing, realme, boat].flatMap(brand => Object.entries(brand)),
);
