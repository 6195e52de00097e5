import { readFileSync } from 'node:fs';

/** The icon for browser tabs: the mark on its tag, 64 × 64, with transparent corners. */
export const ICON = readFileSync(new URL('../icon.svg', import.meta.url), 'utf8');
const GROUND = '#151c28';
const LIVE = '#dfff1e';
const PAPER = '#f0f2f4';

/** The icon filling a square, for systems that crop icons: the mark is within the inner 80 %. */
export function fullIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="${GROUND}"/>${iconAt(-1, -2, 66)}</svg>`;
}

/**
 * The image for link previews of pages without a picture of their own, 1200 × 630. It has no text, because a server may
 * have no fonts.
 */
export function shareDrawing(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${PAPER}"/><rect y="94" width="1200" height="39" fill="${GROUND}"/>
    ${iconAt(392, 94, 416)}<rect x="392" y="94" width="416" height="14" fill="${LIVE}"/></svg>`;
}

function iconAt(x: number, y: number, side: number): string {
  return ICON.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);
}
