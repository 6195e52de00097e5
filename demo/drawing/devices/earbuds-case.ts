import type { Canvas } from './canvas.ts';
import { darken, isPale, lighten, mix } from './colour.ts';
import type { Earbuds } from './drawing.ts';
import type { Colour } from './look.ts';
import { contactShadow } from './shadow.ts';
import { circle, ellipse, num, path, ring, roundedRect, stroke } from './shapes.ts';
import { glint, metal, paleOutline, rim, softEdge } from './surfaces.ts';

/** The open case's outline in the picture. */
export interface CaseForm {
  readonly x: number;
  readonly width: number;
  /** Upper edge of the open lid. */
  readonly top: number;
  /** Where lid and body meet. */
  readonly seam: number;
  readonly bottom: number;
  readonly lidRadius: number;
  readonly bodyRadius: number;
  /** Scale that fills the picture. */
  readonly zoom: number;
}

const FORMS: Record<NonNullable<Earbuds['shape']>, CaseForm> = {
  pebble: { x: 196, width: 408, top: 168, seam: 418, bottom: 672, lidRadius: 116, bodyRadius: 140, zoom: 1.3 },
  square: { x: 204, width: 392, top: 178, seam: 418, bottom: 660, lidRadius: 62, bodyRadius: 74, zoom: 1.34 },
  tall: { x: 226, width: 348, top: 168, seam: 418, bottom: 712, lidRadius: 120, bodyRadius: 150, zoom: 1.24 },
};

export const caseForm = (earbuds: Earbuds): CaseForm => FORMS[earbuds.shape ?? 'pebble'];

const plasticOf = (earbuds: Earbuds): Colour => earbuds.case ?? earbuds.color;
const liningOf = (plastic: Colour): Colour => darken(plastic, isPale(plastic) ? 0.12 : 0.3);

/** The raised lid seen from inside, and the cradle in front of it. */
export function caseLid(c: Canvas, earbuds: Earbuds, form: CaseForm): string {
  const plastic = plasticOf(earbuds);
  const lining = liningOf(plastic);
  const clear = earbuds.finish === 'transparent';
  const { x, width, top, lidRadius: r } = form;
  const outer = roundedRect(x + 6, top, width - 12, form.seam + 12 - top, r);
  const hollow = roundedRect(x + 22, top + 17, width - 44, form.seam + 12 - top, r - 16);
  const outside = c.diagonal([
    [0, lighten(plastic, 0.5)],
    [0.4, plastic],
    [1, darken(plastic, 0.3)],
  ]);
  const inside = c.linear(0, 0, 0.5, 1, [
    [0, darken(lining, 0.28)],
    [0.3, darken(lining, 0.1)],
    [0.75, lining],
    [1, darken(lining, 0.4)],
  ]);
  const lip = c.linear(0, 0, 0, 1, [
    [0, '#000000', 0.35],
    [0.5, '#000000', 0],
    [1, '#ffffff', 0.3],
  ]);
  const shine = isPale(plastic)
    ? glint(c, 400, top + 82, width * 0.37, 60, 0.35)
    : glint(c, 360, top + 70, width * 0.3, 46, 0.1);
  return (
    path(outer, outside, clear ? 'opacity=".5"' : '') +
    paleOutline(c, outer, plastic) +
    rim(c, outer, 1.6, 0.9) +
    path(hollow, inside, clear ? 'opacity=".62"' : '') +
    stroke(hollow, lip, 2) +
    shine +
    cradle(c, form, lining)
  );
}

function cradle(c: Canvas, { x, width, seam }: CaseForm, lining: Colour): string {
  const deck = c.linear(0, 0, 0, 1, [
    [0, darken(lining, 0.42)],
    [0.4, darken(lining, 0.1)],
    [1, lining],
  ]);
  const dark = c.linear(0, 0, 0, 1, [
    [0, '#000000', 0.75],
    [1, '#000000', 0.35],
  ]);
  const well = (at: number) =>
    ellipse(at, seam + 2, 64, 22, dark) +
    stroke(`M${num(at - 62)} ${seam + 6}a64 22 0 0 0 124 0`, '#fff', 1.4, 'stroke-opacity=".35"');
  return (
    path(roundedRect(x + 3, seam - 32, width - 6, 110, 55), deck) +
    stroke(roundedRect(x + 4, seam - 31, width - 8, 108, 54), '#fff', 1.2, 'opacity=".4"') +
    well(400 - width * 0.235) +
    well(400 + width * 0.235)
  );
}

