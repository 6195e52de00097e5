import { loadSharp } from '#platform/load-sharp.ts';
import { fullIcon, ICON, shareDrawing } from './icon-drawings.ts';

/** SVG user units are CSS pixels; sharp counts 72 of them to the inch. */
const UNIT_DENSITY = 72;
const NATURAL_SIDE = 64;

/** The icon as a square PNG; `side` in pixels. */
async function png(svg: string, side: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { density: (UNIT_DENSITY * side) / NATURAL_SIDE })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file that contains one PNG: six bytes of header, sixteen of directory. */
function icoOf(image: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

async function share(): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(shareDrawing())).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** All images of the shop's icon, by path. */
export const ICONS = {
  '/favicon.ico': { type: 'image/x-icon', draw: async () => icoOf(await png(ICON, 32), 32) },
  '/apple-touch-icon.png': { type: 'image/png', draw: () => png(fullIcon(), 180) },
  '/icon-192.png': { type: 'image/png', draw: () => png(ICON, 192) },
  '/icon-512.png': { type: 'image/png', draw: () => png(ICON, 512) },
  '/icon-full-512.png': { type: 'image/png', draw: () => png(fullIcon(), 512) },
  '/share.jpg': {
    type: 'image/jpeg',
    draw: share,
  },
} as const;
