/** The type of a file by its first bytes: those the shop can show, and those worth naming in an error. */
export type FileKind = PictureKind | 'gif' | 'heic' | 'svg' | 'html' | 'pdf' | 'bmp' | 'tiff' | 'zip' | undefined;
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

export const PICTURE_KINDS: readonly PictureKind[] = ['jpeg', 'png', 'webp', 'avif'];

const MAGIC: readonly (readonly [NonNullable<FileKind>, number, string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  ['heic', 4, 'ftyphe'],
  ['heic', 4, 'ftypmif1'],
  ['heic', 4, 'ftypmsf1'],
  ['gif', 0, 'GIF8'],
  ['pdf', 0, '%PDF'],
  ['bmp', 0, 'BM'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['zip', 0, 'PK\x03\x04'],
];

export function fileKind(bytes: Uint8Array): FileKind {
  const head = String.fromCharCode(...bytes.subarray(0, 512));
  const found = MAGIC.find(([, at, sign]) => head.startsWith(sign, at));
  if (found) return found[0] === 'webp' && !head.startsWith('RIFF') ? undefined : found[0];
  if (/<svg[\s>]/i.test(head)) return 'svg';
  return /<(!doctype html|html|script|body)[\s>]/i.test(head) ? 'html' : undefined;
}
