/** A number as SVG text: two decimals at most. */
export const num = (value: number): number => +value.toFixed(2);

export type Point = readonly [x: number, y: number];

/** Path data of a rounded rectangle whose curvature grows gradually into its corners, as on machined metal. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const half = Math.min(width, height) / 2;
  const r = Math.min(radius, half);
  const reach = Math.min(1.3 * r, half);
  const pull = reach - (4 * reach - 2.343 * r) / 3;
  const [left, top, right, bottom] = [num(x), num(y), num(x + width), num(y + height)];
  const [near, far] = [num(x + reach), num(x + width - reach)];
  const [nearPull, farPull] = [num(x + pull), num(x + width - pull)];
  const [high, low] = [num(y + reach), num(y + height - reach)];
  const [highPull, lowPull] = [num(y + pull), num(y + height - pull)];
  return (
    `M${near} ${top}H${far}C${farPull} ${top} ${right} ${highPull} ${right} ${high}` +
    `V${low}C${right} ${lowPull} ${farPull} ${bottom} ${far} ${bottom}` +
    `H${near}C${nearPull} ${bottom} ${left} ${lowPull} ${left} ${low}` +
    `V${high}C${left} ${highPull} ${nearPull} ${top} ${near} ${top}Z`
  );
}

/** A rounded rectangle around a middle point. */
export const centredRect = (x: number, y: number, width: number, height: number, radius: number): string =>
  roundedRect(x - width / 2, y - height / 2, width, height, radius);

/** Path data of an ellipse, for places that need a path instead of an element. */
export function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  const arc = `a${num(rx)} ${num(ry)} 0 1 1`;
  return `M${num(x - rx)} ${num(y)}${arc} ${num(2 * rx)} 0${arc} ${num(-2 * rx)} 0Z`;
}

const attributes = (rest: string) => (rest === '' ? '' : ` ${rest}`);

export const path = (d: string, fill: string, rest = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes(rest)}/>`;

export const stroke = (d: string, paint: string, width: number, rest = ''): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${num(width)}"${attributes(rest)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, rest = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(rest)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, rest = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(rest)}/>`;

export const ring = (x: number, y: number, r: number, paint: string, width: number, rest = ''): string =>
  circle(x, y, r, 'none', `stroke="${paint}" stroke-width="${num(width)}"${attributes(rest)}`);

export const group = (transform: string, inner: string, rest = ''): string =>
  `<g transform="${transform}"${attributes(rest)}>${inner}</g>`;

/** Whole numbers from 0 up to, not including, `count`, each drawn and joined. */
export const repeat = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('');