/** The body of the case in front of the buds. */
export function caseFront(c: Canvas, earbuds: Earbuds, form: CaseForm): string {
  const plastic = plasticOf(earbuds);
  const { x, width: w, seam, bottom, bodyRadius: r } = form;
  const right = x + w;
  const edge = `M${x} ${seam + 34}C${x} ${seam + 20} ${x + 20} ${seam + 18} ${x + 44} ${seam + 21}C${x + 140} ${seam + 31} ${right - 140} ${seam + 31} ${right - 44} ${seam + 21}C${right - 20} ${seam + 18} ${right} ${seam + 20} ${right} ${seam + 34}`;
  const corner = num(bottom - r * 0.96);
  const d = `${edge}V${corner}C${right} ${num(bottom - r * 0.26)} ${num(right - r * 0.33)} ${bottom} ${right - r} ${bottom}H${x + r}C${num(x + r * 0.33)} ${bottom} ${x} ${num(bottom - r * 0.26)} ${x} ${corner}Z`;
  const ball = c.radialAt(x + w * 0.28, seam + 40, w * 0.95, [
    [0, lighten(plastic, 0.55)],
    [0.26, lighten(plastic, 0.14)],
    [0.6, darken(plastic, 0.05)],
    [1, darken(plastic, 0.34)],
  ]);
  const clear = earbuds.finish === 'transparent';
  const pale = isPale(plastic);
  const shine =
    earbuds.finish === 'matte'
      ? glint(c, x + w * 0.3, seam + 84, w * 0.34, 54, pale ? 0.4 : 0.12)
      : glint(c, x + w * 0.26, seam + 76, w * 0.2, 34, pale ? 0.95 : 0.42, -6);
  const bright = stroke(edge, '#fff', 5, `opacity="${pale ? 0.75 : 0.42}"`);
  return (
    path(d, ball, clear ? 'opacity=".72"' : '') +
    `<g clip-path="${c.clip(d)}">${clear ? caseInside(c, earbuds, form) : ''}${shine}${bright}</g>` +
    softEdge(c, d, 40, 0.5) +
    paleOutline(c, d, plastic) +
    rim(c, d, 1.4, 0.9) +
    lamp(c, 400, seam + 66)
  );
}

function lamp(c: Canvas, x: number, y: number): string {
  const halo = c.radial(0.5, 0.5, 0.5, [
    [0, '#7df0a8', 0.5],
    [1, '#7df0a8', 0],
  ]);
  return circle(x, y, 4.6, '#7df0a8') + circle(x, y, 10, halo);
}

/** Two wells, a cell and contacts behind clear plastic. */
function caseInside(c: Canvas, earbuds: Earbuds, { x, width, seam, bottom }: CaseForm): string {
  const lining = liningOf(plasticOf(earbuds));
  const part = (left: number, top: number, w: number, h: number, r: number, colour: Colour) => {
    const d = roundedRect(left, top, w, h, r);
    const fill = c.diagonal([
      [0, lighten(colour, 0.3)],
      [0.5, colour],
      [1, darken(colour, 0.22)],
    ]);
    return path(d, fill) + stroke(d, darken(colour, 0.3), 1.2, 'opacity=".5"');
  };
  const tall = bottom - seam - 104;
  const cell = mix(plasticOf(earbuds), '#7b7f88', 0.55);
  return (
    `<g opacity=".85">${part(x + 34, seam + 58, 118, tall, 42, darken(lining, 0.1))}` +
    part(x + width - 152, seam + 58, 118, tall, 42, darken(lining, 0.16)) +
    part(356, seam + 92, 88, tall - 40, 12, cell) +
    circle(380, seam + 114, 6, '#c9a35a') +
    circle(420, seam + 114, 6, '#c9a35a') +
    circle(x + 66, seam + 92, 8, '#ffffff') +
    `${circle(x + width - 66, seam + 92, 8, earbuds.accent ?? '#d8443c')}</g>`
  );
}

/** The closed case from behind: hinge, seam and pairing button. */
export function caseBack(c: Canvas, earbuds: Earbuds): string {
  const plastic = plasticOf(earbuds);
  const form = caseForm(earbuds);
  const [w, h] = [form.width * 1.36, (form.bottom - form.seam) * 1.55];
  const [x, y] = [400 - w / 2, 392 - h / 2];
  const d = roundedRect(x, y, w, h, Math.min(form.bodyRadius * 1.26, h * 0.46));
  const ball = c.radialAt(x + w * 0.3, y + h * 0.12, w * 0.95, [
    [0, lighten(plastic, 0.55)],
    [0.28, lighten(plastic, 0.14)],
    [0.6, darken(plastic, 0.06)],
    [1, darken(plastic, 0.32)],
  ]);
  const seam = y + h * 0.37;
  const line = (dy: number) =>
    `M${num(x + 1)} ${num(seam + dy)}C${num(x + 80)} ${num(seam + 9 + dy)} ${num(x + w - 80)} ${num(seam + 9 + dy)} ${num(x + w - 1)} ${num(seam + dy)}`;
  const hinge = roundedRect(400 - w * 0.175, seam - 14, w * 0.35, 42, 10);
  const button = c.diagonal([
    [0, darken(plastic, 0.2)],
    [1, lighten(plastic, 0.4)],
  ]);
  const pale = isPale(plastic);
  return (
    contactShadow(c, 403, y + h + 4, w * 0.42, 19) +
    path(d, ball, earbuds.finish === 'transparent' ? 'opacity=".86"' : '') +
    softEdge(c, d, 46, 0.46) +
    `<g clip-path="${c.clip(d)}">${glint(c, x + w * 0.28, y + h * 0.17, w * 0.2, h * 0.09, earbuds.finish === 'matte' ? 0.2 : pale ? 0.9 : 0.45, -8)}` +
    stroke(line(0), darken(plastic, 0.5), 2.4) +
    `${stroke(line(2.6), '#fff', 1.6, `opacity="${pale ? 0.7 : 0.35}"`)}</g>` +
    path(hinge, metal(c, mix(plastic, '#b9bbc0', 0.6), 'down')) +
    stroke(hinge, darken(plastic, 0.4), 1, 'opacity=".6"') +
    circle(400, y + h * 0.72, 14, button) +
    ring(400, y + h * 0.72, 14, darken(plastic, 0.3), 1.2) +
    paleOutline(c, d, plastic) +
    rim(c, d, 1.4, 0.9)
  );
}
