import { readFileSync } from 'node:fs';

/** The shop's sign as browsers show it in a tab: the mark on its tag, 64 × 64, transparent beside it. */
export const ICON = readFileSync(new URL('../icon.svg', import.meta.url), 'utf8');
const GROUND = '#151c28';
const LIVE = '#dfff1e';
const PAPER = '#f0f2f4';

/** The sign filling a square, for systems that cut icons to their own shape: what matters is within the inner four fifths. */
export function fullIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="${GROUND}"/>${iconAt(-1, -2, 66)}</svg>`;
}

/**
 * What link previews show of pages without a picture of their own, 1200 × 630: the sign on the wire, whose stretch above
 * it is live. No words, because a machine may have no typeface.
 */
export function shareDrawing(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${PAPER}"/><rect y="94" width="1200" height="39" fill="${GROUND}"/>
    ${iconAt(392, 94, 416)}<rect x="392" y="94" width="416" height="14" fill="${LIVE}"/></svg>`;
}

function iconAt(x: number, y: number, side: number): string {
  return ICON.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);
}
